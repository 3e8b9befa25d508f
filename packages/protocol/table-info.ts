import * as z from 'zod/mini';
import { houseRules } from './house.ts';
import { talkMode } from './talk.ts';

const at = z.int().check(z.nonnegative());

const absence = z
  .strictObject({
    since: at.check(z.describe('Match time.')),
    standInAt: at.check(z.describe('Match time at which a bot stands in, where nobody is back by then.')),
    standIn: z.nullable(z.string()).check(z.describe('The level of the bot that plays until they are back.')),
    hasPlayed: z.boolean().check(z.describe('Whether that bot has made a move for them.')),
  })
  .check(z.describe('While a match is played without them.'));

const person = z.strictObject({
  kind: z.literal('person'),
  name: z.string(),
  avatar: z.string(),
  online: z.boolean().check(z.describe('Whether they are connected, and were heard of lately.')),
  away: z.nullable(absence),
});
const bot = z.strictObject({ kind: z.literal('bot'), level: z.string(), name: z.string(), avatar: z.string() });
const open = z.strictObject({ kind: z.literal('open') });

export const seatInfo = z.discriminatedUnion('kind', [person, bot, open]);
export type SeatInfo = z.infer<typeof seatInfo>;

const pause = z
  .strictObject({
    by: z.nullable(z.int()).check(z.describe('The seat that asked for it.')),
    untilBack: z.boolean().check(z.describe('It ends when everybody is back.')),
    leftMs: z
      .int()
      .check(z.nonnegative(), z.describe('In real time, from when this was told: then it ends by itself.')),
  })
  .check(z.describe('Nobody plays, and match time stands.'));

const seats = z.array(z.int());
const wait = z
  .strictObject({
    for: z
      .union([z.literal('rules'), at])
      .check(
        z.describe(
          'Newcomers who read the rules. Or the match time at which the match goes on by itself, where it does not stand.',
        ),
      ),
    awaited: seats.check(z.describe('The people who are here and have not said that they are ready.')),
    ready: seats.check(z.describe('Those who have.')),
    leftMs: z
      .nullable(z.int().check(z.nonnegative()))
      .check(
        z.describe(
          'Null while match time runs. Where it stands for this, after so long in real time, from when this was told, the match goes on anyway.',
        ),
      ),
  })
  .check(z.describe('Nobody is to act. It goes on at once when nobody is awaited any more.'));

const time = z
  .strictObject({ at, live: z.boolean() })
  .check(z.describe('Match time when this was told, and whether it is running.'));

const facts = z.record(z.string(), z.union([z.string(), z.number()]));
const obstacle = z
  .discriminatedUnion('why', [
    z.strictObject({
      why: z.enum(['too-few', 'bad-count']),
      counts: z.array(z.int()).check(z.describe('How many may play, as the options stand.')),
    }),
    z.strictObject({ why: z.literal('refused'), rule: z.string(), facts }),
  ])
  .check(z.describe('Why the match cannot begin as the table stands: too few, a number that does not go, or a rule.'));

const sentOff = z.strictObject({
  who: z.string().check(z.describe('A pseudonym, for `let-in`.')),
  name: z.string().check(z.describe('Empty where it is not known any more.')),
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
      .check(z.describe('One a seat: what was chosen for it while the table waits, what it plays from then on.')),
    plays: z
      .array(z.nullable(z.record(z.string(), z.unknown())))
      .check(
        z.describe(
          'One a seat: the same with what nobody chose given out. While the table waits: as it would be if the match began now, or, where too few sit for that, when every place is taken; null for a place that falls away, and where nobody can tell yet.',
        ),
      ),
    teams: z
      .nullable(z.array(z.array(z.int())))
      .check(
        z.describe(
          'The seats that win together. While the table waits: as they will be when open places fall away, or, where too few sit for that, when every place is taken. Null where everybody plays alone, and where nobody can tell yet.',
        ),
      ),
    offeredTo: z
      .nullable(z.int())
      .check(
        z.describe(
          'While a rematch waits: the seat to which it offers the role that passes from seat to seat (`goesRound` of an option). Null where somebody chose that role, and where none does.',
        ),
      ),
    obstacle: z.nullable(obstacle),
    house: houseRules,
    listed: z
      .boolean()
      .check(z.describe('Whether it stands in the list of open tables, or is reached by its link only.')),
    talk: talkMode,
    status: z.enum(['waiting', 'playing', 'over']),
    seats: z.array(seatInfo),
    maker: z
      .nullable(z.int())
      .check(z.describe('The seat of whoever may change the table: its maker, or who came after them.')),
    sentOff: z
      .optional(z.array(sentOff))
      .check(z.describe('Guests whom the maker sent off and may let in again; absent where there are none.')),
    pause: z.nullable(pause),
    wait: z.nullable(wait),
    time: z.nullable(time).check(z.describe('Null before the match.')),
    commitment: z
      .string()
      .check(z.describe('SHA-256 of the secret that the seed is mixed from: shown before anybody sits down.')),
    seed: z.nullable(seedParts).check(z.describe('What the seed was mixed from: only when the match is over.')),
    next: z.nullable(z.string()).check(z.describe('The table at which the same people play again.')),
  })
  .check(z.describe('What everybody may know of a table.'));
export type TableInfo = z.infer<typeof tableInfo>;
