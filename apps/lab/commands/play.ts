import { join } from 'node:path';
import { type Bot, rotateSeats, seatDuel } from '@tablee/bot-kit';
import { type AnyGame, type GameTypes, type TableSetup, writeLog } from '@tablee/kernel';
import { type ChosenGame, chooseGame, chooseSides, chooseTable } from '../arguments.ts';
import { UsageError } from '../errors.ts';
import { print, showProgress } from '../output.ts';
import { countMatch, reportOf, showReport, startTally } from '../play-report.ts';
import { type Listener, type Players, playMatch, type Recording, recordMatch } from '../record.ts';
import { measureSilences } from '../silences.ts';
import { makeWritableFolder, writeText } from '../writing.ts';

export interface PlayRequest {
  readonly game: string;
  readonly preset?: string;
  readonly seats: number;
  readonly bots: string;
  readonly sides?: string;
  readonly paired: boolean;
  readonly matches: number;
  readonly seed: string;
  readonly option: readonly string[];
  readonly seatOption: readonly string[];
  readonly out?: string;
  readonly json: boolean;
}

const BAR_STEP = 50;

/** Rotates bots by one seat per match, or swaps the two sides, so that no bot always has the better seat. */
export function play(request: PlayRequest): void {
  const { entry, definition } = chooseGame(request.game);
  const preset = request.preset ?? Object.keys(definition.presets)[0] ?? '';
  const table = chooseTable(definition, { ...request, preset });
  const seating = chooseSeating({ entry, definition }, table, request);
  if (request.paired && seating.sides === null) throw new UsageError('--paired is for two bots: say --sides too.');
  if (request.out !== undefined) makeWritableFolder(request.out);
  const silences = measureSilences();
  const tally = startTally(request.seats, seating.sides);
  const bar = showProgress('playing', request.matches);
  const started = performance.now();
  for (let index = 0; index < request.matches; index += 1) {
    const players: Players = { table, bots: seating.seat(index) };
    const listener = definition.traits.pace === 'realtime' ? silences.listen() : undefined;
    const recording = playOne(definition, players, { request, index, listener });
    countMatch(definition, tally, idsOf(players.bots), recording);
    if (index % BAR_STEP === 0) bar.done(index);
  }
  const seconds = (performance.now() - started) / 1000;
  bar.close();
  const report = {
    ...reportOf(definition.id, preset, idsOf(seating.seat(0)), tally, seconds),
    silences: silences.report(),
  };
  print(request.json, report, () => showReport(report));
}

function idsOf(bots: readonly Bot<GameTypes>[]): string[] {
  return bots.map(({ id }) => id);
}

/** Bots of each match by seat; `sides` is the side of each seat, or null if no sides are compared. */
interface DuelSeating {
  readonly sides: readonly number[] | null;
  seat(index: number): Bot<GameTypes>[];
}

function chooseSeating(
  { entry, definition }: ChosenGame,
  table: TableSetup<GameTypes>,
  request: PlayRequest,
): DuelSeating {
  const { sides: text, seats } = request;
  if (text === undefined) {
    const bots = chooseBots(entry, request, seats, 'one for all seats or one for each of the');
    return { sides: null, seat: (index) => rotateSeats(bots, index) };
  }
  const [one, other] = chooseBots(entry, request, 2, 'one for both sides or one for each of the') as [
    Bot<GameTypes>,
    Bot<GameTypes>,
  ];
  const sides = chooseSides(text, definition, table);
  return { sides, seat: (index) => seatDuel(sides, [one, other], index) };
}

function chooseBots(
  { bots, sparring = {} }: ChosenGame['entry'],
  { game, bots: names }: PlayRequest,
  count: number,
  wish: string,
): Bot<GameTypes>[] {
  const wanted = names.split(',');
  if (wanted.length !== 1 && wanted.length !== count) {
    throw new UsageError(`Name ${wish} ${count}, not ${wanted.length}.`);
  }
  return Array.from({ length: count }, (_, place) => {
    const name = wanted[wanted.length === 1 ? 0 : place] as string;
    const known = { ...bots, ...sparring };
    const bot = Object.hasOwn(known, name) ? known[name] : undefined;
    if (bot === undefined)
      throw new UsageError(`${game} has no bot "${name}"; it has ${Object.keys(known).join(', ')}.`);
    return bot;
  });
}

interface OneMatch {
  readonly request: PlayRequest;
  readonly index: number;
  readonly listener: Listener | undefined;
}

function playOne(definition: AnyGame, players: Players, { request, index, listener }: OneMatch): Recording {
  const { seed, out, paired } = request;
  const word = `${seed}/${paired ? Math.floor(index / 2) : index}`;
  if (out === undefined) return playMatch(definition, players, word, listener);
  const { recording, stored } = recordMatch(definition, players, word, listener);
  writeText(join(out, `${definition.id}-${String(index).padStart(6, '0')}.jsonl`), writeLog(stored));
  return recording;
}
