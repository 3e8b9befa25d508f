/**
 * Snatch: a real-time card game with hidden hands, a contested pile, a slap, a pace, wakes and a stall. The toy for
 * real-time games in the suite, the host and the load tests. Rules: rulebook.ts.
 */
import {
  type GameDefinition,
  type Moment,
  rankBy,
  type Seat,
  type Step,
  seatsOf,
  type TableSetup,
  toMillis,
  type Verdict,
} from '@tablee/kernel';
import { readCardCommand, writeCardCommand } from '../card-command.ts';
import { endQuiet, playSnatch, projectSnatch, QUIET_MS } from './effects.ts';
import { ALL_FACES } from './faces.ts';
import { imagineSnatch } from './imagine.ts';
import { checkSnatch, contestSnatch, HAND, legalSnatch } from './legality.ts';
import { snatchMind } from './mind.ts';
import { snatchRulebook } from './rulebook.ts';
import type { Card, SnatchCommand, SnatchState, SnatchTypes, SnatchView } from './types.ts';
import { piecesOfSnatch, sightSnatch, swapCards, viewSnatch } from './view.ts';

export type { SnatchTypes } from './types.ts';

function setup(table: TableSetup<SnatchTypes>, { rng }: Moment): Step<SnatchTypes> {
  const faces = rng.shuffle(ALL_FACES);
  const deck = faces.map((face, id): Card => ({ id, face }));
  const hands = seatsOf(table.seats).map(() => deck.splice(0, HAND));
  const state: SnatchState = {
    options: table.options,
    hands,
    pile: deck.splice(0, 1),
    deck,
    spent: [],
    nextId: faces.length,
    scores: hands.map(() => 0),
    readyAt: hands.map(() => toMillis(0)),
    turnAt: toMillis(QUIET_MS),
    over: null,
  };
  return { state, events: [{ kind: 'dealt', rule: 'SN-1', hands }] };
}

function apply(state: SnatchState, seat: Seat, command: SnatchCommand, moment: Moment): Verdict<SnatchTypes> {
  const refusal = checkSnatch(viewSnatch(state, seat), seat, command, moment.at);
  return refusal === null ? { ok: true, step: playSnatch(state, seat, command, moment) } : { ok: false, refusal };
}

function fallback(view: SnatchView): SnatchCommand | null {
  const [card] = view.hand ?? [];
  return card === undefined ? null : { do: 'drop', card: card.id };
}

function writeCards(cards: readonly Card[]): string {
  return cards.map(({ face }) => face).join(' ');
}

export const snatch: GameDefinition<SnatchTypes> = {
  id: 'snatch',
  version: 1,
  traits: { pace: 'realtime', hidden: true, chance: true, legal: 'all' },
  rulebook: snatchRulebook,
  options: {
    tempo: { choices: ['normal', 'calm', 'frantic'], default: 'normal' },
    target: { choices: [40, 15, 1000], default: 40 },
  },
  seatOptions: {},
  presets: { short: { target: 15 }, long: { target: 40 } },
  notation: {
    command: writeCardCommand,
    state: ({ hands, pile, deck }) =>
      [`pile ${writeCards(pile)}`, ...hands.map(writeCards), `deck ${writeCards(deck)}`].join('\n'),
    view: ({ hand, pile, deck }) =>
      [`pile ${writeCards(pile)}`, `hand ${writeCards(hand ?? [])}`, `deck ${deck}`].join('\n'),
  },
  examples: [{ do: 'drop', card: 0 }, { do: 'snatch', card: 1 }, { do: 'draw' }, { do: 'slap' }],
  seating: () => ({ counts: [2, 3, 4, 5, 6] }),
  setup,
  parse: (raw) => readCardCommand(raw, ['draw', 'slap'], ['drop', 'snatch']),
  check: checkSnatch,
  apply,
  project: projectSnatch,
  wakeAt: (state) => (state.over === null ? state.turnAt : null),
  wake: endQuiet,
  toAct: (state) => (state.over === null ? seatsOf(state.hands.length) : []),
  view: viewSnatch,
  sight: sightSnatch,
  legal: legalSnatch,
  fallback,
  contest: contestSnatch,
  readyAt: (view, seat) => view.readyAt[seat] ?? toMillis(0),
  early: { windowMs: () => 500, kindOf: (command) => ('card' in command ? null : command.do) },
  pieces: piecesOfSnatch,
  swap: swapCards,
  result: ({ over, scores }) => (over === null ? null : { rule: over, ranks: rankBy(scores, 'highest'), scores }),
  bound: ({ target }) => 500 + 20 * target,
  mind: snatchMind,
  imagine: imagineSnatch,
};
