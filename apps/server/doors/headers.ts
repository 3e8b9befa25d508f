import type { FastifyInstance } from 'fastify';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  // The address of a table is its key: no other site learns it.
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
};

/** A name and a port, and nothing that would end a directive. */
const HOST = /^[\w.:[\]-]+$/;

/** What a browser may do with what the server sends. */
export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ host, protocol, url }, reply) => {
    void reply.headers({ ...ALWAYS, 'content-security-policy': policyFor(host) });
    // Browsers complain of it where the page came by plain http, as it does in a network at home.
    if (protocol === 'https') void reply.header('cross-origin-opener-policy', 'same-origin');
    if (url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
  });
}

/** Without upgrade-insecure-requests: at home there is no https. */
function policyFor(host: string): string {
  // Safari before 15.4 does not take the sockets of its own host for its own.
  const sockets = HOST.test(host) ? ` ws://${host} wss://${host}` : '';
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    `connect-src 'self'${sockets}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
