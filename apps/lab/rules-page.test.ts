import { expect, it } from 'vitest';
import { withFigures } from './rules-page.ts';

const PAGE = '# A game\n\n## Versions\n\n- 1: first version.\n';
const figures = (figure: string) => ({
  heads: [''],
  rows: [['turns a round', figure] as const],
  matches: 1_000,
  command: 'npm run lab -- figures',
});

it('figures stand before the versions, and newer ones take their place', () => {
  const first = withFigures(PAGE, figures('9.0'));
  expect(first).toContain('| | |\n|---|---:|\n| turns a round | 9.0 |');
  expect(first).toContain('1,000 matches between normal bots. Made by `npm run lab -- figures`.\n\n## Versions');
  expect(withFigures(first, figures('10.0'))).toBe(first.replace('9.0', '10.0'));
});

it('figures of several tables stand in columns, and one that a table has not is left out', () => {
  const rows = [['dragons', '', '2.0'] as const, ['minutes', '3.0', '4.0'] as const];
  expect(withFigures(PAGE, { ...figures('9.0'), heads: ['short', 'long'], rows })).toContain(
    '| | short | long |\n|---|---:|---:|\n| dragons | | 2.0 |\n| minutes | 3.0 | 4.0 |',
  );
});
