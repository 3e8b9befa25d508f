import * as z from 'zod/mini';
import { utterance } from './talk.ts';

/** Raised when old clients could misread a new host, or the reverse. */
export const PROTOCOL = 3;

const MAX_REQUEST_ID_LENGTH = 64;

const seq = z.int().check(z.nonnegative());
export const requestId = z
  .string()
  .check(
    z.minLength(1),
    z.maxLength(MAX_REQUEST_ID_LENGTH),
    z.describe('Id of the request, chosen by the sender. A retry has the same one.'),
  );

const hello = z
  .strictObject({
    type: z.literal('hello'),
    protocol: z.int(),
    since: z.nullable(seq).check(z.describe('`seq` of the last applied frame; null for a client without a view.')),
  })
  .check(z.describe('The first message on every connection.'));

const command = z
  .strictObject({
    type: z.literal('command'),
    id: requestId,
    on: seq.check(z.describe('`seq` of the last frame that was applied when this was decided.')),
    command: z.unknown().check(z.describe('In the form that the rules of the game read.')),
  })
  .check(z.describe('A command of the seat.'));

const undo = z
  .strictObject({
    type: z.literal('undo'),
    id: requestId,
    undoes: seq.check(z.describe('`seq` of the entry to take back.')),
  })
  .check(z.describe('Takes back the last command of the seat.'));

const ready = z
  .strictObject({
    type: z.literal('ready'),
    for: z
      .union([z.literal('rules'), seq])
      .check(z.describe("Same as in the table's `wait`, so that a late message does not count for the next wait.")),
  })
  .check(z.describe('The seat has read the rules, or is ready to go on.'));

const draft = z
  .strictObject({
    type: z.literal('draft'),
    on: seq.check(z.describe('`seq` of the last frame that was applied when this was composed.')),
    command: z.unknown().check(z.describe('In the form that the rules of the game read; null for nothing.')),
  })
  .check(
    z.describe(
      'The turn that is being composed. The host plays it if the time of the seat runs out, and never shows it.',
    ),
  );

const resync = z
  .strictObject({ type: z.literal('resync') })
  .check(z.describe('Requests a snapshot, because the view has drifted or a frame is missing.'));

const pong = z.strictObject({ type: z.literal('pong'), n: seq }).check(z.describe('The answer to ping.'));

const say = z
  .strictObject({ type: z.literal('say'), id: requestId, what: utterance })
  .check(z.describe('Says something to everybody at the table. It comes back as `said`.'));

export const clientMessage = z.discriminatedUnion('type', [hello, command, undo, ready, draft, resync, pong, say]);
export type ClientMessage = z.infer<typeof clientMessage>;
