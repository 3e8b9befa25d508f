import { describe, expect, it } from 'vitest';
import { withSection, writeSection } from './results.ts';

const PAGE = '# Benches\n\nHead.\n\n## One\n\n| a |\n\n## Two\n\n| b |\n';
const findings = { figures: { kills: '50', 'frames seen': '1,234' }, words: ['Words.'], complaints: [] };
const SECTION =
  '## One\n\n|             | count |\n| ----------- | ----: |\n| kills       |    50 |\n| frames seen | 1,234 |\n\nWords.\n\nMade by `npm run it`.';

describe('the results page', () => {
  it('gets a section as a table, with the command that makes it', () => {
    expect(writeSection('One', 'npm run it', findings)).toBe(SECTION);
  });

  it('gets a section replaced in its place, and keeps the others', () => {
    expect(withSection(PAGE, SECTION)).toBe(`# Benches\n\nHead.\n\n${SECTION}\n\n## Two\n\n| b |\n`);
  });

  it('gets a section that it does not have at the end', () => {
    expect(withSection(PAGE, '## Three\n\nNew.')).toBe(`${PAGE}\n## Three\n\nNew.\n`);
  });
});
