import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Pace } from '../measure.ts';
import { writeCount } from '../report.ts';
import type { Findings, Section } from '../section.ts';

const LAB = fileURLToPath(new URL('../../apps/lab/main.ts', import.meta.url));

/** Game, preset, seats, bots. */
const TABLES: readonly (readonly [string, string, number, string])[] = [
  ['tiles', 'family', 2, 'random'],
  ['tiles', 'family', 3, 'random'],
  ['tiles', 'family', 4, 'random'],
  ['ruckus', 'classic', 4, 'random'],
  ['ruckus', 'classic', 4, 'normal'],
];

/** What the lab prints of a run. */
interface Played {
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly entriesPerMatch: number;
  readonly minutesPerMatch: number;
}

export const matchesSection: Section = {
  title: 'Whole matches between bots on one core',
  run: runMatches,
};

function runMatches({ matches }: Pace): Promise<Findings> {
  const rows = TABLES.map(([game, preset, seats, bots]) => {
    const { seconds, movesPerSecond, entriesPerMatch, minutesPerMatch } = play(game, preset, seats, bots, matches);
    const numbers = [seconds, entriesPerMatch, minutesPerMatch].map((value) => value.toFixed(1));
    return [`${game}, ${preset}, ${bots}`, String(seats), writeCount(matches), ...numbers, writeCount(movesPerSecond)];
  });
  return Promise.resolve({
    table: [['', 'seats', 'matches', 'seconds', 'entries a match', 'minutes of match time', 'moves/s'], ...rows],
    words: [
      'Dealt, played to the end and counted by `npm run lab -- play`: views, legal commands, legality, events and entries of ' +
        'real rules, one process, real time played as fast as the machine allows. No peer plays these games, so these are ' +
        'speeds of their own, not comparisons.',
    ],
  });
}

function play(game: string, preset: string, seats: number, bots: string, matches: number): Played {
  const args = [
    '--game',
    game,
    '--preset',
    preset,
    '--seats',
    String(seats),
    '--bots',
    bots,
    '--matches',
    String(matches),
  ];
  return JSON.parse(execFileSync(process.execPath, [LAB, 'play', ...args, '--json'], { encoding: 'utf8' })) as Played;
}
