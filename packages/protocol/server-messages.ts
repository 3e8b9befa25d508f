import * as z from 'zod/mini';
import { patch } from './patch.ts';
import { tableInfo } from './table-info.ts';

const seq = z.int().check(z.nonnegative());
const at = z.int().check(z.nonnegative());
const facts = z.record(z.string(), z.union([z.string(), z.number()]));

/** The answer to hello: who this connection is, and at what table. */
const welcome = z.strictObject({
  type: z.literal('welcome'),
  protocol: z.int(),
  viewer: z.union([z.int(), z.literal('spectator')]),
  table: tableInfo,
});

/** The whole view after entry `seq`, and its checksum. */
const snapshot = z.strictObject({
  type: z.literal('snapshot'),
  seq,
  at,
  /** Whether match time is running. */
  live: z.boolean(),
  view: z.unknown(),
  check: z.string(),
});

/** Entry `seq` as this viewer sees it. Every viewer gets one for every entry, also where nothing of it is theirs to see. */
const frame = z.strictObject({
  type: z.literal('frame'),
  seq,
  at,
  /** From the view before to the view after. */
  patch,
  /** What happened, for the log in words and for the animation. */
  sights: z.array(z.unknown()),
  /** What happened around the match. */
  note: z.optional(z.unknown()),
  /** The checksum of the view after it: every 50 frames, and with the last frame of a resumed tail. */
  check: z.optional(z.string()),
});

/** The command was played, and is entry `seq`. */
const ack = z.strictObject({ type: z.literal('ack'), id: z.string(), seq });

/** The command breaks a rule of the game. */
const refusal = z.strictObject({ type: z.literal('refusal'), id: z.string(), rule: z.string(), facts });

/** What was asked cannot be done, and not for a rule of the game. `id` is the request's, where it had one. */
const problem = z.strictObject({ type: z.literal('problem'), id: z.nullable(z.string()), why: z.string() });

/** The table around the match has changed. */
const table = z.strictObject({ type: z.literal('table'), table: tableInfo });

const ping = z.strictObject({ type: z.literal('ping'), n: seq });

/** The connection is about to be closed, and whether it is worth coming back. */
const bye = z.strictObject({
  type: z.literal('bye'),
  why: z.enum(['restart', 'moved', 'slow', 'protocol', 'gone']),
});

export const serverMessage = z.discriminatedUnion('type', [
  welcome,
  snapshot,
  frame,
  ack,
  refusal,
  problem,
  table,
  ping,
  bye,
]);
export type ServerMessage = z.infer<typeof serverMessage>;
export type Frame = z.infer<typeof frame>;
export type SnapshotMessage = z.infer<typeof snapshot>;
