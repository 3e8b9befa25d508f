import { shareOf } from '../statistics.ts';
import type { CellReport } from './cell.ts';

/** A made-up report. */
export function reportOf(bot: string, seats: number, wins: number): CellReport {
  return {
    game: 'siege',
    preset: 'short',
    seats,
    bot,
    matches: 100,
    seed: 's',
    camps: [
      { camp: 'giants', ...shareOf(100 - wins, 100) },
      { camp: 'dwarves', ...shareOf(wins, 100) },
    ],
    minutes: { least: 1, low: 2, median: 4, high: 7, most: 30 },
    rounds: 100,
    ends: { 'SI-1 giants': 100 - wins, 'SI-2 dwarves': wins },
    completed: { gate: 1.5, ...(seats > 2 ? { tower: 0.25 } : {}) },
    silences: { rareSeconds: 3, longestSeconds: 6.25 },
  };
}
