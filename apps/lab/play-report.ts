import { type AnyGame, winnersOf } from '@tablee/kernel';
import { showTable } from './output.ts';
import type { Recording } from './record.ts';
import { type SilenceReport, showSilences } from './silences.ts';
import { type Share, shareOf, showShare } from './statistics.ts';

export interface PlayTally {
  matches: number;
  entries: number;
  longest: number;
  minutes: number;
  readonly seatWins: number[];
  readonly botWins: Record<string, number>;
  readonly ends: Record<string, number>;
  /** Side of each seat, and the results of each bot on each side; empty if no sides are compared. */
  readonly sides: readonly number[];
  readonly onSides: SideTally[];
}

interface SideTally {
  readonly side: number;
  readonly bot: string;
  matches: number;
  wins: number;
}

export function startTally(seats: number, sides: readonly number[] | null = null): PlayTally {
  const seatWins = Array.from({ length: seats }, () => 0);
  return {
    matches: 0,
    entries: 0,
    longest: 0,
    minutes: 0,
    seatWins,
    botWins: {},
    ends: {},
    sides: sides ?? [],
    onSides: [],
  };
}

/** A win shared by n seats counts 1/n for each. `names` are the bots by seat. */
export function countMatch(
  definition: AnyGame,
  tally: PlayTally,
  names: readonly string[],
  { match, ended }: Recording,
): void {
  const result = definition.result(match.state);
  const winners = result === null ? [] : winnersOf(result);
  for (const seat of winners) {
    const name = names[seat] as string;
    tally.seatWins[seat] = (tally.seatWins[seat] ?? 0) + 1 / winners.length;
    tally.botWins[name] = (tally.botWins[name] ?? 0) + 1 / winners.length;
  }
  for (const side of new Set(tally.sides)) countSide(tally, side, names, winners);
  const end = result?.rule ?? ended;
  tally.ends[end] = (tally.ends[end] ?? 0) + 1;
  tally.matches += 1;
  tally.entries += match.seq;
  tally.longest = Math.max(tally.longest, match.seq);
  tally.minutes += match.at / 60_000;
}

function countSide(
  { sides, onSides }: PlayTally,
  side: number,
  names: readonly string[],
  winners: readonly number[],
): void {
  const bot = names[sides.indexOf(side)] as string;
  let tally = onSides.find((one) => one.side === side && one.bot === bot);
  if (tally === undefined) onSides.push((tally = { side, bot, matches: 0, wins: 0 }));
  tally.matches += 1;
  tally.wins += winners.filter((seat) => sides[seat] === side).length / Math.max(1, winners.length);
}

export interface PlayReport {
  readonly game: string;
  readonly preset: string;
  readonly matches: number;
  readonly seats: readonly (Share & { readonly seat: number })[];
  readonly bots: readonly (Share & { readonly bot: string; readonly seats: number })[];
  readonly sides: readonly (Share & { readonly seats: readonly number[]; readonly bot: string })[];
  readonly ends: Readonly<Record<string, number>>;
  readonly entriesPerMatch: number;
  readonly longest: number;
  readonly minutesPerMatch: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
}

export interface TimedReport extends PlayReport {
  readonly silences: SilenceReport | null;
}

export function reportOf(
  game: string,
  preset: string,
  names: readonly string[],
  tally: PlayTally,
  seconds: number,
): PlayReport {
  const { matches } = tally;
  return {
    game,
    preset,
    matches,
    seats: tally.seatWins.map((wins, seat) => ({ seat, ...shareOf(wins, matches) })),
    bots: botsOf(names, tally),
    sides: sidesOf(tally),
    ends: tally.ends,
    entriesPerMatch: tally.entries / matches,
    longest: tally.longest,
    minutesPerMatch: tally.minutes / matches,
    seconds,
    movesPerSecond: Math.round(tally.entries / seconds),
  };
}

/** Empty if only one bot played. */
function botsOf(names: readonly string[], { botWins, matches }: PlayTally): PlayReport['bots'] {
  const bots = [...new Set(names)];
  if (bots.length === 1) return [];
  return bots.map((bot) => ({
    bot,
    seats: names.filter((name) => name === bot).length,
    ...shareOf(botWins[bot] ?? 0, matches),
  }));
}

function sidesOf({ sides, onSides }: PlayTally): PlayReport['sides'] {
  return onSides
    .toSorted((one, other) => one.side - other.side)
    .map(({ side, bot, matches, wins }) => ({
      seats: sides.flatMap((its, seat) => (its === side ? [seat] : [])),
      bot,
      ...shareOf(wins, matches),
    }));
}

export function showReport(report: TimedReport): string {
  const ends = Object.entries(report.ends).map(([rule, times]) => `${rule} ${times}`);
  const { game, preset, matches, seats, bots } = report;
  return [
    `${game}, ${preset}: ${matches} matches in ${report.seconds.toFixed(1)} s, ${report.movesPerSecond} moves/s`,
    `a match: ${report.entriesPerMatch.toFixed(1)} entries (longest ${report.longest}), ${report.minutesPerMatch.toFixed(1)} min of match time`,
    `ended by: ${ends.join(', ')}`,
    ...(report.silences === null ? [] : [showSilences(report.silences)]),
    '',
    showTable([['seat', 'wins (95 %)'], ...seats.map((share) => [share.seat, showShare(share)])]),
    ...(bots.length === 0 ? [] : ['', showBots(bots)]),
    ...(report.sides.length === 0 ? [] : ['', showSides(report.sides)]),
  ].join('\n');
}

function showBots(bots: PlayReport['bots']): string {
  return showTable([
    ['bot', 'seats', 'wins (95 %)'],
    ...bots.map((share) => [share.bot, share.seats, showShare(share)]),
  ]);
}

function showSides(sides: PlayReport['sides']): string {
  return showTable([
    ['side', 'bot', 'wins (95 %)'],
    ...sides.map((share) => [`seats ${share.seats.join(' ')}`, share.bot, showShare(share)]),
  ]);
}
