import type { Seat } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { sortCards } from '../../rules/card.ts';
import { rummu } from '../../rules/index.ts';
import { readCommand } from '../../rules/read-notation.ts';
import { position } from '../../rules/rummu.scenario.ts';
import { cardsIn } from '../../rules/scoring.ts';
import type { PlayCommand, RummuView } from '../../rules/types.ts';
import {
  commandOf,
  composedOf,
  isEmpty,
  NO_PLAN,
  planOf,
  planWays,
  refitPlan,
  type TurnPlan,
  withoutLaid,
} from './plan.ts';

const A = 0 as Seat;
const HAND = 'R2 R3 R4 R5 B7 B8 B9 G1 K9';
const seen = (hand = HAND, table = '', turn = 'A'): RummuView =>
  rummu.view(position({ hands: [hand, 'B0', 'G0'], table, turn }), A);

const composed = (text: string, view: RummuView): TurnPlan => planOf(readCommand(text) as PlayCommand, view.nextMeld);

const written = (plan: TurnPlan, view: RummuView): string =>
  rummu.notation.command(commandOf(plan, view) as PlayCommand);

describe('a composed turn', () => {
  it('is sent completely, with the ids of combinations on the table', () => {
    const view = seen(HAND, '[1 B K0 K1 K2]');
    const turn = 'play lay R2 R3 R4, add R5 > 2, add K9 > 1, toss G1';
    const plan = composed(turn, view);
    expect(plan.moves[1]).toMatchObject({ to: -1 });
    expect(written(plan, view)).toBe(turn);
    expect(commandOf(NO_PLAN, view)).toBeNull();
  });

  it('stays the same while others lay; only the ids of its combinations change', () => {
    const before = seen();
    const plan = composed('play lay R2 R3 R4 R5, toss G1', before);
    const added = { ...plan, moves: [...plan.moves, { do: 'add', cards: ['B7'], to: -1 } as const] };
    const after = seen(HAND, '[1 B K0 K1 K2] [2 C G5 G6 G7]');
    expect(refitPlan(after, A, plan)).toEqual(plan);
    expect(written(added, after)).toBe('play lay R2 R3 R4 R5, add B7 > 3, toss G1');
  });

  it('loses moves that are no longer legal, and those that depend on them', () => {
    const view = seen(HAND, '[1 A K0 K1 K2]');
    const plan = composed('play lay R2 R3 R4, add R5 > 2, lay B7 B8 B9, toss G1', view);
    const without = seen('R2 R3 R5 B7 B8 B9 G1 K9', '[1 A K0 K1 K2]');
    const left = refitPlan(without, A, plan);
    expect(written(left, without)).toBe('play lay B7 B8 B9, toss G1');
    expect(refitPlan(seen('B7 B8 K9'), A, plan)).toBe(NO_PLAN);
  });

  it('discards only a card that is still in hand', () => {
    const plan = composed('play toss G1', seen());
    expect(refitPlan(seen('R2 R3'), A, plan)).toBe(NO_PLAN);
    expect(refitPlan(seen('R2 G1'), A, plan)).toEqual(plan);
  });

  it('[RM-20] takes a card back only if no card is left', () => {
    const view = seen('R2 R3 R4 R5', '[1 A K0 K1 K2]');
    const plan = composed('play lay R2 R3 R4 R5, back R5 < 2, toss R5', view);
    expect(refitPlan(view, A, plan)).toEqual(plan);
    const more = seen('R2 R3 R4 R5 G1', '[1 A K0 K1 K2]');
    expect(written(refitPlan(more, A, plan), more)).toBe('play lay R2 R3 R4 R5');
  });

  it('shows the table and the hand after it', () => {
    const view = seen(HAND, '[1 A K0 K1 K2]');
    const { melds, hand } = composedOf(view, A, composed('play lay R2 R3 R4, add R5 > 2, toss G1', view));
    expect(melds.at(-1)?.cards).toEqual(['R2', 'R3', 'R4', 'R5']);
    expect(cardsIn(hand)).toEqual(sortCards(['B7', 'B8', 'B9', 'G1', 'K9']));
  });

  it('may lose one combination and keep the others', () => {
    const view = seen(HAND, '[1 A K0 K1 K2]');
    const plan = composed('play lay R2 R3 R4, lay B7 B8 B9, add R5 > 2', view);
    expect(written(withoutLaid(view, A, plan, -1), view)).toBe('play lay B7 B8 B9');
    expect(written(withoutLaid(view, A, plan, -2), view)).toBe('play lay R2 R3 R4, add R5 > 2');
    expect(withoutLaid(view, A, plan, -3)).toBe(plan);
  });

  it('is checked as if it were the player’s turn while others play', () => {
    const view = seen(HAND, '', 'B');
    const mine = planWays.asIfMine?.(view, A) as RummuView;
    const command = commandOf(composed('play lay R2 R3 R4 R5, toss G1', view), view) as PlayCommand;
    expect(rummu.check(view, A, command, 0 as never)).toMatchObject({ rule: 'RM-4' });
    expect(rummu.check(mine, A, command, 0 as never)).toBeNull();
  });

  it('ends with the round', () => {
    const view = seen();
    const plan = composed('play lay R2 R3 R4 R5, toss G1', view);
    expect(isEmpty(refitPlan({ ...view, phase: 'sheet' }, A, plan))).toBe(true);
  });

  it('is read from the device only if it is well-formed', () => {
    const view = seen(HAND, '[1 A K0 K1 K2]');
    const plan = composed('play lay R2 R3 R4, add R5 > 2, add K9 > 1, toss G1', view);
    expect(planWays.read(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
    expect(planWays.read(JSON.parse(JSON.stringify(NO_PLAN)))).toEqual(NO_PLAN);
    for (const kept of [null, 7, {}, { moves: [null] }, { moves: [{ do: 'lay', cards: ['X1'] }] }, { moves: 'lay' }]) {
      expect(planWays.read(kept)).toBeNull();
    }
  });

  it('[RM-1] is used up after it is played, even if a twin of a card is still there', () => {
    const discarded = { kind: 'discarded', rule: 'RM-19', seat: A, card: 'R7' } as const;
    expect(planWays.isSpent?.(discarded, A)).toBe(true);
    expect(planWays.isSpent?.(discarded, 1 as Seat)).toBe(false);
  });
});
