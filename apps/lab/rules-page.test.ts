import { expect, it } from 'vitest';
import { withFigures } from './rules-page.ts';

const PAGE = '# A game\n\n## Versions\n\n- 1: first version.\n';
const figures = (figure: string) => ({
  rows: [['turns a round', figure] as const],
  matches: 1_000,
  command: 'npm run lab -- figures',
});

it('figures stand before the versions, and newer ones take their place', () => {
  const first = withFigures(PAGE, figures('9.0'));
  expect(first).toContain('| turns a round | 9.0 |');
  expect(first).toContain('1,000 matches between normal bots. Made by `npm run lab -- figures`.\n\n## Versions');
  expect(withFigures(first, figures('10.0'))).toBe(first.replace('9.0', '10.0'));
});
