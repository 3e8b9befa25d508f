import {
  openMatch,
  seatOf,
  seedFromWord,
  stepRng,
  type TableSetup,
  tableFor,
  toMillis,
  winnersOf,
} from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { HEAPS } from './heaps.ts';
import { rushOut } from './index.ts';
import { legalOf, play, refusalOf, scenario1, told, wake, wakeIn, withHeaps } from './rush.scenario.ts';
import type { RushState, RushTypes } from './types.ts';

/** C completes t1, whose replacement is the heroes' last card. */
const HEROES_NEARLY = withHeaps(
  scenario1('t1 rats: B1 B2 .', 'B warrior blue: (sword) (step) -', 'C tracker green: fire - -'),
  { trials: ['torches'] },
);
const HEROES_WON = wake(play(HEROES_NEARLY, 'C', 'place 1 t1 fire').state);

/** The dragon reaches the deck. */
const DRAGON_NEARLY = scenario1(
  'scenario-1 play dragon 3',
  's1 breath: A1 A2 A3 .',
  'A sorcerer: (fire) (fire) (air) lightning -',
);
const DRAGON_WON = wake(play(DRAGON_NEARLY, 'A', 'place 4 s1 lightning').state);

function withCups(state: RushState, ...camps: readonly ('heroes' | 'sorcerer')[]): RushState {
  return { ...state, rounds: { won: camps.map((camp) => ({ camp, rule: 'RO-6' })), stopping: [] } };
}

