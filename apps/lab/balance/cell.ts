import { sidesAt } from '@tablee/bot-kit';
import type { Camps } from '@tablee/games/catalog.rules';
import { type AnyGame, type GameTypes, seatsOf, type TableSetup, tableFor, winnersOf } from '@tablee/kernel';
import { type ChosenGame, chooseGame } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import { playMatch, type Recording } from '../record.ts';
import { type Share, shareOf } from '../statistics.ts';
import { measureSeatSilences, type SeatSilences } from './seat-silences.ts';
import { type Spread, spreadOf } from './spread.ts';

/** One table of the comparison; all seats have the same bot. */
export interface Cell {
  readonly game: string;
  readonly preset: string;
  readonly seats: number;
  readonly bot: string;
  readonly matches: number;
  readonly seed: string;
}

export interface CellReport extends Omit<Cell, 'seed'> {
  readonly camps: readonly (Share & { readonly camp: string })[];
  readonly minutes: Spread;
  /** Number of matches by rule of the end and winning camp: "RO-6 heroes". */
  readonly ends: Readonly<Record<string, number>>;
  /** Average completions of each card per match. */
  readonly completed: Readonly<Record<string, number>>;
  /** Null in games of turns. */
  readonly silences: SeatSilences | null;
}

interface CellTally {
  readonly wins: [number, number];
  readonly minutes: number[];
  readonly ends: Record<string, number>;
  readonly completed: Record<string, number>;
}

export function campsOf({ definition, entry }: ChosenGame): Camps {
  if (entry.camps === undefined) throw new UsageError(`${definition.id} has no camps to compare.`);
  return entry.camps;
}

export function measureCell(cell: Cell): CellReport {
  const { game, preset, seats, bot, matches, seed } = cell;
  const chosen = chooseGame(game);
  const { definition, entry } = chosen;
  const camps = campsOf(chosen);
  const table = tableFor(definition, preset, seats) as TableSetup<GameTypes>;
  const player = entry.bots[bot];
  if (player === undefined) throw new UsageError(`${game} has no bot "${bot}".`);
  const players = { table, bots: seatsOf(seats).map(() => player) };
  const sides = sidesAt(definition, table, camps.split);
  const silences = measureSeatSilences();
  const tally: CellTally = { wins: [0, 0], minutes: [], ends: {}, completed: {} };
  for (let index = 0; index < matches; index += 1) {
    const listen = silences.listen(seats);
    const recording = playMatch(definition, players, `${seed}/${index}`, (played, match) => {
      listen(played, match);
      for (const event of played.events) addOne(tally.completed, camps.completedBy(event));
    });
    countMatch(definition, tally, { recording, sides, names: camps.names });
  }
  return {
    game,
    preset,
    seats,
    bot,
    matches,
    camps: camps.names.map((camp, side) => ({ camp, ...shareOf(tally.wins[side] ?? 0, matches) })),
    minutes: spreadOf(tally.minutes),
    ends: tally.ends,
    completed: Object.fromEntries(Object.entries(tally.completed).map(([card, times]) => [card, times / matches])),
    silences: definition.traits.pace === 'realtime' ? silences.report() : null,
  };
}

interface CountedMatch {
  readonly recording: Recording;
  readonly sides: readonly number[];
  readonly names: Camps['names'];
}

/** A match without a result counts for no camp; it is listed under `ends`. */
function countMatch(definition: AnyGame, tally: CellTally, { recording, sides, names }: CountedMatch): void {
  const { match, ended } = recording;
  const result = definition.result(match.state);
  const [winner] = result === null ? [] : winnersOf(result);
  const side = winner === undefined ? undefined : (sides[winner] as 0 | 1);
  if (side !== undefined) tally.wins[side] += 1;
  addOne(tally.ends, side === undefined ? ended : `${result?.rule} ${names[side]}`);
  tally.minutes.push(match.at / 60_000);
}

function addOne(counts: Record<string, number>, key: string | null): void {
  if (key !== null) counts[key] = (counts[key] ?? 0) + 1;
}
