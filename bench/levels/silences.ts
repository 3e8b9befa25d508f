import { rulesCatalog } from '@tablee/games/catalog.rules';
import { presetOptions } from '@tablee/kernel';
import { playInLab } from '../lab.ts';
import { type ResultsChapter, writeCount } from '../report.ts';

export const SILENCES = 'Silences at tables of real time';

type Row = readonly string[];

/** Measures the pauses between commands at tables of normal bots, for every real-time game and number of seats. */
export function measureSilences(matches: number, onRow: (row: Row) => void): ResultsChapter {
  const rows = Object.entries(rulesCatalog).flatMap(
    ([
      game,
      {
        versions: [definition],
      },
    ]) => {
      const [preset = ''] = Object.keys(definition.presets);
      if (definition.traits.pace !== 'realtime') return [];
      return definition
        .seating(presetOptions(definition, preset) ?? {})
        .counts.map((seats) => rowOf(game, preset, seats, matches, onRow));
    },
  );
  return {
    title: SILENCES,
    table: [
      ['', 'seats', 'median (s)', 'one in a thousand above (s)', 'longest (s)', 'time in silences above 4 s (%)'],
      ...rows,
    ],
    words: [
      `${writeCount(matches)} matches a row between normal bots. A silence is the time between two commands while somebody is to act: countdowns and score sheets do not count. Made by \`npm run levels -- --silences --matches ${matches}\`.`,
    ],
  };
}

function rowOf(game: string, preset: string, seats: number, matches: number, onRow: (row: Row) => void): Row {
  const { silences } = playInLab({ game, preset, seats, bots: ['normal'], matches });
  if (silences === null) throw new Error(`nothing was played of ${game}`);
  const { medianSeconds, rareSeconds, longestSeconds, feltShare } = silences;
  const figures = [medianSeconds, rareSeconds, longestSeconds, 100 * feltShare].map((figure) => figure.toFixed(1));
  const row = [`${game}, ${preset}`, `${seats}`, ...figures];
  onRow(row);
  return row;
}
