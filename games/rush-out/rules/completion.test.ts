import { describe, expect, it } from 'vitest';
import { rushOut } from './index.ts';
import { line, play, refusalOf, told, training1, training2, wake, wakeIn, withHeaps } from './rush.scenario.ts';
import type { RushState } from './types.ts';

/** B's die is missing on t1. */
const NEARLY = training1('t1 rats: C1 B2 .', 'B warrior blue: fire (step) key', 'C tracker green: (sword) heart -');

/** One die of A is missing on the spell. */
function nearlySpell(spot: 's1' | 's2' | 's3', ...lines: readonly string[]): RushState {
  const rows = {
    s1: ['s1 push-all: A1 A2 A3 .', 'A sorcerer: (plant) (water) (lightning) air fire'],
    s2: ['s2 push-one: A1 A2 .', 'A sorcerer: (plant) (air) water air fire'],
    s3: ['s3 imp: A1 A2 A3 .', 'A sorcerer: (fire) (plant) (air) water fire'],
  };
  return training1(...rows[spot], ...lines);
}

const INVOKED = play(nearlySpell('s3'), 'A', 'place 4 s3 water').state;

describe('a completion', () => {
  it('[RO-7] a card is completed when every square has a die, and an event names the seats that completed it', () => {
    const { events, state } = play(NEARLY, 'B', 'place 1 t1 fire');
    expect(events[1]).toEqual({ kind: 'completed', rule: 'RO-7', spot: 't1', card: 'rats', seats: [1, 2] });
    expect(line(state, 't1')).toBe('t1 rats*: C1 B2 B1');
    expect(line(NEARLY, 't1')).toBe('t1 rats: C1 B2 .');
  });

  it('[RO-7] a die on a completed card is refused', () => {
    const { state } = play(NEARLY, 'B', 'place 1 t1 fire');
    expect(refusalOf({ ...state, dice: state.dice.with(2, NEARLY.dice[1] ?? []) }, 'C', 'place 1 t1 fire')).toEqual({
      rule: 'RO-7',
      facts: { card: 'rats' },
    });
  });

  it('[RO-A70] the effects follow after 600 ms, for both camps', () => {
    expect(wakeIn(play(NEARLY, 'B', 'place 1 t1 fire', 70).state)).toBe(670);
    expect(wakeIn(play(nearlySpell('s2'), 'A', 'place 5 s2 fire', 70).state)).toBe(670);
    expect(wakeIn(NEARLY)).toBeNull();
  });

  it('[RO-A70] all players may act until then, including those who completed the card', () => {
    const { state } = play(NEARLY, 'B', 'place 1 t1 fire');
    expect(refusalOf(state, 'B', 'roll', 300)).toBeNull();
    expect(refusalOf(state, 'A', 'roll', 300)).toBeNull();
  });

  it('[RO-A18] the effects need no command', () => {
    const step = wake(play(NEARLY, 'B', 'place 1 t1 fire').state);
    expect(told(step)).toBe('discarded RO-21, revealed RO-21');
  });

  it('[RO-A70] of two completed cards the first one is resolved first', () => {
    const both = training1(
      't1 rats: C1 C2 .',
      't2 lock: B1 B2 .',
      'B cleric blue: (key) (key) heart',
      'C tracker green: (sword) (step) fire',
    );
    const one = play(both, 'B', 'place 3 t2 heart', 0).state;
    const two = play(one, 'C', 'place 3 t1 fire', 100).state;
    const first = wake(two);
    expect(first.events[0]).toMatchObject({ spot: 't2' });
    expect(wakeIn(first.state)).toBe(700);
    expect(wake(first.state).events[0]).toMatchObject({ spot: 't1' });
  });
});

