import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { send } from '../api/answer.ts';
import type { Metrics } from './metrics.ts';

export interface OpsPorts {
  readonly metrics: Metrics;
  /** What /metrics is asked with; null where it is for this machine alone. */
  readonly metricsToken: string | null;
  /** Null while all is well. */
  readonly trouble: () => string | null;
}

/** For those who watch over the server: /healthz, /readyz and /metrics. */
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

/** What proxies add to a request: `X-Forwarded-Proto`, `Forwarded`, `Via`, `X-Real-IP`, `CF-Connecting-IP` and the like. */
const OF_PROXIES = /^(?:x-)?forwarded|^via$|^cf-|-ip$/;
/** A page of a foreign name that leads to this machine is not from here. */
const OWN_NAMES = /^(?:localhost|127(?:\.\d+){3}|\[::1\])(?::\d+)?$/i;

/** A request that was passed on came from elsewhere, also where its proxy is not trusted. */
function isFromHere({ ip, headers }: FastifyRequest): boolean {
  const isPassedOn = Object.keys(headers).some((name) => OF_PROXIES.test(name));
  return !isPassedOn && OWN_NAMES.test(headers.host ?? '') && /^(?:::ffff:)?127\.|^::1$/.test(ip);
}

function isBearer({ headers }: FastifyRequest, token: string): boolean {
  const hash = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${token}`));
}
