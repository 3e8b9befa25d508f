import type { ApiProblem } from '@tablee/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import { send } from './answer.ts';

const BY_STATUS: Readonly<Record<number, ApiProblem>> = {
  413: 'too-large',
  415: 'not-json',
  429: 'too-many-requests',
  503: 'stopping',
};

/** Whatever goes wrong outside a route is said as a code; what nobody foresaw is logged, and nothing of it leaves. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    const known = BY_STATUS[status] ?? (status < 500 ? 'bad-body' : null);
    if (known !== null) return send(reply, known);
    request.log.error({ method: request.method, route: request.routeOptions.url, err: error }, 'unforeseen');
    return send(reply, 'internal');
  });
}
