import { describe, expect, it } from 'vitest';
import { updatePage } from './results.ts';

const PAGE = '# Benches\n\nHead.\n\n## One\n\n| a |\n\nWords.\n\n## Two\n\n| b |\n';
const TABLE = [
  ['', 'xx'],
  ['c', '1'],
];

describe('the results page', () => {
  it('replaces a chapter in its place and keeps the others', () => {
    expect(updatePage(PAGE, [{ title: 'One', table: TABLE, words: ['New.'] }])).toBe(
      '# Benches\n\nHead.\n\n## One\n\n|   | xx |\n| - | -: |\n| c |  1 |\n\nNew.\n\n## Two\n\n| b |\n',
    );
  });

  it('appends a new chapter', () => {
    expect(updatePage(PAGE, [{ title: 'Three', table: TABLE, words: [] }])).toBe(
      `${PAGE}\n## Three\n\n|   | xx |\n| - | -: |\n| c |  1 |\n`,
    );
  });

  it('keeps its head or replaces it', () => {
    expect(updatePage(PAGE, [])).toBe(PAGE);
    expect(updatePage(PAGE, [], '# Other')).toBe(PAGE.replace('# Benches\n\nHead.', '# Other'));
  });
});
