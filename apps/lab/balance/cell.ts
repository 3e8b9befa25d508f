import { sidesAt } from '@tablee/bot-kit';
import type { Camps, RoundEnd } from '@tablee/games/catalog.rules';
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

export interface CellReport extends Cell {
  /** Shares of matches; a match that both camps win counts half for each. */
  readonly camps: readonly CampShare[];
  readonly minutes: Spread;
  /** Number of rounds; that of matches where every match is one round. */
  readonly rounds: number;
  /** Number of rounds by rule of the end and winning camp: "RO-6 heroes". An unfinished round has no camp. */
  readonly ends: Readonly<Record<string, number>>;
  /** Average completions of each card per match. */
  readonly completed: Readonly<Record<string, number>>;
  /** Null in games of turns. */
  readonly silences: SeatSilences | null;
}

export type CampShare = Share & { readonly camp: string };

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
  return measure(chooseGame(cell.game), cell);
}

export function measure(chosen: ChosenGame, cell: Cell): CellReport {
  const { game, preset, seats, bot, matches, seed } = cell;
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
      for (const event of played.events) {
        addOne(tally.completed, camps.completedBy(event));
        addOne(tally.ends, nameEnd(camps.endedRound?.(event) ?? null));
      }
    });
    countMatch(definition, tally, { recording, sides, camps });
  }
  return {
    ...cell,
    camps: camps.names.map((camp, side) => ({ camp, ...shareOf(tally.wins[side] ?? 0, matches) })),
    minutes: spreadOf(tally.minutes),
    rounds: Object.values(tally.ends).reduce((sum, times) => sum + times, 0),
    ends: tally.ends,
    completed: Object.fromEntries(Object.entries(tally.completed).map(([card, times]) => [card, times / matches])),
    silences: definition.traits.pace === 'realtime' ? silences.report() : null,
  };
}

interface CountedMatch {
  readonly recording: Recording;
  readonly sides: readonly number[];
  readonly camps: Camps;
}

/** A match without a result counts for no camp; its last round is listed under `ends` as unfinished. */
function countMatch(definition: AnyGame, tally: CellTally, { recording, sides, camps }: CountedMatch): void {
  const { match, ended } = recording;
  const result = definition.result(match.state);
  const winners = [...new Set(result === null ? [] : winnersOf(result).map((seat) => sides[seat] as 0 | 1))];
  for (const side of winners) tally.wins[side] += 1 / winners.length;
  if (result === null) addOne(tally.ends, ended);
  else if (camps.endedRound === undefined) {
    const [side = 0] = winners;
    addOne(tally.ends, nameEnd({ rule: result.rule, camp: winners.length > 1 ? 'both' : camps.names[side] }));
  }
  tally.minutes.push(match.at / 60_000);
}

/** Share of rounds that each camp won. */
export function roundSharesOf({ camps, rounds, ends }: Pick<CellReport, 'camps' | 'rounds' | 'ends'>): CampShare[] {
  return camps.map(({ camp }) => {
    const won = Object.entries(ends).filter(([end]) => end.endsWith(` ${camp}`));
    return {
      camp,
      ...shareOf(
        won.reduce((sum, [, times]) => sum + times, 0),
        rounds,
      ),
    };
  });
}

function nameEnd(end: RoundEnd | null): string | null {
  return end === null ? null : `${end.rule} ${end.camp}`;
}

function addOne(counts: Record<string, number>, key: string | null): void {
  if (key !== null) counts[key] = (counts[key] ?? 0) + 1;
}
