import { type SnatchTypes, snatch } from '@tablee/conformance/snatch';
import {
  advance,
  after,
  type GameTypes,
  nextWake,
  openMatch,
  seedFromWord,
  submit,
  type TableSetup,
  tableFor,
  toSeat,
} from '@tablee/kernel';
import { beforeEach, expect, test } from 'vitest';
import { History } from './history.ts';

const LENGTH = 300;
const SEAT = toSeat(0);
let history: History;
let events: (readonly GameTypes['event'][])[];

/** A long match of one seat: the deck turns cards by itself, and the seat plays its first legal command. */
beforeEach(() => {
  const table = tableFor(snatch, 'long', 2) as TableSetup<SnatchTypes>;
  const options = { tempo: 'frantic', target: 1000 } as const;
  let { match } = openMatch(snatch, { ...table, options }, seedFromWord('history'));
  history = new History(match);
  events = [[]];
  while (match.seq < LENGTH) {
    const at = after(match.at, 1_000);
    const due = nextWake(match);
    const [command] = snatch.legal(snatch.view(match.state, SEAT), SEAT, at);
    const isWoken = due !== null && due <= at;
    if (!isWoken && command === undefined) throw new Error('nothing can be done');
    const outcome = isWoken ? advance(match, due) : submit(match, SEAT, command as SnatchTypes['command'], at);
    for (const { entry, events: happened } of outcome.played) {
      history.add(entry, outcome.match);
      events.push(happened);
    }
    ({ match } = outcome);
  }
});

test.each([
  [LENGTH - 1, LENGTH],
  [LENGTH - 45, LENGTH],
  [LENGTH - 45, LENGTH - 3],
  [LENGTH - 200, LENGTH],
])('the steps after %i up to %i are as they were', (since, until) => {
  const steps = history.between(since, until) ?? [];
  expect(steps.map(({ seq }) => seq)).toEqual(Array.from({ length: until - since }, (_, index) => since + 1 + index));
  expect(steps.map((step) => step.events)).toEqual(events.slice(since + 1, until + 1));
  expect(steps.slice(1).map(({ before }) => before)).toEqual(steps.slice(0, -1).map(({ after: state }) => state));
});

test('there are no steps after the last one', () => {
  expect(history.between(LENGTH, LENGTH)).toEqual([]);
});

test.each([
  ['too many', LENGTH - 201, LENGTH],
  ['no longer here', 20, 25],
  ['not yet here', LENGTH - 1, LENGTH + 1],
  ['from after their end', LENGTH, LENGTH - 1],
])('steps that are %s are not available', (_, since, until) => {
  expect(history.between(since, until)).toBeNull();
});
