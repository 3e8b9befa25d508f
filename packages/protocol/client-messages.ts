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
    z.describe("The sender's own name for what it asks: a retry carries the same one."),
  );

const hello = z
  .strictObject({
    type: z.literal('hello'),
    protocol: z.int(),
    since: z
      .nullable(seq)
      .check(z.describe('The last frame that was applied; null for a client that holds no view yet.')),
  })
  .check(z.describe('The first message on every connection.'));

const command = z
  .strictObject({
    type: z.literal('command'),
    id: requestId,
    on: seq.check(z.describe('The last frame that was applied when this was decided.')),
    command: z.unknown().check(z.describe("As the game's own rules read it.")),
  })
  .check(z.describe('What the seat wants to play.'));

const undo = z
  .strictObject({
    type: z.literal('undo'),
    id: requestId,
    undoes: seq.check(z.describe('The entry to take back.')),
  })
  .check(z.describe("Takes back the seat's own last command."));

const ready = z
  .strictObject({
    type: z.literal('ready'),
    for: z
      .union([z.literal('rules'), seq])
      .check(z.describe("As the table's `wait` says: one that comes too late does not count for the next.")),
  })
  .check(z.describe('The seat has read the rules, or need not wait for what comes next.'));

const draft = z
  .strictObject({
    type: z.literal('draft'),
    on: seq.check(z.describe('The last frame that was applied when this was composed.')),
    command: z.unknown().check(z.describe("As the game's own rules read it; null for nothing.")),
  })
  .check(
    z.describe(
      "What the seat has composed so far: the host plays it if the seat's time runs out, and shows it to nobody.",
    ),
  );

const resync = z
  .strictObject({ type: z.literal('resync') })
  .check(z.describe('The view is not what it was said to be, or a frame is missing: send it whole.'));

const pong = z.strictObject({ type: z.literal('pong'), n: seq }).check(z.describe('The answer to ping.'));

const say = z
  .strictObject({ type: z.literal('say'), id: requestId, what: utterance })
  .check(z.describe('Something to say to everybody at the table. What is said comes back as said.'));

export const clientMessage = z.discriminatedUnion('type', [hello, command, undo, ready, draft, resync, pong, say]);
export type ClientMessage = z.infer<typeof clientMessage>;
