import type { GameTypes, Refusal } from '@tablee/kernel';
import { API_PROBLEMS, type ApiProblem } from '@tablee/protocol';
import type { FastifyReply } from 'fastify';

/** What a route comes to: what was asked for, or why not. */
export type Answer = object | ApiProblem | NotDone;

/** What was not done, and the rule of the game that is in the way, where one is. */
export class NotDone {
  readonly why: ApiProblem;
  readonly refusal: Refusal<GameTypes> | undefined;

  constructor({ why, refusal }: { readonly why: ApiProblem; readonly refusal?: Refusal<GameTypes> }) {
    this.why = why;
    this.refusal = refusal;
  }
}

/** What cannot be done is answered with a code, never with a sentence. */
export function send(reply: FastifyReply, answer: Answer): FastifyReply {
  if (typeof answer === 'string') return reply.code(API_PROBLEMS[answer]).send({ error: answer });
  if (!(answer instanceof NotDone)) return reply.send(answer);
  return reply.code(API_PROBLEMS[answer.why]).send({ error: answer.why, ...answer.refusal });
}
