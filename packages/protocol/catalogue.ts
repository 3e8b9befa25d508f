import * as z from 'zod/mini';

const value = z.union([z.boolean(), z.string(), z.number()]);
const counts = z.array(z.int()).check(z.describe('How many may play, in rising order.'));

const option = z.strictObject({
  name: z.string(),
  choices: z.array(value),
  default: value,
  when: z.optional(
    z
      .strictObject({ option: z.string(), is: value })
      .check(z.describe('It means something only while another option has this value.')),
  ),
  goesRound: z.optional(value.check(z.describe('Of a seat: the choice that is offered to the next in a rematch.'))),
});

const preset = z.strictObject({
  id: z.string(),
  options: z.record(z.string(), value).check(z.describe('All options of the game, as the preset sets them.')),
  counts,
});

const game = z.strictObject({
  id: z.string(),
  version: z.int(),
  pace: z.enum(['turns', 'realtime']),
  counts: counts.check(z.describe('With the usual options.')),
  presets: z.array(preset),
  options: z.array(option),
  seatOptions: z.array(option).check(z.describe('What may be chosen for a seat. The default means that nobody chose.')),
  levels: z.array(z.string()).check(z.describe('The bots.')),
  usualLevel: z.nullable(z.string()).check(z.describe('The bot that stands in for people.')),
  commands: z
    .array(z.unknown())
    .check(z.describe('One example of each kind, as the rules read it, legal or not in any position.')),
  faces: z.array(z.string()).check(z.describe('Every thing of the game, as views, sights and commands spell it.')),
});

/** The games of this server and the names used on the wire. */
export const catalogue = z.strictObject({
  protocol: z.int(),
  games: z.array(game),
  house: z.array(option).check(z.describe('What a table agrees on besides the rules of its game.')),
  avatars: z.array(z.string()),
  longestName: z.int().check(z.describe('In characters (code points).')),
  emotes: z.array(z.string()),
  phrases: z.array(z.string()),
  longestText: z.int().check(z.describe('Of words of one’s own, in characters (code points).')),
});
export type Catalogue = z.infer<typeof catalogue>;
