import type { AnyClientRules, Rule } from '@tablee/kernel';
import type { AnyUi } from '@tablee/table-ui';
import type { AnySay, Messages } from '@tablee/words';
import { factsOf } from '../facts-of.ts';
import type { BriefOptions } from './brief-lines.ts';

export interface ToldRule {
  readonly id: string;
  /** The subject of the rule in a few words. */
  readonly title: string;
  readonly text: string;
  /** The effect of the table's options on the rule; null if there is none, and away from a table. */
  readonly here: string | null;
  /** Our own ruling, because the rulebook is silent. */
  readonly isRuling: boolean;
}

export interface RuleSection {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly ToldRule[];
}

/** Tells how the table's options change a rule, or null. */
type SayHere = (rule: string) => string | null;

type WithRulebook = Pick<AnyClientRules, 'rulebook'>;

interface Telling {
  readonly sayHere?: SayHere;
  /** Sections to tell; null for all. Sentences of other sections may not be loaded. */
  readonly played?: readonly string[] | null;
}

const sayNothingHere: SayHere = () => null;

/** Rules of play in words, by section, in the order of the rulebook. */
export function tellRules(
  { rulebook }: WithRulebook,
  say: AnySay,
  { sayHere = sayNothingHere, played = null }: Telling = {},
): RuleSection[] {
  const entries = Object.entries(rulebook).filter(
    ([, { isBackground, section }]) => isBackground !== true && (played?.includes(section) ?? true),
  );
  const sections = [...new Set(entries.map(([, { section }]) => section))];
  return sections.map((id) => ({
    id,
    title: say(`section.${id}`),
    rules: entries
      .filter(([, { section }]) => section === id)
      .map(([ruleId, rule]) => inWords(ruleId, rule, say, sayHere)),
  }));
}

/** One rule in words, such as one that has refused a command; null if the rulebook has no such rule. */
export function tellRule({ rulebook }: WithRulebook, id: string, say: AnySay, sayHere: SayHere): ToldRule | null {
  const rule = rulebook[id];
  return rule === undefined ? null : inWords(id, rule, say, sayHere);
}

function inWords(id: string, { source }: Rule, say: AnySay, sayHere: SayHere): ToldRule {
  return { id, title: say(`${id}.title`), text: say(id), here: sayHere(id), isRuling: source === 'ruling' };
}

/** The sentence `ID.here` of a rule that an option changes, with the options of this table as facts. */
export function hereAt(words: Messages, options: BriefOptions, say: AnySay): SayHere {
  return (rule) => {
    const id = `${rule}.here`;
    const sentence = Object.hasOwn(words, id) ? say(id, factsOf(options)) : '';
    return sentence === '' ? null : sentence;
  };
}

/** Ids of the sections that apply under these options; null for all, if the game does not tell. */
export function playedSections(ui: AnyUi | null, options: BriefOptions): readonly string[] | null {
  return ui?.brief?.sections?.(options) ?? null;
}

/** Sections with the rules that contain all words of the query, without regard to accents. */
export function findRules(sections: readonly RuleSection[], query: string): RuleSection[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const fits = ({ id, title, text, here }: ToldRule): boolean => {
    const haystack = plain(`${id} ${title} ${text} ${here ?? ''}`);
    return words.every((word) => haystack.includes(word));
  };
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0);
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
