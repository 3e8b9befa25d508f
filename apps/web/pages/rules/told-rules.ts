import type { AnyClientRules } from '@tablee/kernel';
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

/** All rules of play in words, by section, in the order of the rulebook. */
export function tellRules(
  { rulebook }: Pick<AnyClientRules, 'rulebook'>,
  say: AnySay,
  sayHere: SayHere = () => null,
): RuleSection[] {
  const entries = Object.entries(rulebook).filter(([, { isBackground }]) => isBackground !== true);
  const sections = [...new Set(entries.map(([, { section }]) => section))];
  return sections.map((id) => ({
    id,
    title: say(`section.${id}`),
    rules: entries
      .filter(([, { section }]) => section === id)
      .map(([rule, { source }]) => ({
        id: rule,
        title: say(`${rule}.title`),
        text: say(rule),
        here: sayHere(rule),
        isRuling: source === 'ruling',
      })),
  }));
}

/** The sentence `ID.here` of a rule that an option changes, with the options of this table as facts. */
export function hereAt(words: Messages, options: BriefOptions, say: AnySay): SayHere {
  return (rule) => {
    const id = `${rule}.here`;
    const sentence = Object.hasOwn(words, id) ? say(id, factsOf(options)) : '';
    return sentence === '' ? null : sentence;
  };
}

/** Sections that apply under these options; all if the game does not tell. */
export function playedSections(
  sections: readonly RuleSection[],
  ui: AnyUi | null,
  options: BriefOptions,
): readonly RuleSection[] {
  const played = ui?.brief?.sections?.(options) ?? null;
  return played === null ? sections : sections.filter(({ id }) => played.includes(id));
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
