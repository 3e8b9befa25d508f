import { parseArgs } from 'node:util';
import type { ResultsChapter } from '../report.ts';
import { updateResults } from '../results.ts';
import { listArenas, measureLevels, titleOf } from './duels.ts';
import { measureSilences, SILENCES } from './silences.ts';

/**
 * Measures the bots of every game against each other, or with `--silences` the times in which no bot acts. `--print`
 * leaves the results page alone.
 */
const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    preset: { type: 'string' },
    matches: { type: 'string', default: '10000' },
    silences: { type: 'boolean', default: false },
    print: { type: 'boolean', default: false },
  },
});

const matches = Number(values.matches);
const arenas = listArenas(values.game, values.preset);

if (!Number.isSafeInteger(matches) || matches < 1) complain('--matches is a whole number of at least 1.');
else if (arenas.length === 0) complain(`No such table; there is ${listTables()}.`);
else if (values.silences) measure(SILENCES, (onRow) => measureSilences(matches, onRow));
else for (const arena of arenas) measure(titleOf(arena), (onRow) => measureLevels(arena, matches, onRow));

function measure(title: string, make: (onRow: (row: readonly string[]) => void) => ResultsChapter): void {
  console.log(title);
  const chapter = make((row) => console.log(`  ${row.join('  ')}`));
  if (!values.print) updateResults([chapter]);
}

function listTables(): string {
  return [...new Set(listArenas().map(({ game, preset }) => `--game ${game} --preset ${preset}`))].join(', ');
}

function complain(sentence: string): void {
  console.error(sentence);
  process.exitCode = 2;
}
