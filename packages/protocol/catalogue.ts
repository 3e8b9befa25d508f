import * as z from 'zod/mini';

const value = z.union([z.boolean(), z.string(), z.number()]);
const counts = z.array(z.int()).check(z.describe('Allowed numbers of players, ascending.'));

const option = z.strictObject({
  name: z.string(),
  choices: z.array(value),
  default: value,
  when: z.optional(
    z
      .strictObject({ option: z.string(), is: value })
      .check(z.describe('Matters only while another option has this value.')),
  ),
  goesRound: z.optional(
    value.check(z.describe('Seat options only: the choice that a rematch offers to the next seat.')),
  ),
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
  counts: counts.check(z.describe('With the default options.')),
  presets: z.array(preset),
  options: z.array(option),
  seatOptions: z.array(option).check(z.describe('Options of a seat. The default means that nothing was chosen.')),
  levels: z.array(z.string()).check(z.describe('The bots that are offered.')),
  usualLevel: z.nullable(z.string()).check(z.describe('The bot that stands in for people.')),
  commands: z
    .array(z.unknown())
    .check(z.describe('One example of each kind, as the rules read it. Not necessarily legal in any position.')),
  faces: z.array(z.string()).check(z.describe('Every piece of the game, as views, sights and commands spell it.')),
});

/** The games of this server and the names used on the wire. */
export const catalogue = z.strictObject({
  protocol: z.int(),
  games: z.array(game),
  house: z.array(option).check(z.describe('Settings of a table that are not rules of its game.')),
  avatars: z.array(z.string()),
  longestName: z.int().check(z.describe('In code points.')),
  emotes: z.array(z.string()),
  phrases: z.array(z.string()),
  longestText: z.int().check(z.describe('Maximum length of free text, in code points.')),
});
export type Catalogue = z.infer<typeof catalogue>;
