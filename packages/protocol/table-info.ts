import * as z from 'zod/mini';

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

/** What everybody may know of a table. */
export const tableInfo = z.strictObject({
  id: z.string(),
  game: z.string(),
  version: z.int(),
  options: z.record(z.string(), z.unknown()),
  /** Whether it stands in the list of open tables, or is reached by its link only. */
  listed: z.boolean(),
  status: z.enum(['waiting', 'playing', 'over']),
  seats: z.array(seatInfo),
  /** The seat of whoever made the table, and may change it. */
  maker: z.nullable(z.int()),
  /** SHA-256 of the secret that the seed is mixed from: shown before anybody sits down. */
  commitment: z.string(),
  /** What the seed was mixed from: only when the match is over. */
  seed: z.nullable(z.strictObject({ secret: z.string(), nonces: z.array(z.string()) })),
  /** The table at which the same people play again. */
  next: z.nullable(z.string()),
});
export type TableInfo = z.infer<typeof tableInfo>;
