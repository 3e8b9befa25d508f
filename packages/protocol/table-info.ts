import * as z from 'zod/mini';
import { houseRules } from './house.ts';
import { talkMode } from './talk.ts';

const at = z.int().check(z.nonnegative());

const absence = z
  .strictObject({
    since: at.check(z.describe('Match time.')),
    standInAt: at.check(z.describe('Match time at which a bot stands in, unless the person is back.')),
    standIn: z.nullable(z.string()).check(z.describe('Level of the bot that plays until they are back.')),
    hasPlayed: z.boolean().check(z.describe('True if that bot has made a move for them.')),
  })
  .check(z.describe('Absence of the person from a running match.'));

const person = z.strictObject({
  kind: z.literal('person'),
  name: z.string(),
  avatar: z.string(),
  online: z.boolean().check(z.describe('True if connected and recently heard from.')),
  away: z.nullable(absence),
});
const bot = z.strictObject({ kind: z.literal('bot'), level: z.string(), name: z.string(), avatar: z.string() });
const open = z.strictObject({ kind: z.literal('open') });

export const seatInfo = z.discriminatedUnion('kind', [person, bot, open]);
export type SeatInfo = z.infer<typeof seatInfo>;

const pause = z
  .strictObject({
    by: z.nullable(z.int()).check(z.describe('The seat that asked for it.')),
    untilBack: z.boolean().check(z.describe('True if it ends when everybody is back.')),
    leftMs: z
      .int()
      .check(z.nonnegative(), z.describe('Real time in milliseconds, from this message, until it ends by itself.')),
  })
  .check(z.describe('A pause: nobody can play, and match time is stopped.'));

const seats = z.array(z.int());
const wait = z
  .strictObject({
    for: z
      .union([z.literal('rules'), at])
      .check(
        z.describe(
          '`rules`: newcomers are reading the rules. A number: match time at which the rest ends by itself, if match time is running.',
        ),
      ),
    awaited: seats.check(z.describe('Seats of people who are present and not yet ready.')),
    ready: seats.check(z.describe('Seats of people who are ready.')),
    leftMs: z
      .nullable(z.int().check(z.nonnegative()))
      .check(
        z.describe(
          'Null while match time is running. If it is stopped for this wait: real time in milliseconds, from this message, after which the match goes on.',
        ),
      ),
  })
  .check(z.describe('A wait in which no seat is to act. It ends at once when `awaited` is empty.'));

const time = z
  .strictObject({ at, live: z.boolean() })
  .check(z.describe('Match time when this was sent; `live` if it is running.'));

const facts = z.record(z.string(), z.union([z.string(), z.number()]));
const obstacle = z
  .discriminatedUnion('why', [
    z.strictObject({
      why: z.enum(['too-few', 'bad-count']),
      counts: z.array(z.int()).check(z.describe('Allowed numbers of players with the present options.')),
    }),
    z.strictObject({ why: z.literal('refused'), rule: z.string(), facts }),
  ])
  .check(z.describe('Reason why the match cannot begin now: too few seats, a number that is not allowed, or a rule.'));

const sentOff = z.strictObject({
  who: z.string().check(z.describe('Pseudonym for `let-in`.')),
  name: z.string().check(z.describe('Empty if it is no longer known.')),
});

const seedParts = z.strictObject({ secret: z.string(), nonces: z.array(z.string()) });

export const tableInfo = z
  .strictObject({
    id: z.string(),
    game: z.string(),
    version: z.int(),
    options: z.record(z.string(), z.unknown()),
    seatOptions: z
      .array(z.record(z.string(), z.unknown()))
      .check(z.describe('One per seat: its choices while the table waits, and from then on what it plays.')),
    plays: z
      .array(z.nullable(z.record(z.string(), z.unknown())))
      .check(
        z.describe(
          'One per seat: `seatOptions` with open choices filled in. While the table waits, as if the match began now or, with too few seats taken, with all seats taken; null for a seat that would be dropped, and if it cannot be told yet.',
        ),
      ),
    teams: z
      .nullable(z.array(z.array(z.int())))
      .check(
        z.describe(
          'Seats that win together. While the table waits, as if the match began now or, with too few seats taken, with all seats taken. Null if everybody plays alone, and if it cannot be told yet.',
        ),
      ),
    offeredTo: z
      .nullable(z.int())
      .check(
        z.describe(
          'While a rematch waits: the seat that is offered the rotating role (`goesRound` of an option). Null if somebody chose that role, for one person alone with bots, and without such a role.',
        ),
      ),
    obstacle: z.nullable(obstacle),
    house: houseRules,
    listed: z
      .boolean()
      .check(z.describe('True if it is in the list of open tables; false if it is reached by its link only.')),
    talk: talkMode,
    status: z.enum(['waiting', 'playing', 'over']),
    seats: z.array(seatInfo),
    maker: z
      .nullable(z.int())
      .check(z.describe('Seat of the guest who may change the table: its maker, or the successor.')),
    sentOff: z
      .optional(z.array(sentOff))
      .check(z.describe('Guests whom the maker sent off and may let in again; absent if there are none.')),
    pause: z.nullable(pause),
    wait: z.nullable(wait),
    time: z.nullable(time).check(z.describe('Null before the match.')),
    commitment: z.string().check(z.describe('SHA-256 of the secret in the seed, published before anybody sits down.')),
    seed: z.nullable(seedParts).check(z.describe('Secret and nonces of the seed; null until the match is over.')),
    next: z.nullable(z.string()).check(z.describe('Id of the table of the rematch.')),
  })
  .check(z.describe('The public data of a table.'));
export type TableInfo = z.infer<typeof tableInfo>;
