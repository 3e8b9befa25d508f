import { type AnyGame, type OptionSpec, readOptions } from '@tablee/kernel';
import { type AnyWords, type GameWords, LOCALES, type Messages } from '@tablee/words';
import { languageGaps } from '@tablee/words/types-of';

type Worded = Pick<AnyGame, 'rulebook' | 'options' | 'seatOptions' | 'presets' | 'teamNames'>;

/** Missing or superfluous sentences, and differences between the languages. */
export function wordGaps(game: Worded, { messages }: GameWords<AnyWords>): string[] {
  return [
    ...LOCALES.flatMap((locale) => missing(game, messages[locale]).map((id) => `no ${locale} words for ${id}`)),
    ...LOCALES.flatMap((locale) =>
      orphans(game, messages[locale]).map((id) => `${locale} words for ${id}, which is no rule`),
    ),
    ...languageGaps(messages),
  ];
}

/** Shown to newcomers before their first match. */
const BRIEF = ['brief.aim', 'brief.turn', 'brief.end'];

function neededIds(game: Worded): string[] {
  const { rulebook, options, seatOptions } = game;
  const rules = Object.entries(rulebook).flatMap(([id, { shows }]) => [
    id,
    `${id}.title`,
    ...(shows.includes('refusal') ? [`${id}.refusal`] : []),
    ...(shows.includes('end') ? [`${id}.end`] : []),
  ]);
  const sections = Object.values(rulebook).map(({ section }) => `section.${section}`);
  return [
    'title',
    ...BRIEF,
    ...new Set(sections),
    ...rules,
    ...choiceIds('option', options),
    ...choiceIds('seat-option', seatOptions),
    ...new Set(teamIds(game)),
  ];
}

/** Ids for the team names of all presets. */
function teamIds({ options, presets, teamNames }: Worded): string[] {
  return Object.values(presets).flatMap((preset) => {
    const read = readOptions(options, preset);
    return read.ok ? (teamNames?.(read.options) ?? []).flatMap((name) => [`team.${name}`, `team.${name}.win`]) : [];
  });
}

/** Ids for the lobby: one per option and one per choice. */
function choiceIds(kind: 'option' | 'seat-option', table: object): string[] {
  return Object.entries(table as Readonly<Record<string, OptionSpec>>).flatMap(([name, { choices }]) => [
    `${kind}.${name}`,
    ...choices.map((choice) => `${kind}.${name}.${choice}`),
  ]);
}

function missing(game: Worded, messages: Messages): string[] {
  return [...neededIds(game), ...hereIds(game, messages)].filter((id) => !Object.hasOwn(messages, id));
}

/** A rule that mentions an option needs a `.here` sentence about the options of the table. */
function hereIds({ rulebook }: Worded, messages: Messages): string[] {
  const changing = Object.keys(rulebook).filter((id) => /\boption\b/i.test(messages[id] ?? ''));
  return changing.map((id) => `${id}.here`);
}

/** Sentences about unknown rules, or about ways in which a rule does not show. `.note` and `.here` are optional. */
function orphans(game: Worded, messages: Messages): string[] {
  const optional = Object.keys(game.rulebook).flatMap((id) => [`${id}.note`, `${id}.here`]);
  const needed = new Set([...neededIds(game), ...optional]);
  return Object.keys(messages).filter((id) => /^[A-Z]+-A?\d+/.test(id) && !needed.has(id));
}
