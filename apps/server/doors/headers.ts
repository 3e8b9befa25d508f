import type { FastifyInstance } from 'fastify';

const ALWAYS = {
  'x-content-type-options': 'nosniff',
  // The address of a table is its key and must not reach other sites.
  'referrer-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'cross-origin-resource-policy': 'same-origin',
};

/** Host name and port, without characters that would end a CSP directive. */
const HOST = /^[\w.:[\]-]+$/;

/** Adds the security headers. */
export function addHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ host, protocol, url }, reply) => {
    void reply.headers({ ...ALWAYS, 'content-security-policy': policyFor(host) });
    // Browsers log a warning for this header on a page served over plain http, as in a home network.
    if (protocol === 'https') void reply.header('cross-origin-opener-policy', 'same-origin');
    if (url.startsWith('/api/')) void reply.header('cache-control', 'no-store');
  });
}

/** Without upgrade-insecure-requests, since there is no https in a home network. */
function policyFor(host: string): string {
  // Safari before 15.4 does not match sockets of the same host with 'self'.
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
