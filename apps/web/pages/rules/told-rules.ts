import type { AnyGame } from '@tablee/kernel';
import type { AnyUi } from '@tablee/table-ui';
import type { AnySay } from '@tablee/words';
import type { BriefOptions } from './brief-lines.ts';

export interface ToldRule {
  readonly id: string;
  /** In a few words, what it is about. */
  readonly title: string;
  readonly text: string;
  /** A ruling of ours, where the rulebook is silent. */
  readonly isRuling: boolean;
}

export interface RuleSection {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly ToldRule[];
}

/** Every rule of play in words, by section, in the order of the rulebook. */
export function tellRules({ rulebook }: Pick<AnyGame, 'rulebook'>, say: AnySay): RuleSection[] {
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
        isRuling: source === 'ruling',
      })),
  }));
}

/** Those that are played with these options: all of them where the game does not say. */
export function playedSections(
  sections: readonly RuleSection[],
  ui: AnyUi | null,
  options: BriefOptions,
): readonly RuleSection[] {
  const played = ui?.brief?.sections?.(options) ?? null;
  return played === null ? sections : sections.filter(({ id }) => played.includes(id));
}

/** The sections with what is looked for in them, however it is accented; those without are left out. */
export function findRules(sections: readonly RuleSection[], query: string): RuleSection[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const fits = ({ id, title, text }: ToldRule): boolean => {
    const haystack = plain(`${id} ${title} ${text}`);
    return words.every((word) => haystack.includes(word));
  };
  return sections
    .map((section) => ({ ...section, rules: section.rules.filter(fits) }))
    .filter(({ rules }) => rules.length > 0);
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();
}
