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

/** Problems that are missing here are booked as unreadable bodies. */
const BOOKED_AS: Partial<Record<ApiProblem, Turned>> = {
  'too-many-requests': 'too-many-requests',
  stopping: 'stopping',
  'not-found': 'bad-request',
};

/** Answers errors outside the routes with a code. Unexpected errors are logged, and no detail of them is sent. */
export function answerErrors(app: FastifyInstance, book: DoorBook): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    const known = BY_STATUS[status] ?? (status < 500 ? refusedAs(request.method) : null);
    const path = request.routeOptions.url;
    if (known !== null) {
      book.turnAway(BOOKED_AS[known] ?? 'bad-body', { path, problem: known });
      return send(reply, known);
    }
    request.log.error({ method: request.method, route: path, err: error }, 'request failed unexpectedly');
    return send(reply, 'internal');
  });
}

/** A request without a body can only fail by its path: `//x` or `/../x` names no resource. */
function refusedAs(method: string): ApiProblem {
  return method === 'GET' || method === 'HEAD' ? 'not-found' : 'bad-body';
}
