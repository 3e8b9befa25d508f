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
      .check(z.describe('True for a guest whom the maker sent off: they may watch but not sit down.')),
    table: tableInfo,
  })
  .check(z.describe('The answer to hello: the viewer of this connection, and the table.'));

const snapshot = z
  .strictObject({
    type: z.literal('snapshot'),
    seq,
    at,
    live: z.boolean().check(z.describe('True if match time is running.')),
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
    sights: z
      .array(z.unknown())
      .check(z.describe('The events that this viewer may see, for animation and for a log in words.')),
    note: z.optional(z.unknown().check(z.describe('Something that happened around the match, such as a pause.'))),
    timeOut: z.optional(z.int().check(z.describe('The seat whose time ran out: the host played this for it.'))),
    check: z.optional(
      z
        .string()
        .check(
          z.describe('Checksum of the view after this frame: every 50 frames, and with the last frame of a tail.'),
        ),
    ),
  })
  .check(
    z.describe(
      'Entry `seq` as this viewer sees it. Every viewer gets one for every entry, empty if nothing of it is visible.',
    ),
  );

const seatClock = z
  .strictObject({
    deadline: z.nullable(at).check(z.describe('Match time at which the clock runs out; null while it is stopped.')),
    left: z
      .nullable(z.int().check(z.nonnegative()))
      .check(z.describe('Milliseconds left, including the bank, when the clock was last started or stopped.')),
    bank: z.int().check(z.nonnegative(), z.describe('Milliseconds in the bank, for all turns that take longer.')),
  })
  .check(z.describe('`left` is null if it is not the turn of the seat.'));

const turn = z
  .strictObject({
    type: z.literal('turn'),
    seq,
    awaited: z.array(z.int()).check(z.describe('Seats that the match waits for.')),
    clocks: z.nullable(z.array(seatClock)).check(z.describe('One per seat; null if the table has no clock.')),
  })
  .check(z.describe('In games of turns: the seats that are waited for after entry `seq`, and their clocks.'));

const ack = z
  .strictObject({ type: z.literal('ack'), id: z.string(), seq })
  .check(z.describe('The command was played, and is entry `seq`.'));

const late = z
  .strictObject({
    ms: z
      .int()
      .check(z.positive(), z.describe('Delay behind the winner in milliseconds, after compensation for latency.')),
    to: z.int().check(z.nonnegative(), z.describe('The seat that won.')),
  })
  .check(z.describe('Present if the command lost a race.'));

const refusal = z
  .strictObject({ type: z.literal('refusal'), id: z.string(), rule: z.string(), facts, late: z.optional(late) })
  .check(z.describe('The command breaks a rule of the game.'));

const problem = z
  .strictObject({
    type: z.literal('problem'),
    id: z.nullable(z.string()).check(z.describe('Id of the request, if it had one.')),
    why: z.string(),
  })
  .check(z.describe('The request cannot be carried out, for a reason that is not a rule of the game.'));

const table = z
  .strictObject({ type: z.literal('table'), table: tableInfo })
  .check(z.describe('The table around the match has changed.'));

const ping = z
  .strictObject({ type: z.literal('ping'), n: seq })
  .check(z.describe('To be answered with pong and the same number.'));

const millis = z.int().check(z.nonnegative());
const seatPing = z.strictObject({
  ping: z
    .nullable(millis)
    .check(z.describe('Round trip in milliseconds; null for a bot, and for a person who is away or not yet measured.')),
  hold: millis.check(z.describe('Milliseconds for which its commands are held in races.')),
});
export type SeatPing = z.infer<typeof seatPing>;

const pings = z
  .strictObject({ type: z.literal('pings'), seats: z.array(seatPing) })
  .check(z.describe('Latency of each seat, in games with races. Sent after a considerable change.'));

const said = z
  .strictObject({
    type: z.literal('said'),
    n: z
      .int()
      .check(
        z.positive(),
        z.describe('Number of the utterance at this table. A repeated number replaces the earlier message.'),
      ),
    seat: z.nullable(z.int()).check(z.describe('Present seat of the speaker; null if they have left.')),
    who: z
      .string()
      .check(z.describe('Pseudonym of the speaker, constant at this table in any seat, meaningless at other tables.')),
    what: utterance,
    ago: z.int().check(z.nonnegative(), z.describe('Milliseconds since it was said.')),
  })
  .check(z.describe('Something that somebody at the table said.'));
export type SaidMessage = z.infer<typeof said>;

const bye = z
  .strictObject({
    type: z.literal('bye'),
    why: z.enum(['restart', 'moved', 'slow', 'limit', 'protocol', 'gone']),
  })
  .check(z.describe('The connection is about to be closed; `why` tells if reconnecting makes sense.'));

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
