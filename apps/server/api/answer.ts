import type { GameTypes, Refusal } from '@tablee/kernel';
import { API_PROBLEMS, type ApiProblem } from '@tablee/protocol';
import type { FastifyReply } from 'fastify';

/** Result of a route: the body, or the reason for a refusal. */
export type RouteResult = object | ApiProblem | NotDone;

/** A refusal, with the rule of the game that forbids the act if there is one. */
export class NotDone {
  readonly why: ApiProblem;
  readonly refusal: Refusal<GameTypes> | undefined;

  constructor({ why, refusal }: { readonly why: ApiProblem; readonly refusal?: Refusal<GameTypes> }) {
    this.why = why;
    this.refusal = refusal;
  }
}

/** Problems are sent as codes; the page words them. */
export function send(reply: FastifyReply, answer: RouteResult): FastifyReply {
  if (typeof answer === 'string') return reply.code(API_PROBLEMS[answer]).send({ error: answer });
  if (!(answer instanceof NotDone)) return reply.send(answer);
  return reply.code(API_PROBLEMS[answer.why]).send({ error: answer.why, ...answer.refusal });
}
