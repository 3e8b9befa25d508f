import { playInLab } from '../lab.ts';
import type { BenchEffort } from '../measure.ts';
import { writeCount } from '../report.ts';
import type { BenchFindings, Section } from '../section.ts';

/** Game, preset, seats, bots. */
const TABLES: readonly (readonly [string, string, number, string])[] = [
  ['tiles', 'family', 2, 'random'],
  ['tiles', 'family', 3, 'random'],
  ['tiles', 'family', 4, 'random'],
  ['ruckus', 'classic', 4, 'random'],
  ['ruckus', 'classic', 4, 'normal'],
];

export const matchesSection: Section = {
  title: 'Whole matches between bots on one core',
  run: runMatches,
};

function runMatches({ matches }: BenchEffort): Promise<BenchFindings> {
  const rows = TABLES.map(([game, preset, seats, bot]) => {
    const played = playInLab({ game, preset, seats, bots: [bot], matches });
    const numbers = [played.seconds, played.entriesPerMatch, played.minutesPerMatch].map((value) => value.toFixed(1));
    const speed = writeCount(played.movesPerSecond);
    return [`${game}, ${preset}, ${bot}`, String(seats), writeCount(matches), ...numbers, speed];
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
