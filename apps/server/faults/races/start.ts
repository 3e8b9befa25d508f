import { randomBot, simulate } from '@tablee/bot-kit';
import {
  after,
  canonical,
  type Entry,
  type GameTypes,
  later,
  type Match,
  type Millis,
  mixSeed,
  nextWake,
  openMatch,
  type Seat,
  seatsOf,
  secretFromWord,
  submit,
  type TableSetup,
  tableFor,
} from '@tablee/kernel';
import { chanceOf } from '../chance.ts';
import type { FaultSetting } from '../playground.ts';

/** A command that a seat sends as soon as its view allows it. */
interface Wish {
  readonly seat: Seat;
  readonly command: object;
}

/** A moment in a match right before a command (the cue) that lets two seats race for one thing. */
export interface Start {
  readonly setting: FaultSetting;
  /** The seed of the match. */
  readonly word: string;
  readonly entries: readonly Entry<GameTypes>[];
  readonly cue: Wish;
  /** Match time from which the cue may be given. */
  readonly cueAt: Millis;
  readonly racers: readonly [Wish, Wish];
}

/** Time for measuring latencies before the cue. */
const WARM_UP_MS = 1_200;
/** Time in which nothing else happens by itself. */
const QUIET_MS = 2_500;
const REACTION_MS = 150;
const LONGEST_WAY = 400;

interface Found {
  readonly starts: Start[];
  /** Matches searched. */
  matches: number;
}

/** Cache by setting and seed: in some games a start takes long to find, and each is used by many races. */
const found = new Map<string, Found>();

/** The first `count` starts in matches between random bots. */
export function findStarts(setting: FaultSetting, seed: string, count: number): readonly Start[] {
  const { definition, preset, seats } = setting;
  const key = JSON.stringify([definition.id, preset, seats, seed]);
  const before = found.get(key) ?? { starts: [], matches: 0 };
  found.set(key, before);
  for (; before.starts.length < count; before.matches += 1)
    before.starts.push(...startsIn(setting, `${seed} ${before.matches}`));
  return before.starts.slice(0, count);
}

function startsIn(setting: FaultSetting, word: string): Start[] {
  const { definition, preset, seats } = setting;
  const table = tableFor(definition, preset, seats) as TableSetup<GameTypes>;
  const opening = openMatch(definition, table, mixSeed({ secret: secretFromWord(word), nonces: [] }));
  const entries: Entry<GameTypes>[] = [];
  const starts: Start[] = [];
  let before = opening.match;
  const bots = seatsOf(seats).map(() => randomBot(definition));
  simulate(opening, bots, LONGEST_WAY, ({ entry }, match) => {
    const isAlone = before.seq === entry.seq - 1 && match.seq === entry.seq;
    const start = isAlone && entry.kind === 'command' ? startAt(setting, word, before, entries, entry) : null;
    if (start !== null) starts.push(start);
    entries.push(entry);
    if (match.seq === entry.seq) before = match;
  });
  return starts;
}

function startAt(
  setting: FaultSetting,
  word: string,
  before: Match<GameTypes>,
  entries: readonly Entry<GameTypes>[],
  { seat, command, at }: Extract<Entry<GameTypes>, { kind: 'command' }>,
): Start | null {
  const cueAt = later(at, after(before.at, WARM_UP_MS));
  if (!isQuiet(before, cueAt)) return null;
  const { match, refusal } = submit(before, seat, command, cueAt);
  if (refusal !== null || !isQuiet(match, cueAt)) return null;
  const racers = racersAfter(before, match, seat, cueAt, word);
  return racers && { setting, word, entries: [...entries], cue: { seat, command }, cueAt, racers };
}

function isQuiet(match: Match<GameTypes>, at: Millis): boolean {
  const wake = nextWake(match);
  return (wake === null || wake > at + QUIET_MS) && match.definition.result(match.state) === null;
}

function racersAfter(
  before: Match<GameTypes>,
  match: Match<GameTypes>,
  cue: Seat,
  cueAt: Millis,
  word: string,
): Start['racers'] | null {
  const at = after(cueAt, REACTION_MS);
  const others = chanceOf('racers', word, match.seq).shuffle(seatsOf(match.table.seats).filter((seat) => seat !== cue));
  const wishes = others.flatMap((seat) => newWishes(before, match, seat, at));
  for (const one of wishes) {
    const other = wishes.find(
      ({ seat, command }) => seat !== one.seat && canonical(command) === canonical(one.command),
    );
    if (other !== undefined && excludes(match, one, other, at) && excludes(match, other, one, at)) return [one, other];
  }
  return null;
}

/** Racing commands of the seat that became legal with the cue. */
function newWishes(before: Match<GameTypes>, { definition, state }: Match<GameTypes>, seat: Seat, at: Millis): Wish[] {
  const view = definition.view(before.state, seat);
  const everybodys = definition.view(state, 'spectator');
  return [...definition.legal(definition.view(state, seat), seat, at)]
    .filter((command) => (definition.contest?.(everybodys, seat, command) ?? []).length > 0)
    .filter((command) => definition.check(view, seat, command, at) !== null)
    .map((command) => ({ seat, command }));
}

function excludes(match: Match<GameTypes>, first: Wish, second: Wish, at: Millis): boolean {
  const won = submit(match, first.seat, first.command, at);
  return won.refusal === null && submit(won.match, second.seat, second.command, at).refusal !== null;
}