describe('a completed trial', () => {
  const DONE = play(NEARLY, 'B', 'place 1 t1 fire').state;

  it('[RO-21] returns its dice, is discarded, and is replaced by the next card', () => {
    const { state, events } = wake(DONE);
    expect(line(state, 't1')).toBe('t1 stairs: . . .');
    expect(state.heaps.trials).toEqual(['torches', 'goblins']);
    expect(state.heaps.heroDiscard).toEqual(['rats']);
    expect(line(state, 'C')).toBe('C tracker green: - heart -');
    expect(events).toEqual([
      { kind: 'discarded', rule: 'RO-21', spot: 't1', card: 'rats' },
      { kind: 'revealed', rule: 'RO-21', spot: 't1', card: 'stairs' },
    ]);
    expect(state.completions).toEqual([]);
  });

  it('[RO-16] the rest of the roll that completed it is refused on the card that replaces it', () => {
    const { state } = wake(DONE);
    expect(line(state, 'B')).toBe('B warrior blue: - - -');
    const key = { ...state, cards: { ...state.cards, t1: 'lock' } };
    expect(refusalOf(key, 'B', 'place 3 t1 key', 700)).toEqual({ rule: 'RO-15', facts: { why: 'loose' } });
  });

  it('[RO-16] dice that are rolled after the completion may be placed on any card', () => {
    const rolled = play(DONE, 'B', 'roll', 300).state;
    expect(line(wake(rolled).state, 'B')).toMatch(/^B warrior blue: - - [a-z]+$/);
  });

  it('[RO-A31] leaves the other cards on their spots', () => {
    const { cards } = wake(DONE).state;
    expect([cards.t2, cards.t3]).toEqual([NEARLY.cards.t2, NEARLY.cards.t3]);
  });

  it('[RO-6] the heroes win when they reveal the last card of their deck', () => {
    const last = withHeaps(DONE, { trials: ['torches'] });
    const step = wake(last);
    expect(told(step)).toBe('discarded RO-21, revealed RO-21, over RO-6');
    expect(step.state.win).toEqual({ camp: 'heroes', rule: 'RO-6' });
    expect(rushOut.result(step.state)).toEqual({ rule: 'RO-6', ranks: [2, 1, 1], scores: [0, 1, 1] });
  });

  it('[RO-A8] revealing the last card wins, without completing it; with two cards left nobody has won', () => {
    const { state } = wake(withHeaps(DONE, { trials: ['torches', 'goblins'] }));
    expect([state.phase, state.win]).toEqual(['play', null]);
    expect(rushOut.result(state)).toBeNull();
    expect(line(wake(withHeaps(DONE, { trials: ['torches'] })).state, 't1')).toBe('t1 torches: . . .');
  });

  it('[RO-6] every command is refused after the end', () => {
    const { state } = wake(withHeaps(DONE, { trials: ['torches'] }));
    for (const [letter, text] of [
      ['A', 'roll'],
      ['B', 'roll'],
      ['C', 'ping help t1'],
    ] as const) {
      expect(refusalOf(state, letter, text, 5_000)).toEqual({ rule: 'RO-6', facts: {} });
    }
    expect([rushOut.toAct(state), rushOut.wakeAt(state)]).toEqual([[], null]);
  });

  it('[RO-6] other completed cards have no effect after the end', () => {
    const both = {
      ...withHeaps(DONE, { trials: ['torches'] }),
      completions: [...DONE.completions, ...INVOKED.completions],
    };
    expect(rushOut.wakeAt(wake(both).state)).toBeNull();
  });
});

describe('a completed spell', () => {
  const DRACOLOGY = training2(
    's1 breath: A1 A2 A3 .',
    'A sorcerer: (fire) (fire) (air) lightning water',
    'B warrior blue: - - -',
  );

  it('[RO-24] returns its dice, takes effect, is discarded, and is replaced by the next spell', () => {
    const step = wake(play(DRACOLOGY, 'A', 'place 4 s1 lightning').state);
    expect(told(step)).toBe('advanced RO-33, discarded RO-24, revealed RO-24');
    expect(line(step.state, 'A')).toBe('A sorcerer: - - - - -');
    expect(line(step.state, 's1')).toBe('s1 ghost: . . . .');
    expect(step.state.heaps.spells).toEqual(['push-all', 'push-one-too']);
    expect(step.state.heaps.sorcererDiscard).toEqual(['breath']);
  });

  it('[RO-24] the sorcerer wins when the last spell of the deck is revealed', () => {
    const done = play(DRACOLOGY, 'A', 'place 4 s1 lightning').state;
    const { state, events } = wake(withHeaps(done, { spells: ['push-one-too'] }));
    expect(events.at(-1)).toEqual({ kind: 'over', rule: 'RO-6', camp: 'sorcerer' });
    expect(rushOut.result(state)).toEqual({ rule: 'RO-6', ranks: [1, 2, 2, 2, 2], scores: [1, 0, 0, 0, 0] });
    expect(wake(withHeaps(done, { spells: ['push-one-too', 'ghost'] })).state.win).toBeNull();
  });

  it('[RO-23] the rest of the roll that completed it is refused on the spell that replaces it', () => {
    const { state } = wake(play(DRACOLOGY, 'A', 'place 4 s1 lightning').state);
    expect(refusalOf(state, 'A', 'place 5 s1 water', 700)).toEqual({ rule: 'RO-15', facts: { why: 'loose' } });
  });
});

