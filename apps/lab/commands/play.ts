import { join } from 'node:path';
import { type Bot, rotateSeats } from '@tablee/bot-kit';
import { type AnyGame, type GameTypes, seatsOf, writeLog } from '@tablee/kernel';
import { type ChosenGame, chooseGame, chooseTable } from '../arguments.ts';
import { Complaint } from '../complaint.ts';
import { print, showProgress } from '../output.ts';
import { countMatch, reportOf, showReport, startTally } from '../play-report.ts';
import { type Players, playMatch, type Recording, recordMatch } from '../record.ts';
import { claimFolder, writeText } from '../writing.ts';

export interface PlayRequest {
  readonly game: string;
  readonly preset?: string;
  readonly seats: number;
  readonly bots: string;
  readonly matches: number;
  readonly seed: string;
  readonly option: readonly string[];
  readonly seatOption: readonly string[];
  readonly out?: string;
  readonly json: boolean;
}

const BAR_STEP = 50;

/** From match to match everybody moves up one seat, so that no bot has the better seat. */
export function play(request: PlayRequest): void {
  const { entry, definition } = chooseGame(request.game);
  const preset = request.preset ?? Object.keys(definition.presets)[0] ?? '';
  const table = chooseTable(definition, { ...request, preset });
  const bots = chooseBots(entry, request);
  if (request.out !== undefined) claimFolder(request.out);
  const tally = startTally(request.seats);
  const bar = showProgress('playing', request.matches);
  const started = performance.now();
  for (let index = 0; index < request.matches; index += 1) {
    const players: Players = { table, bots: rotateSeats(bots, index) };
    const recording = playOne(definition, players, `${request.seed}/${index}`, request, index);
    countMatch(definition, tally, idsOf(players.bots), recording);
    if (index % BAR_STEP === 0) bar.done(index);
  }
  const seconds = (performance.now() - started) / 1000;
  bar.close();
  const report = reportOf(definition.id, preset, idsOf(bots), tally, seconds);
  print(request.json, report, () => showReport(report));
}

function idsOf(bots: readonly Bot<GameTypes>[]): string[] {
  return bots.map(({ id }) => id);
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

function playOne(definition: AnyGame, players: Players, word: string, { out }: PlayRequest, index: number): Recording {
  if (out === undefined) return playMatch(definition, players, word);
  const { recording, stored } = recordMatch(definition, players, word);
  writeText(join(out, `${definition.id}-${String(index).padStart(6, '0')}.jsonl`), writeLog(stored));
  return recording;
}
