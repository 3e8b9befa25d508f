import type { FastifyReply } from 'fastify';
import { type ApiProblem, STATUS } from './problems.ts';

/** What a route comes to: what was asked for, or why not. */
export type Answer = object | ApiProblem;

/** What cannot be done is answered with a code, never with a sentence. */
export function send(reply: FastifyReply, answer: Answer): FastifyReply {
  return typeof answer === 'string' ? reply.code(STATUS[answer]).send({ error: answer }) : reply.send(answer);
}
