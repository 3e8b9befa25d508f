import { anyUi, unpack } from '@tablee/table-ui';
import type { GamePart, UiEntry } from '../../catalog.ui.ts';
import words from '../locale/box.json' with { type: 'json' };
import { Cover } from './cover.tsx';

const SENTENCES = {
  fr: () => import('../locale/fr.json', { with: { type: 'json' } }),
  en: () => import('../locale/en.json', { with: { type: 'json' } }),
};

const RULE_SENTENCES = {
  fr: () => import('../locale/fr.rules.json', { with: { type: 'json' } }),
  en: () => import('../locale/en.rules.json', { with: { type: 'json' } }),
};

const SCENARIO_SENTENCES = {
  fr: () => import('../locale/fr.scenarios.json', { with: { type: 'json' } }),
  en: () => import('../locale/en.scenarios.json', { with: { type: 'json' } }),
};

const SCENARIOS: GamePart = {
  id: 'scenarios',
  load: async (locale) => {
    const [{ default: messages }] = await Promise.all([SCENARIO_SENTENCES[locale](), import('./scenarios.ts')]);
    return messages;
  },
};

/** Written out, because a page has the box before the rules. */
const TRAININGS: ReadonlySet<unknown> = new Set(['training-1', 'training-2']);

export const box: UiEntry = {
  players: { min: 3, max: 5 },
  variants: [
    { preset: 'training-1', age: 8, minutes: 8, seats: 4 },
    { preset: 'training-1', id: 'sorcerer', seat: { role: 'sorcerer' }, minutes: 8, seats: 4 },
    { preset: 'training-2', minutes: 8, seats: 4 },
    { preset: 'scenario-1', minutes: 22, seats: 4 },
  ],
  maxChips: 3,
  pace: 'realtime',
  levels: ['facile', 'normal', 'expert'],
  words,
  Cover,
  edge: '#2b1550',
  rules: (locale) => unpack(locale, () => import('./inside.ts'), SENTENCES),
  ruleSentences: async (locale) => (await RULE_SENTENCES[locale]()).default,
  partFor: ({ chapter }) => (TRAININGS.has(chapter) ? null : SCENARIOS),
  table: async () => anyUi((await import('./index.tsx')).rushUi),
};
