import { existsSync, readFileSync } from 'node:fs';
import type { AnyGame, Rule } from '@tablee/kernel';
import { type AnyWords, type GameWords, type Locale, speakerOf } from '@tablee/words';

/** Generates RULES.md from rulebook and words, so that no sentence is written twice. */

const FIGURES = '## Figures';
const VERSIONS = '## Versions';

export interface FigureTable {
  /** Column headers; empty for a single column. */
  readonly heads: readonly string[];
  /** Name of the figure, then its value per column. */
  readonly rows: readonly (readonly [string, ...string[]])[];
  readonly matches: number;
  readonly command: string;
}

export function rulesPage(definition: AnyGame, words: GameWords<AnyWords>, file: string): string {
  const say = speakerOf(words, 'en');
  const sections = [...new Set(Object.values(definition.rulebook).map(({ section }) => section))];
  return [
    `# ${say('title')}`,
    '',
    'Made by `npm run lab -- rules --write` from the rulebook and the words of the game; only the versions at the end are written by hand.',
    'A plain id is what the published rulebook says, an A-id a ruling where it is silent or ambiguous.',
    '',
    ...sections.flatMap((section) => rulesSection(definition, words, section)),
    versionsOf(definition, file),
  ].join('\n');
}

function rulesSection(definition: AnyGame, words: GameWords<AnyWords>, section: string): string[] {
  const [en, fr] = [speakerOf(words, 'en'), speakerOf(words, 'fr')];
  const rows = Object.entries(definition.rulebook)
    .filter(([, rule]) => rule.section === section)
    .map(([id, rule]) => {
      const [noteEn, noteFr] = [noteOn(id, words, 'en'), noteOn(id, words, 'fr')];
      return `| ${id} | ${en(id)}${noteEn} | ${fr(id)}${noteFr} | ${rule.source} | ${showsAs(rule)} |`;
    });
  const heading = `## ${en(`section.${section}`)} · ${fr(`section.${section}`)}`;
  return [heading, '', '| id | rule | règle | source | met as |', '|---|---|---|---|---|', ...rows, ''];
}

/** Optional note on the published rulebook, left out at the table. */
function noteOn(id: string, { messages }: GameWords<AnyWords>, locale: Locale): string {
  const note = messages[locale][`${id}.note`];
  return note === undefined ? '' : ` *${note}*`;
}

function showsAs({ shows }: Rule): string {
  return shows.length === 0 ? 'definition' : shows.join(', ');
}

/** Keeps the handwritten versions, and the figures, which are made by `lab figures`. */
function versionsOf({ version }: AnyGame, file: string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const start = [FIGURES, VERSIONS].map((heading) => text.indexOf(heading)).find((index) => index !== -1);
  return start === undefined ? `${VERSIONS}\n\n- ${version}: first version.\n` : text.slice(start);
}

/** The page with its figures replaced. */
export function withFigures(page: string, { heads, rows, matches, command }: FigureTable): string {
  const versions = page.indexOf(VERSIONS);
  const before = page.slice(0, page.includes(FIGURES) ? page.indexOf(FIGURES) : versions);
  const line = (cells: readonly string[]): string =>
    `|${cells.map((cell) => ` ${cell} `.replace(/ {2}/, ' ')).join('|')}|`;
  const table = [line(['', ...heads]), `|---|${heads.map(() => '---:|').join('')}`, ...rows.map(line)];
  const how = `${matches.toLocaleString('en')} matches between normal bots. Made by \`${command}\`.`;
  return [`${before}${FIGURES}`, '', ...table, '', how, '', page.slice(versions)].join('\n');
}
