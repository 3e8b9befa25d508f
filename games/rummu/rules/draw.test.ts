import { describe, expect, it } from 'vitest';
import { rummu } from './index.ts';
import { handOfSeat, isLegal, legalOf, play, position, refusalOf, tableOf } from './rummu.scenario.ts';
import type { RummuState } from './types.ts';

const HANDS = ['R1 R2', 'B1 B2', 'G1 G2'];
const fresh = position({ hands: HANDS, phase: 'draw', stock: 'K9 K8', discards: 'R9 B9 G9' });

function seenBy(state: RummuState, viewer: number | 'spectator') {
  return rummu.view(state, viewer as never);
}

describe('a turn', () => {
  it('[RM-4] passes to the left', () => {
    expect(refusalOf(fresh, 'B', 'draw')).toEqual({ rule: 'RM-4', facts: { seat: 0 } });
    const drawn = play(fresh, 'A', 'draw').state;
    expect(play(drawn, 'A', 'play toss K9').state.turn).toBe(1);
    expect(play({ ...drawn, turn: 2 as never }, 'C', 'play toss G1').state.turn).toBe(0);
  });

  it('[RM-5] begins with a draw', () => {
    expect(refusalOf(fresh, 'A', 'play toss R1')).toEqual({ rule: 'RM-5', facts: { why: 'first' } });
    expect(legalOf(fresh, 'A')).toEqual(['draw', 'take']);
    expect(play(fresh, 'A', 'draw').state.phase).toBe('play');
  });

  it('[RM-5] uses only cards of the player’s own hand', () => {
    const state = position({ hands: ['R5 R6 R8', 'R7', 'G1'] });
    expect(refusalOf(state, 'A', 'play lay R5 R6 R7, toss R8')).toEqual({
      rule: 'RM-5',
      facts: { why: 'foreign', card: 'R7' },
    });
  });
});

describe('a draw', () => {
  it('[RM-6] is one card of the stock', () => {
    const { state, events } = play(fresh, 'A', 'draw');
    expect(handOfSeat(state, 'A')).toBe('R1 R2 K9');
    expect(state.stock).toEqual(['K8']);
    expect(events).toEqual([{ kind: 'drew', rule: 'RM-6', seat: 0, card: 'K9' }]);
    expect(refusalOf(state, 'A', 'draw')).toEqual({ rule: 'RM-6', facts: { why: 'drew' } });
  });

  it('[RM-6] is one or more discards, the top one first, each revealing the next', () => {
    const one = play(fresh, 'A', 'take');
    expect(one.events).toEqual([{ kind: 'took', rule: 'RM-6', seat: 0, card: 'G9', count: 1 }]);
    expect(seenBy(one.state, 1).discards).toEqual([null, 'B9']);
    const three = play(play(one.state, 'A', 'take').state, 'A', 'take').state;
    expect(handOfSeat(three, 'A')).toBe('R9* B9* G9* R1 R2');
    expect(three.taken).toEqual(['G9', 'B9', 'R9']);
    expect(refusalOf(three, 'A', 'take')).toEqual({ rule: 'RM-6', facts: { why: 'empty' } });
    expect(play(three, 'A', 'play toss R9').state).toMatchObject({ taken: [], turn: 1, phase: 'draw' });
  });

  it('[RM-A20] may not be from both piles', () => {
    expect(refusalOf(play(fresh, 'A', 'draw').state, 'A', 'take')).toEqual({ rule: 'RM-A20', facts: { why: 'drew' } });
    expect(refusalOf(play(fresh, 'A', 'take').state, 'A', 'draw')).toEqual({ rule: 'RM-A20', facts: { why: 'more' } });
    const last = position({ hands: HANDS, phase: 'draw', stock: 'K9 K8', discards: 'G9' });
    expect(refusalOf(play(last, 'A', 'take').state, 'A', 'draw')).toEqual({ rule: 'RM-A20', facts: { why: 'took' } });
  });

  it('[RM-A21] of discards has no condition, and all players know the taken cards', () => {
    const took = play(fresh, 'A', 'take').state;
    const { state } = play(took, 'A', 'play toss R1');
    expect(tableOf(state)).toEqual([]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(seenBy(state, viewer).hands[0]).toEqual({ count: 2, known: ['G9'] });
    }
    expect(seenBy(play(fresh, 'A', 'draw').state, 1).hands[0]).toEqual({ count: 3, known: [] });
  });

  it('[RM-A21] does not tell which of two identical cards left the hand', () => {
    const state = position({ hands: ['R7* R7 B2', 'B1', 'G1'] });
    expect(seenBy(play(state, 'A', 'play toss R7').state, 1).hands[0]).toEqual({ count: 2, known: [] });
    const joker = position({ hands: ['B2* B2', 'B1', 'G1'] });
    expect(seenBy(joker, 0).hand).toEqual(['B2', 'B2']);
  });
});

