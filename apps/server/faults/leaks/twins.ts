import { randomBot, simulate } from '@tablee/bot-kit';
import {
  type Entry,
  type GameTypes,
  isExchangeable,
  knows,
  openMatch,
  type Rng,
  type Seat,
  seatsOf,
  seedFromWord,
  type TableSetup,
  tableFor,
  toMillis,
  type Viewer,
  viewersOf,
} from '@tablee/kernel';
import { type ClientMessage, PROTOCOL } from '@tablee/protocol';
import { chanceOf } from '../chance.ts';
import type { FaultSetting } from '../playground.ts';
import { type HeardText, Stage, type Way } from './stage.ts';

const LONGEST_SKIP = 120;
const MOVES = 40;
const PAUSES_MS = [0, 60, 250, 700, 2_500, 9_000];

export interface TwinTally {
  /** Pairs of tables compared. */
  twins: number;
  messages: number;
  bytes: number;
}

/**
 * Compares two tables that differ in one secret: the faces of two pieces unknown to the viewer are exchanged. The same
 * people do the same at the same times. Every message to the viewer must be equal in its text and its time (so that no
 * length, checksum, order or delay leaks) until the rules reveal the difference: other known faces, another seat to
 * act, or a command that is legal at one table only.
 */
export async function compareTwins(setting: FaultSetting, word: string, tally: TwinTally): Promise<string | null> {
  const rng = chanceOf('twins', word);
  const way = someWay(setting, word, rng);
  const viewer = rng.pick(viewersOf(setting.seats));
  const pair = hiddenPair(setting, way, viewer, rng);
  const { state } = way.match;
  if (pair === null || setting.definition.result(state) !== null) return null;
  const one = await Stage.open(setting, way, state, viewer, word);
  const other = await Stage.open(setting, way, setting.definition.swap(state, ...pair), viewer, word);
  await playBoth(one, other, setting, way, viewer, rng);
  return one.isImpossible || other.isImpossible ? null : difference(one, other, viewer, tally);
}

/** A random moment of a match between random bots. */
function someWay({ definition, preset, seats }: FaultSetting, word: string, rng: Rng): Way {
  const table = tableFor(definition, preset, seats) as TableSetup<GameTypes>;
  const entries: Entry<GameTypes>[] = [];
  const bots = seatsOf(seats).map(() => randomBot(definition));
  const opening = openMatch(definition, table, seedFromWord(word));
  const { match } = simulate(opening, bots, rng.below(LONGEST_SKIP), ({ entry }) => entries.push(entry));
  return { match, entries };
}

function hiddenPair({ definition }: FaultSetting, { match }: Way, viewer: Viewer, rng: Rng): [string, string] | null {
  const hidden = definition.pieces(match.state).filter((piece) => !knows(viewer, piece));
  const [one] = rng.shuffle(hidden);
  if (one === undefined) return null;
  const others = hidden.filter((other) => isExchangeable(one, other));
  return others.length === 0 ? null : [one.id, rng.pick(others).id];
}

async function playBoth(
  one: Stage,
  other: Stage,
  setting: FaultSetting,
  { match }: Way,
  viewer: Viewer,
  rng: Rng,
): Promise<void> {
  let at = match.at as number;
  for (let move = 0; move < MOVES && !one.isOver && isAlike(one, other); move += 1) {
    const pause = rng.pick(PAUSES_MS);
    at += pause;
    const [who, message] = someMessage(one, setting, viewer, at, `${move}`, rng);
    for (const stage of [one, other]) {
      await stage.pass(pause);
      stage.tell(who, message);
      await stage.pass(0);
    }
  }
}

/** Usually a legal command, sometimes an illegal one, and from the viewer also a resync. */
function someMessage(
  stage: Stage,
  { definition, seats }: FaultSetting,
  viewer: Viewer,
  at: number,
  id: string,
  rng: Rng,
): [Viewer, ClientMessage] {
  if (rng.below(8) === 0) return [viewer, { type: 'resync' }];
  if (rng.below(8) === 0) return [viewer, { type: 'hello', protocol: PROTOCOL, since: rng.below(LONGEST_SKIP) }];
  const acting = definition.toAct(stage.state);
  const everybody = seatsOf(seats);
  const seat: Seat = rng.pick(acting.length > 0 && rng.below(4) > 0 ? acting : everybody);
  const whose = rng.below(4) > 0 ? seat : rng.pick(everybody);
  const legal = [...definition.legal(definition.view(stage.state, whose), whose, toMillis(at))];
  const command = rng.pick(legal.length > 0 && rng.below(8) > 0 ? legal : definition.examples);
  const view = definition.view(stage.state, seat);
  // The legality depends on hidden facts by the rules, so the answer may differ: replaced by a resync.
  if (definition.check(view, seat, command, toMillis(at)) === 'unknown') return [viewer, { type: 'resync' }];
  return [seat, { type: 'command', id, on: 0, command }];
}

function isAlike(one: Stage, other: Stage): boolean {
  return one.happenings.length === other.happenings.length && samePrefix(one, other) === one.happenings.length;
}

/** Number of equal steps at the start of both tables. */
function samePrefix(one: Stage, other: Stage): number {
  const differing = one.happenings.findIndex((happening, index) => {
    const { who, isOk, course } = other.happenings[index] ?? {};
    return happening.who !== who || happening.isOk !== isOk || happening.course !== course;
  });
  return differing === -1 ? one.happenings.length : differing;
}

function difference(one: Stage, other: Stage, viewer: Viewer, tally: TwinTally): string | null {
  const same = samePrefix(one, other);
  const [next, nextThen] = [one.happenings[same], other.happenings[same]];
  if (next?.who === viewer && nextThen?.who === viewer && next.isOk !== nextThen.isOk) {
    return `a command of ${viewer} is judged by what ${viewer} cannot see`;
  }
  const [said, saidThen] = [one, other].map((stage) => stage.said.filter(({ after }) => after <= same)) as [
    HeardText[],
    HeardText[],
  ];
  tally.twins += 1;
  tally.messages += said.length;
  tally.bytes += said.reduce((sum, { text }) => sum + text.length, 0);
  if (said.length !== saidThen.length) return `${viewer} hears ${said.length} messages, or ${saidThen.length}`;
  const place = said.findIndex(({ at, text }, index) => at !== saidThen[index]?.at || text !== saidThen[index].text);
  return place === -1 ? null : `${viewer} hears ${said[place]?.text}, or ${saidThen[place]?.text}`;
}
