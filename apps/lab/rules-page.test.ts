import { type AnyGame, background, stated } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { rulesPage, withFigures } from './rules-page.ts';

const PAGE = '# A game\n\n## Versions\n\n- 1: first version.\n';
const figures = (figure: string) => ({
  heads: [''],
  rows: [['turns a round', figure] as const],
  matches: 1_000,
  command: 'npm run lab -- figures',
});

it('figures are placed before the versions, and replaced by newer ones', () => {
  const first = withFigures(PAGE, figures('9.0'));
  expect(first).toContain('| | |\n|---|---:|\n| turns a round | 9.0 |');
  expect(first).toContain('1,000 matches between normal bots. Made by `npm run lab -- figures`.\n\n## Versions');
  expect(withFigures(first, figures('10.0'))).toBe(first.replace('9.0', '10.0'));
});

it('figures of several tables have a column each, and a missing one is empty', () => {
  const rows = [['dragons', '', '2.0'] as const, ['minutes', '3.0', '4.0'] as const];
  expect(withFigures(PAGE, { ...figures('9.0'), heads: ['short', 'long'], rows })).toContain(
    '| | short | long |\n|---|---:|---:|\n| dragons | | 2.0 |\n| minutes | 3.0 | 4.0 |',
  );
});

it('has the notes on the rulebook and the rules about the box', () => {
  const rulebook = { 'XX-1': stated('play', 'refusal'), 'XX-2': background(stated('play')) };
  const said = { title: 'X', 'section.play': 'Y', 'XX-1': 'a', 'XX-1.note': 'The page is torn.', 'XX-2': 'Five dice.' };
  const words = { messages: { en: said, fr: said }, nameThings: (facts: object) => facts as Record<string, string> };
  const page = rulesPage({ rulebook, version: 1 } as unknown as AnyGame, words, '');
  expect(page).toContain('| XX-1 | a *The page is torn.* | a *The page is torn.* | rulebook | refusal |');
  expect(page).toContain('| XX-2 | Five dice. | Five dice. | rulebook | definition |');
});