describe('two camps that complete at the same time', () => {
  const BOTH = nearlySpell(
    's3',
    't1 rats: C1 B2 .',
    'B warrior blue: fire (step) key',
    'C tracker green: (sword) heart -',
  );
  const last = { trials: ['torches'], spells: ['ghost'] };

  it('[RO-A11] the camp that completed its card first wins', () => {
    const heroes = play(play(BOTH, 'B', 'place 1 t1 fire').state, 'A', 'place 4 s3 water').state;
    const sorcerer = play(play(BOTH, 'A', 'place 4 s3 water').state, 'B', 'place 1 t1 fire').state;
    expect(wake(withHeaps(heroes, last)).state.win).toEqual({ camp: 'heroes', rule: 'RO-6' });
    expect(wake(withHeaps(sorcerer, last)).state.win).toEqual({ camp: 'sorcerer', rule: 'RO-6' });
  });
});

describe('an invocation', () => {
  it('[RO-31] goes face up onto the heroes’ deck', () => {
    const step = wake(INVOKED);
    expect(told(step)).toBe('summoned RO-31, revealed RO-24');
    expect(step.events[0]).toEqual({ kind: 'summoned', rule: 'RO-31', spot: 's3', card: 'imp' });
    expect(step.state.heaps.trials.at(-1)).toBe('imp');
    expect(step.state.heaps.sorcererDiscard).toEqual([]);
    expect(rushOut.view(step.state, 'spectator').onTop).toBe('imp');
  });

  it('[RO-31] is the next card that the heroes reveal, and they fill their side of it', () => {
    const summoned = wake(INVOKED).state;
    const nearly = { ...summoned, dice: NEARLY.dice, rollSpot: NEARLY.rollSpot };
    const { state } = wake(play(nearly, 'B', 'place 1 t1 fire', 1_000).state);
    expect(line(state, 't1')).toBe('t1 imp: . . .');
    const rolled = training1('t1 imp: . . .', 'B warrior blue: heart sword -', 'A sorcerer: fire water - - -');
    expect(line(play(rolled, 'B', 'place 1 t1 heart').state, 't1')).toBe('t1 imp: . B1 .');
    expect(refusalOf(rolled, 'A', 'place 1 t1 fire')).toEqual({
      rule: 'RO-23',
      facts: { why: 'side', card: 'imp' },
    });
  });

  it('[RO-31] has only the sorcerer’s side while it is one of his spells', () => {
    const state = training1('B warrior blue: sword - -', 'A sorcerer: fire - - - -');
    expect(line(state, 's3')).toBe('s3 imp: . . . .');
    expect(refusalOf(state, 'B', 'place 1 s3 sword')?.rule).toBe('RO-16');
    expect(refusalOf(state, 'A', 'place 1 s3 fire')).toBeNull();
  });

  it('[RO-A10] adds a card to a deck with one card left, and may be the last card itself', () => {
    const onLast = wake(withHeaps(INVOKED, { trials: ['torches'] })).state;
    expect(onLast.heaps.trials).toEqual(['torches', 'imp']);
    const nearly = { ...onLast, dice: NEARLY.dice, rollSpot: NEARLY.rollSpot };
    const { state } = wake(play(nearly, 'B', 'place 1 t1 fire', 1_000).state);
    expect([state.win, state.cards.t1]).toEqual([null, 'imp']);
    const alone = wake(play(withHeaps(NEARLY, { trials: ['imp'] }), 'B', 'place 1 t1 fire').state);
    expect(alone.state.win).toEqual({ camp: 'heroes', rule: 'RO-6' });
  });

  it('[RO-A32] goes to the sorcerer’s discards when the heroes complete it', () => {
    const state = training1('t1 imp: B1 B2 .', 'B tracker blue: (sword) (heart) joker');
    const step = wake(play(state, 'B', 'place 3 t1 step').state);
    expect(told(step)).toBe('discarded RO-21, revealed RO-21');
    expect([step.state.heaps.sorcererDiscard, step.state.heaps.heroDiscard]).toEqual([['imp'], []]);
  });

  it('[RO-24] that reveals the sorcerer’s last spell wins', () => {
    const { state } = wake(withHeaps(INVOKED, { spells: ['push-one-too'] }));
    expect(state.win).toEqual({ camp: 'sorcerer', rule: 'RO-6' });
    expect(state.heaps.trials.at(-1)).toBe('imp');
  });
});
