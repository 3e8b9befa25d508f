import type { ApiProblem } from '@tablee/protocol';
import type { FastifyError, FastifyInstance } from 'fastify';
import type { DoorBook, Turned } from '../ops/door-book.ts';
import { send } from './answer.ts';

const BY_STATUS: Readonly<Record<number, ApiProblem>> = {
  413: 'too-large',
  415: 'not-json',
  429: 'too-many-requests',
  503: 'stopping',
};

/** What is not said here is a body that cannot be read. */
const BOOKED_AS: Partial<Record<ApiProblem, Turned>> = {
  'too-many-requests': 'too-many-requests',
  stopping: 'stopping',
  'not-found': 'bad-request',
};

/** Whatever goes wrong outside a route is said as a code; what nobody foresaw is logged, and nothing of it leaves. */
export function answerErrors(app: FastifyInstance, book: DoorBook): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    const known = BY_STATUS[status] ?? (status < 500 ? refusedAs(request.method) : null);
    const path = request.routeOptions.url;
    if (known !== null) {
      book.turnAway(BOOKED_AS[known] ?? 'bad-body', { path, problem: known });
      return send(reply, known);
    }
    request.log.error({ method: request.method, route: path, err: error }, 'unforeseen');
    return send(reply, 'internal');
  });
}

/** Without a body it can only be the address: one such as `//x` or `/../x` names nothing that is there. */
function refusedAs(method: string): ApiProblem {
  return method === 'GET' || method === 'HEAD' ? 'not-found' : 'bad-body';
}