describe('hidden cards', () => {
  it('[RM-7] [RM-A30] include all discards but the top one', () => {
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(seenBy(fresh, viewer).discards).toEqual([null, null, 'G9']);
      expect(seenBy(fresh, viewer).stock).toBe(2);
    }
  });

  it('[RM-A30] do not include the discards after the round', () => {
    const state = position({ hands: ['R1', 'B1', 'G1'], discards: 'R9 B9' });
    expect(seenBy(play(state, 'A', 'play toss R1').state, 1).discards).toEqual(['R9', 'B9', 'R1']);
  });

  it('include hands and drawn cards, for all but their owners', () => {
    const { state, events } = play(fresh, 'A', 'draw');
    expect(seenBy(state, 0).hand).toEqual(['R1', 'R2', 'K9']);
    expect(seenBy(state, 'spectator').hand).toBeNull();
    const [drew] = events;
    if (drew === undefined) throw new Error('nothing was drawn');
    expect(rummu.sight(drew, 0 as never)).toMatchObject({ card: 'K9' });
    expect(rummu.sight(drew, 1 as never)).toMatchObject({ card: null });
  });
});

describe('an empty stock', () => {
  const empty = position({ hands: HANDS, phase: 'draw', stock: ' ', discards: 'R9 B9 G9' });

  it('[RM-A18] is renewed from all discards but the top one when a player draws', () => {
    const { state, events } = play(empty, 'A', 'draw');
    expect(events[0]).toEqual({ kind: 'renewed', rule: 'RM-A18', cards: 2 });
    expect(state).toMatchObject({ discards: ['G9'], renewals: 1 });
    const drawn = state.hands[0]?.closed.find((card) => card.endsWith('9'));
    expect(new Set([...state.stock, drawn])).toEqual(new Set(['B9', 'R9']));
  });

  it('[RM-A18] allows only to take the discard if there is just one', () => {
    const single = position({ hands: HANDS, phase: 'draw', stock: ' ', discards: 'G9' });
    expect(refusalOf(single, 'A', 'draw')).toEqual({ rule: 'RM-A18', facts: {} });
    expect(isLegal(single, 'A', 'take')).toBe(true);
  });

  it('[RM-A18] ends the round after a turn of each player without a stock', () => {
    let state = position({ hands: HANDS, phase: 'taking', stock: ' ', discards: ' ', taken: 'R1' });
    state = play(state, 'A', 'play toss R1').state;
    for (const letter of ['B', 'C', 'A']) {
      expect(state.phase).toBe('draw');
      state = play(state, letter, 'take').state;
      state = play(state, letter, `play toss ${state.taken[0]}`).state;
    }
    expect(state).toMatchObject({ phase: 'sheet', sheets: [{ finisher: null, points: [-5, -10, -10] }] });
  });

  it('[RM-A18] counts those turns again from zero when a stock can be made', () => {
    const dry = { ...position({ hands: HANDS, phase: 'taking', stock: ' ', discards: 'R9', taken: 'R1' }), dry: 2 };
    expect(play(dry, 'A', 'play toss R1').state).toMatchObject({ phase: 'draw', dry: 0 });
  });

  it('[RM-A18] ends the round with the turn that uses it up after two renewals', () => {
    const last = position({ hands: HANDS, phase: 'draw', stock: 'K9', discards: 'R9 B9', renewals: 2 });
    const drawn = play(last, 'A', 'draw').state;
    const { state, events } = play(drawn, 'A', 'play toss K9');
    expect(events.map(({ kind }) => kind)).toEqual(['discarded', 'dried-up', 'scored']);
    expect(state.sheets[0]).toMatchObject({ finisher: null, points: [-10, -10, -10] });
    const second = { ...drawn, renewals: 1 };
    expect(play(second, 'A', 'play toss K9').state.phase).toBe('draw');
    const more = { ...drawn, stock: ['K8' as const] };
    expect(play(more, 'A', 'play toss K9').state.phase).toBe('draw');
  });
});