describe('the end of a round', () => {
  it('[RO-39] gives a cup to the camp that won, and says why', () => {
    expect(told(HEROES_WON)).toBe('discarded RO-21, revealed RO-21, cup RO-39');
    expect(HEROES_WON.events.at(-1)).toEqual({ kind: 'cup', rule: 'RO-39', camp: 'heroes', by: 'RO-6', round: 1 });
    expect(DRAGON_WON.events.at(-1)).toEqual({ kind: 'cup', rule: 'RO-39', camp: 'sorcerer', by: 'RO-35', round: 1 });
    expect([HEROES_WON.state.win, HEROES_WON.state.phase]).toEqual([null, 'result']);
  });

  it('[RO-A72] is a rest of fifteen seconds at most, in which nobody plays', () => {
    const { state } = HEROES_WON;
    const view = rushOut.view(state, 'spectator');
    expect([rushOut.rests?.(view), rushOut.countsDown?.(view), rushOut.toAct(state)]).toEqual([true, false, []]);
    expect(wakeIn(state)).toBe(600 + 15_000);
    for (const letter of ['A', 'B']) {
      expect(refusalOf(state, letter, 'roll', 5_000)).toEqual({ rule: 'RO-A72', facts: { phase: 'result' } });
    }
  });

  it('[RO-39] ends the match with the second cup of a camp, not with one for each', () => {
    const second = wake(play(withCups(HEROES_NEARLY, 'heroes'), 'C', 'place 1 t1 fire').state);
    expect(told(second)).toBe('discarded RO-21, revealed RO-21, cup RO-39, over RO-39');
    const result = rushOut.result(second.state);
    expect(result).toEqual({ rule: 'RO-39', ranks: [2, 1, 1, 1], scores: [0, 2, 2, 2] });
    const even = wake(play(withCups(HEROES_NEARLY, 'sorcerer'), 'C', 'place 1 t1 fire').state).state;
    expect([even.phase, rushOut.result(even)]).toEqual(['result', null]);
    const third = wake(play(withCups(DRAGON_NEARLY, 'heroes', 'sorcerer'), 'A', 'place 4 s1 lightning').state).state;
    expect(rushOut.result(third)).toEqual({ rule: 'RO-39', ranks: [1, 2, 2, 2], scores: [2, 1, 1, 1] });
    expect(rushOut.rounds?.(third)).toEqual([
      [0, 1, 1, 1],
      [1, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });

  it('[RO-9] tells nothing of the decks before the match is over', () => {
    const { state } = HEROES_WON;
    expect(state.courses).toHaveLength(1);
    expect(rushOut.view(state, 'spectator').courses).toEqual([]);
    expect(rushOut.view(state, 'spectator')).not.toHaveProperty('heaps');
  });
});

describe('the next round', () => {
  const table = tableFor(rushOut, 'scenario-1', 4) as TableSetup<RushTypes>;
  const dealt = openMatch(rushOut, table, seedFromWord('rounds')).match.state;

  function cardsOf(state: RushState): string[] {
    const laid = (state.laid ?? []).map(({ card }) => card);
    return [...HEAPS.flatMap((heap) => state.heaps[heap]), ...Object.values(state.cards), ...laid].toSorted();
  }

  /** A round in which cards have gone everywhere, with its result. */
  const ended: RushState = {
    ...dealt,
    phase: 'result',
    until: toMillis(50_000),
    dragon: 2,
    laid: [{ seat: seatOf('B'), card: dealt.heaps.spells[0] as string }],
    heaps: {
      ...dealt.heaps,
      trials: [...dealt.heaps.trials.slice(3), dealt.heaps.spells[1] as string],
      heroDiscard: dealt.heaps.trials.slice(0, 3),
      spells: dealt.heaps.spells.slice(3),
      sorcererDiscard: dealt.heaps.spells.slice(2, 3),
    },
    rounds: { won: [{ camp: 'heroes', rule: 'RO-6' }], stopping: [] },
  };
  const next = rushOut.wake(ended, { at: toMillis(50_000), rng: stepRng(seedFromWord('rounds'), 9) });

  it('[RO-40] has the same cards in both decks; those set aside stay aside', () => {
    expect(cardsOf(next.state)).toEqual(cardsOf(ended));
    expect(next.state.heaps.setAside).toEqual(dealt.heaps.setAside);
    const inDeck = (state: RushState): string[] =>
      [...state.heaps.spells, state.cards.s1, state.cards.s2, state.cards.s3].toSorted();
    expect(inDeck(next.state)).toEqual(inDeck(dealt));
    expect(next.events).toEqual([{ kind: 'prepared', rule: 'RO-40', cards: next.state.cards }]);
  });

  it('[RO-40] shuffles both decks again', () => {
    expect(next.state.heaps.trials).not.toEqual(dealt.heaps.trials);
    expect(next.state.heaps.spells).not.toEqual(dealt.heaps.spells);
  });

  it('[RO-A72] begins with everything home, and with the sorcerer’s signal', () => {
    const { state } = next;
    expect([state.phase, state.dragon, state.laid, state.until]).toEqual(['ready', 0, [], 55_000]);
    expect(state.dice.flat().every(({ is }) => is === 'loose')).toBe(true);
    expect(state.rounds?.won).toEqual(ended.rounds?.won);
    const called = rushOut.wake(state, { at: toMillis(55_000), rng: stepRng(seedFromWord('rounds'), 10) });
    expect([told(called), called.state.phase]).toEqual(['called RO-A69', 'signal']);
  });

  it('[RO-A71] keeps seats, roles, characters and colours', () => {
    expect(next.state.seatOptions).toEqual(dealt.seatOptions);
  });
});

describe('an agreement to stop after a round', () => {
  const { state } = HEROES_WON;
  const ALL = ['A', 'B', 'C', 'D'];

  it('[RO-A94] ends the match once every seat wants it; the camp with more cups wins', () => {
    const wanted = ALL.slice(0, 3).reduce((now, letter) => play(now, letter, 'stop yes', 2_000).state, state);
    expect([wanted.phase, wanted.rounds?.stopping]).toEqual(['result', [0, 1, 2]]);
    const stopped = play(wanted, 'D', 'stop yes', 2_000);
    expect(told(stopped)).toBe('stopping RO-A94, over RO-A94');
    expect(rushOut.result(stopped.state)).toEqual({ rule: 'RO-A94', ranks: [2, 1, 1, 1], scores: [0, 1, 1, 1] });
  });

  it('[RO-A94] lets both camps win if the cups are even', () => {
    const even = withCups(state, 'heroes', 'sorcerer');
    const stopped = ALL.reduce((now, letter) => play(now, letter, 'stop yes', 2_000).state, even);
    expect(winnersOf(rushOut.result(stopped) as never)).toEqual([0, 1, 2, 3]);
    expect(stopped.win).toEqual({ camp: null, rule: 'RO-A94' });
  });

  it('[RO-A94] can be taken back, and is said once', () => {
    const one = play(state, 'B', 'stop yes', 2_000).state;
    expect(refusalOf(one, 'B', 'stop yes', 3_000)).toEqual({ rule: 'RO-A94', facts: { why: 'wants' } });
    expect(refusalOf(one, 'C', 'stop no', 3_000)).toEqual({ rule: 'RO-A94', facts: { why: 'goes-on' } });
    expect(play(one, 'B', 'stop no', 3_000).state.rounds?.stopping).toEqual([]);
  });

  it('[RO-A94] is a question to all other seats, and no rest, until it is taken back', () => {
    const one = play(state, 'B', 'stop yes', 2_000).state;
    expect([rushOut.rests?.(one), rushOut.toAct(one)]).toEqual([false, [0, 2, 3]]);
    expect(wakeIn(one)).toBe(wakeIn(state));
    const none = play(one, 'B', 'stop no', 3_000).state;
    expect([rushOut.rests?.(none), rushOut.toAct(none)]).toEqual([true, []]);
  });

  it('[RO-A94] is offered between rounds only', () => {
    expect(legalOf(state, 'A', 2_000)).toEqual(['stop yes']);
    expect(refusalOf(HEROES_NEARLY, 'B', 'stop yes')).toEqual({ rule: 'RO-A72', facts: { phase: 'play' } });
  });
});
