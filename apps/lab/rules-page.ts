import { existsSync, readFileSync } from 'node:fs';
import type { AnyGame, Rule } from '@tablee/kernel';
import { type AnyWords, type GameWords, type Locale, speakerOf } from '@tablee/words';

/** RULES.md of a game, made from its rulebook and its words, so that no sentence stands twice. */

const FIGURES = '## Figures';
const VERSIONS = '## Versions';

export interface FigureTable {
  /** What stands above each column; nothing above a single one. */
  readonly heads: readonly string[];
  /** What is counted, and a figure for each column. */
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

/** On the state of the booklet, where a rule has such a note: of no use at the table. */
function noteOn(id: string, { messages }: GameWords<AnyWords>, locale: Locale): string {
  const note = messages[locale][`${id}.note`];
  return note === undefined ? '' : ` *${note}*`;
}

function showsAs({ shows }: Rule): string {
  return shows.length === 0 ? 'definition' : shows.join(', ');
}

/** What was written by hand stays, and so do figures, which take longer to make than the page. */
function versionsOf({ version }: AnyGame, file: string): string {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const start = [FIGURES, VERSIONS].map((heading) => text.indexOf(heading)).find((index) => index !== -1);
  return start === undefined ? `${VERSIONS}\n\n- ${version}: first version.\n` : text.slice(start);
}

/** The page with other figures, before its versions. */
export function withFigures(page: string, { heads, rows, matches, command }: FigureTable): string {
  const versions = page.indexOf(VERSIONS);
  const before = page.slice(0, page.includes(FIGURES) ? page.indexOf(FIGURES) : versions);
  const line = (cells: readonly string[]): string =>
    `|${cells.map((cell) => ` ${cell} `.replace(/ {2}/, ' ')).join('|')}|`;
  const table = [line(['', ...heads]), `|---|${heads.map(() => '---:|').join('')}`, ...rows.map(line)];
  const how = `${matches.toLocaleString('en')} matches between normal bots. Made by \`${command}\`.`;
  return [`${before}${FIGURES}`, '', ...table, '', how, '', page.slice(versions)].join('\n');
}
