import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

const UNCOUNTED = { config: { rateLimit: false } } as const;

/** For whoever watches over the server: /healthz, /readyz and /metrics. */
export function opsRoutes(app: FastifyInstance, metrics: Metrics, trouble: () => string | null): void {
  app.get('/healthz', UNCOUNTED, () => ({ ok: true }));

  app.get('/readyz', UNCOUNTED, (_request, reply) => {
    const error = trouble();
    return error === null ? { ok: true } : reply.code(503).send({ error });
  });

  app.get('/metrics', UNCOUNTED, async (_request, reply) => {
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}
