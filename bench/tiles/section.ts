import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Pace } from '../measure.ts';
import { writeCount } from '../report.ts';
import type { Findings, Section } from '../section.ts';

const LAB = fileURLToPath(new URL('../../apps/lab/main.ts', import.meta.url));
const SEATS = [2, 3, 4];

/** What the lab prints of a run. */
interface Played {
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly entriesPerMatch: number;
}

export const tilesSection: Section = {
  title: 'Tiles family: whole random matches on one core',
  run: runTiles,
};

function runTiles({ matches }: Pace): Promise<Findings> {
  const rows = SEATS.map((seats) => {
    const { seconds, movesPerSecond, entriesPerMatch } = play(seats, matches);
    return [
      String(seats),
      writeCount(matches),
      seconds.toFixed(1),
      entriesPerMatch.toFixed(1),
      writeCount(movesPerSecond),
    ];
  });
  return Promise.resolve({
    table: [['seats', 'matches', 'seconds', 'entries a match', 'moves/s'], ...rows],
    words: [
      'Dealt, played to the end and counted by `npm run lab -- play --game tiles --preset family`: views, legal commands, ' +
        'legality, events and entries of real rules, one process. No peer plays this game, so this is a speed of its own, ' +
        'not a comparison.',
    ],
  });
}

function play(seats: number, matches: number): Played {
  const args = [
    'play',
    '--game',
    'tiles',
    '--preset',
    'family',
    '--seats',
    String(seats),
    '--matches',
    String(matches),
    '--json',
  ];
  return JSON.parse(execFileSync(process.execPath, [LAB, ...args], { encoding: 'utf8' })) as Played;
}
