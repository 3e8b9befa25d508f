import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { send } from '../api/answer.ts';
import type { Metrics } from './metrics.ts';

export interface OpsPorts {
  readonly metrics: Metrics;
  /** Bearer token for /metrics; null restricts it to this machine. */
  readonly metricsToken: string | null;
  /** Null while the server is healthy. */
  readonly trouble: () => string | null;
}

/** Monitoring routes: /healthz, /readyz and /metrics. */
export function opsRoutes(app: FastifyInstance, { metrics, metricsToken, trouble }: OpsPorts): void {
  app.get('/healthz', () => ({ ok: true }));

  app.get('/readyz', (_request, reply) => {
    const error = trouble();
    return error === null ? { ok: true } : reply.code(503).send({ error });
  });

  app.get('/metrics', async (request, reply) => {
    const mayRead = metricsToken === null ? isFromHere(request) : isBearer(request, metricsToken);
    if (!mayRead) return send(reply, 'not-found');
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

/** Headers that proxies add: `X-Forwarded-Proto`, `Forwarded`, `Via`, `X-Real-IP`, `CF-Connecting-IP` and the like. */
const OF_PROXIES = /^(?:x-)?forwarded|^via$|^cf-|-ip$/;
/** Host names of this machine. Checked because any other domain may resolve to 127.0.0.1 (DNS rebinding). */
const OWN_NAMES = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

/**
 * True for direct requests from this machine. A forwarded request came from elsewhere, even if its proxy is not
 * trusted.
 */
function isFromHere({ ip, headers }: FastifyRequest): boolean {
  const isPassedOn = Object.keys(headers).some((name) => OF_PROXIES.test(name));
  return !isPassedOn && OWN_NAMES.test(headers.host ?? '') && /^(?:::ffff:)?127\.|^::1$/.test(ip);
}

function isBearer({ headers }: FastifyRequest, token: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));
}
