import * as z from 'zod/mini';

/** Rises when an old client could misread what a new host says, or the reverse. */
export const PROTOCOL = 1;

const MAX_COMMAND_ID = 64;

const seq = z.int().check(z.nonnegative());
/** The sender's own name for what it asks: a retry carries the same one. */
const requestId = z.string().check(z.minLength(1), z.maxLength(MAX_COMMAND_ID));

/** The first message on every connection. */
const hello = z.strictObject({
  type: z.literal('hello'),
  protocol: z.int(),
  /** The last frame that was applied; null for a client that holds no view yet. */
  since: z.nullable(seq),
});

const command = z.strictObject({
  type: z.literal('command'),
  id: requestId,
  /** The last frame that was applied when this was decided. */
  on: seq,
  /** As the game's own rules read it. */
  command: z.unknown(),
});

/** Takes back the seat's own last command. */
const undo = z.strictObject({ type: z.literal('undo'), id: requestId, undoes: seq });

/** The view is not what it was said to be, or a frame is missing: send it whole. */
const resync = z.strictObject({ type: z.literal('resync') });

const pong = z.strictObject({ type: z.literal('pong'), n: seq });

export const clientMessage = z.discriminatedUnion('type', [hello, command, undo, resync, pong]);
export type ClientMessage = z.infer<typeof clientMessage>;
