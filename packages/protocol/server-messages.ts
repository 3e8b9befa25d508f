import * as z from 'zod/mini';
import { patch } from './patch.ts';
import type { MessageProblem } from './problems.ts';
import { tableInfo } from './table-info.ts';
import { utterance } from './talk.ts';

const seq = z.int().check(z.nonnegative());
const at = z.int().check(z.nonnegative(), z.describe('Match time in milliseconds.'));
const facts = z.record(z.string(), z.union([z.string(), z.number()]));

const welcome = z
  .strictObject({
    type: z.literal('welcome'),
    protocol: z.int(),
    viewer: z.union([z.int(), z.literal('spectator')]),
    barred: z
      .optional(z.boolean())
      .check(z.describe('True for a guest whom the maker sent off: they may watch, and cannot sit down.')),
    table: tableInfo,
  })
  .check(z.describe('The answer to hello: who this connection is, and at what table.'));

const snapshot = z
  .strictObject({
    type: z.literal('snapshot'),
    seq,
    at,
    live: z.boolean().check(z.describe('Whether match time is running.')),
    view: z.unknown(),
    check: z.string(),
  })
  .check(z.describe('The whole view after entry `seq`, and its checksum.'));

const frame = z
  .strictObject({
    type: z.literal('frame'),
    seq,
    at,
    patch,
    sights: z.array(z.unknown()).check(z.describe('What happened, for the log in words and for the animation.')),
    note: z.optional(z.unknown().check(z.describe('What happened around the match.'))),
    timeOut: z.optional(z.int().check(z.describe('The seat whose time was out: the host played this for it.'))),
    check: z.optional(
      z
        .string()
        .check(
          z.describe('The checksum of the view after it: every 50 frames, and with the last frame of a resumed tail.'),
        ),
    ),
  })
  .check(
    z.describe(
      'Entry `seq` as this viewer sees it. Every viewer gets one for every entry, also where nothing of it is theirs to see.',
    ),
  );

const seatClock = z
  .strictObject({
    deadline: z.nullable(at).check(z.describe('Match time at which its time is out; null while its clock stands.')),
    left: z
      .nullable(z.int().check(z.nonnegative()))
      .check(
        z.describe('Milliseconds that were left, the bank counted in, when its clock last began to run or to stand.'),
      ),
    bank: z.int().check(z.nonnegative(), z.describe('Milliseconds for all turns that take longer.')),
  })
  .check(z.describe('`left` is null where it is not the turn of the seat.'));

const turn = z
  .strictObject({
    type: z.literal('turn'),
    seq,
    awaited: z.array(z.int()).check(z.describe('The seats that are to act.')),
    clocks: z.nullable(z.array(seatClock)).check(z.describe('One a seat; null where the table has no clock.')),
  })
  .check(z.describe('In a game of turns: who is waited for after entry `seq`, and until when.'));

const ack = z
  .strictObject({ type: z.literal('ack'), id: z.string(), seq })
  .check(z.describe('The command was played, and is entry `seq`.'));

const late = z
  .strictObject({
    ms: z.int().check(z.positive(), z.describe('By so much it was later, the ways of both evened out.')),
    to: z.int().check(z.nonnegative(), z.describe('The seat that was first.')),
  })
  .check(z.describe('It lost a race.'));

const refusal = z
  .strictObject({ type: z.literal('refusal'), id: z.string(), rule: z.string(), facts, late: z.optional(late) })
  .check(z.describe('The command breaks a rule of the game.'));

const problem = z
  .strictObject({
    type: z.literal('problem'),
    id: z.nullable(z.string()).check(z.describe("The request's, where it had one.")),
    why: z.string(),
  })
  .check(z.describe('What was asked cannot be done, and not for a rule of the game.'));

const table = z
  .strictObject({ type: z.literal('table'), table: tableInfo })
  .check(z.describe('The table around the match has changed.'));

const ping = z.strictObject({ type: z.literal('ping'), n: seq }).check(z.describe('To be answered with pong.'));

const millis = z.int().check(z.nonnegative());
const seatPing = z.strictObject({
  ping: z
    .nullable(millis)
    .check(z.describe('The round trip in milliseconds; null for a bot, and for whoever is away or not yet measured.')),
  hold: millis.check(z.describe('For how long its commands wait where they race for something.')),
});
export type SeatPing = z.infer<typeof seatPing>;

const pings = z
  .strictObject({ type: z.literal('pings'), seats: z.array(seatPing) })
  .check(z.describe('How far away each seat is, where a game has races: told when it has changed by much.'));

const said = z
  .strictObject({
    type: z.literal('said'),
    n: z
      .int()
      .check(z.positive(), z.describe('Counts what was said at this table. One that came before is told again.')),
    seat: z.nullable(z.int()).check(z.describe('Where its speaker sits now; null for somebody who has left.')),
    who: z
      .string()
      .check(z.describe('The same for one person at one table, whatever the seat; means nothing elsewhere.')),
    what: utterance,
    ago: z.int().check(z.nonnegative(), z.describe('How many milliseconds ago it was said.')),
  })
  .check(z.describe('Somebody has said something.'));
export type SaidMessage = z.infer<typeof said>;

const bye = z
  .strictObject({
    type: z.literal('bye'),
    why: z.enum(['restart', 'moved', 'slow', 'protocol', 'gone']),
  })
  .check(z.describe('The connection is about to be closed, and whether it is worth coming back.'));

export const serverMessage = z.discriminatedUnion('type', [
  welcome,
  snapshot,
  frame,
  turn,
  ack,
  refusal,
  problem,
  table,
  ping,
  pings,
  said,
  bye,
]);
export type ServerMessage = z.infer<typeof serverMessage>;
/**
 * Messages that a host sends, with problem codes as a closed union. Clients accept any code, since the host may be
 * newer.
 */
export type HostMessage =
  | Exclude<ServerMessage, { type: 'problem' }>
  | (z.infer<typeof problem> & { readonly why: MessageProblem });
export type Frame = z.infer<typeof frame>;
export type TurnMessage = z.infer<typeof turn>;
export type SnapshotMessage = z.infer<typeof snapshot>;
