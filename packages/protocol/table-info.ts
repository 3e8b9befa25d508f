import * as z from 'zod/mini';
import { talkMode } from './talk.ts';

const person = z.strictObject({
  kind: z.literal('person'),
  name: z.string(),
  avatar: z.string(),
  online: z.boolean(),
});
const bot = z.strictObject({ kind: z.literal('bot'), level: z.string(), name: z.string(), avatar: z.string() });
const open = z.strictObject({ kind: z.literal('open') });

export const seatInfo = z.discriminatedUnion('kind', [person, bot, open]);
export type SeatInfo = z.infer<typeof seatInfo>;

const seedParts = z.strictObject({ secret: z.string(), nonces: z.array(z.string()) });

export const tableInfo = z
  .strictObject({
    id: z.string(),
    game: z.string(),
    version: z.int(),
    options: z.record(z.string(), z.unknown()),
    listed: z
      .boolean()
      .check(z.describe('Whether it stands in the list of open tables, or is reached by its link only.')),
    fair: z.boolean().check(z.describe('Whether races are evened out between near and far.')),
    talk: talkMode,
    status: z.enum(['waiting', 'playing', 'over']),
    seats: z.array(seatInfo),
    maker: z.nullable(z.int()).check(z.describe('The seat of whoever made the table, and may change it.')),
    commitment: z
      .string()
      .check(z.describe('SHA-256 of the secret that the seed is mixed from: shown before anybody sits down.')),
    seed: z.nullable(seedParts).check(z.describe('What the seed was mixed from: only when the match is over.')),
    next: z.nullable(z.string()).check(z.describe('The table at which the same people play again.')),
  })
  .check(z.describe('What everybody may know of a table.'));
export type TableInfo = z.infer<typeof tableInfo>;
