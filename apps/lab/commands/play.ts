import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Bot } from '@tablee/bot-kit';
import { type AnyGame, type GameTypes, seatsOf, winnersOf, writeLog } from '@tablee/kernel';
import { type ChosenGame, chooseGame, chooseTable } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { print, showProgress, showTable } from '../output.ts';
import { type Players, playMatch, type Recording, recordMatch } from '../record.ts';
import { type Share, shareOf, showShare } from '../statistics.ts';

export interface PlayRequest {
  readonly game: string;
  readonly preset?: string;
  readonly seats: number;
  readonly bots: string;
  readonly matches: number;
  readonly seed: string;
  readonly option: readonly string[];
  readonly out?: string;
  readonly json: boolean;
}

interface Tally {
  readonly wins: number[];
  readonly ends: Record<string, number>;
  entries: number;
  longest: number;
  minutes: number;
}

const BAR_STEP = 50;

export function play(request: PlayRequest): void {
  const { entry, definition } = chooseGame(request.game);
  const preset = request.preset ?? Object.keys(definition.presets)[0] ?? '';
  const table = chooseTable(definition, preset, request.seats, request.option);
  const players: Players = { table, bots: chooseBots(entry, request) };
  if (request.out !== undefined) makeFolder(request.out);
  const tally: Tally = { wins: seatsOf(request.seats).map(() => 0), ends: {}, entries: 0, longest: 0, minutes: 0 };
  const bar = showProgress('playing', request.matches);
  const started = performance.now();
  for (let index = 0; index < request.matches; index += 1) {
    count(definition, tally, playOne(definition, players, `${request.seed}/${index}`, request, index));
    if (index % BAR_STEP === 0) bar.done(index);
  }
  const seconds = (performance.now() - started) / 1000;
  bar.close();
  const report = reportOf(definition, preset, players, tally, request.matches, seconds);
  print(request.json, report, () => showReport(report));
}

function chooseBots({ bots }: ChosenGame['entry'], { game, bots: names, seats }: PlayRequest): Bot<GameTypes>[] {
  const wanted = names.split(',');
  if (wanted.length !== 1 && wanted.length !== seats) {
    throw new Complaint(`Name one bot for all seats or one for each of the ${seats}, not ${wanted.length}.`);
  }
  return seatsOf(seats).map((seat) => {
    const name = wanted[wanted.length === 1 ? 0 : seat] as string;
    const bot = Object.hasOwn(bots, name) ? bots[name] : undefined;
    if (bot === undefined) throw new Complaint(`${game} has no bot "${name}"; it has ${Object.keys(bots).join(', ')}.`);
    return bot;
  });
}

function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true });
  } catch {
    throw new Complaint(`${folder} cannot be made a folder for logs.`);
  }
}

function playOne(definition: AnyGame, players: Players, word: string, { out }: PlayRequest, index: number): Recording {
  if (out === undefined) return playMatch(definition, players, word);
  const { recording, stored } = recordMatch(definition, players, word);
  writeFileSync(join(out, `${definition.id}-${String(index).padStart(6, '0')}.jsonl`), writeLog(stored));
  return recording;
}

function count(definition: AnyGame, tally: Tally, { match, ended }: Recording): void {
  const result = definition.result(match.state);
  const winners = result === null ? [] : winnersOf(result);
  for (const seat of winners) tally.wins[seat] = (tally.wins[seat] ?? 0) + 1 / winners.length;
  const end = result?.rule ?? ended;
  tally.ends[end] = (tally.ends[end] ?? 0) + 1;
  tally.entries += match.seq;
  tally.longest = Math.max(tally.longest, match.seq);
  tally.minutes += match.at / 60_000;
}

interface SeatReport extends Share {
  readonly seat: number;
  readonly bot: string;
}

interface PlayReport {
  readonly game: string;
  readonly preset: string;
  readonly matches: number;
  readonly seats: readonly SeatReport[];
  readonly bots: readonly (Share & { readonly bot: string; readonly seats: number })[];
  readonly ends: Readonly<Record<string, number>>;
  readonly entriesPerMatch: number;
  readonly longest: number;
  readonly minutesPerMatch: number;
  readonly seconds: number;
  readonly movesPerSecond: number;
}

function reportOf(
  definition: AnyGame,
  preset: string,
  { bots }: Players,
  tally: Tally,
  matches: number,
  seconds: number,
): PlayReport {
  const seats = bots.map((bot, seat) => ({ seat, bot: bot.id, ...shareOf(tally.wins[seat] ?? 0, matches) }));
  const names = [...new Set(bots.map(({ id }) => id))];
  return {
    game: definition.id,
    preset,
    matches,
    seats,
    bots: names.map((name) => {
      const own = seats.filter(({ bot }) => bot === name);
      const wins = own.reduce((sum, { share }) => sum + share * matches, 0);
      return { bot: name, seats: own.length, ...shareOf(wins, matches) };
    }),
    ends: tally.ends,
    entriesPerMatch: tally.entries / matches,
    longest: tally.longest,
    minutesPerMatch: tally.minutes / matches,
    seconds,
    movesPerSecond: Math.round(tally.entries / seconds),
  };
}

function showReport(report: PlayReport): string {
  const ends = Object.entries(report.ends).map(([rule, times]) => `${rule} ${times}`);
  return [
    `${report.game}, ${report.preset}: ${report.matches} matches in ${report.seconds.toFixed(1)} s, ${report.movesPerSecond} moves/s`,
    `a match: ${report.entriesPerMatch.toFixed(1)} entries (longest ${report.longest}), ${report.minutesPerMatch.toFixed(1)} min of match time`,
    `ended by: ${ends.join(', ')}`,
    '',
    showTable([['seat', 'bot', 'wins (95 %)'], ...report.seats.map((seat) => [seat.seat, seat.bot, showShare(seat)])]),
    ...(report.bots.length > 1 ? ['', showBots(report)] : []),
  ].join('\n');
}

function showBots({ bots }: PlayReport): string {
  return showTable([['bot', 'seats', 'wins (95 %)'], ...bots.map((bot) => [bot.bot, bot.seats, showShare(bot)])]);
}
