import type { Seat } from '@tablee/kernel';
import type { Draft, Hints, Tries } from '@tablee/table-ui';
import { describe, expect, it, vi } from 'vitest';
import { rummu } from '../rules/index.ts';
import { position } from '../rules/rummu.scenario.ts';
import type { RummuTypes } from '../rules/types.ts';
import { commandOf, composedOf, NO_PLAN, planOf, type TurnPlan } from './draft/plan.ts';
import type { OwnCard } from './hand/order.ts';
import type { RummuProps } from './props.ts';
import { type TouchContext, touchesOf } from './touches.ts';

vi.mock(import('@tablee/table-ui'), async (load) => ({ ...(await load()), feel: () => {} })); // no sounds in tests

const A = 0 as Seat;
const VIEW = rummu.view(
  position({ hands: ['R5 R6 R7 R8 G6 K4 B9', 'B0', 'G0'], table: '[1 B G5 Y6 G7] [2 C K1 K2 K3]' }),
  A,
);
const OPENED: TurnPlan = { moves: [{ do: 'lay', cards: ['R5', 'R6', 'R7', 'R8'] }], back: null, discard: null };

/** A player with these cards chosen and this plan, and a record of the effects of a touch. */
function player(chosen: readonly OwnCard[], plan: TurnPlan = NO_PLAN) {
  const seen = {
    changed: [] as TurnPlan[],
    chosen: [] as (readonly OwnCard[])[],
    denied: [] as (readonly [string, string])[],
  };
  const command = commandOf(plan, VIEW);
  const touched: TouchContext = {
    props: { view: VIEW } as RummuProps,
    me: A,
    now: composedOf(VIEW, A, plan),
    draft: {
      draft: plan,
      command,
      change: (next: TurnPlan) => seen.changed.push(next),
      undo: null,
    } as unknown as Draft<RummuTypes, TurnPlan>,
    choice: {
      chosen,
      active: chosen,
      isCarrying: false,
      setChosen: (owns) => seen.chosen.push(owns),
      setCarried: () => {},
    },
    tries: { attempt: vi.fn<() => void>(), forget: vi.fn<() => void>() } as unknown as Tries<RummuTypes>,
    hints: { hint: null, nothing: null, ask: vi.fn<() => void>(), forget: vi.fn<() => void>() },
    denials: { denied: null, deny: ({ rule }, _, thing) => seen.denied.push([rule, thing]) },
    stop: () => {},
  };
  return { ...seen, touched, touches: touchesOf(touched) };
}

describe('a touch', () => {
  it('lays the chosen cards and clears the choice', () => {
    const { touches, changed, chosen, denied } = player(['R5', 'R6', 'R7', 'R8']);
    touches.lay();
    expect(changed).toEqual([OPENED]);
    expect(chosen).toEqual([[]]);
    expect(denied).toEqual([]);
  });

  it('[RM-15] refuses cards that do not open, and leaves the draft unchanged', () => {
    const { touches, changed, denied } = player(['R5', 'R6', 'R7']);
    touches.lay();
    expect(changed).toEqual([]);
    expect(denied).toEqual([['RM-15', 'lay']]);
  });

  it('[RM-16] adds a card to a combination that takes it', () => {
    const { touches, changed } = player(['K4'], OPENED);
    touches.goTo(2);
    expect(changed.map(({ moves }) => moves.at(-1))).toEqual([{ do: 'add', cards: ['K4'], to: 2 }]);
  });

  it('[RM-17] exchanges a card for the joker of its number', () => {
    const { touches, changed } = player(['G6'], OPENED);
    touches.goTo(1);
    expect(changed.map(({ moves }) => moves.at(-1))).toEqual([{ do: 'swap', card: 'G6', in: 1 }]);
  });

  it('shows the refusal at the combination', () => {
    const { touches, changed, denied } = player(['B9'], OPENED);
    touches.goTo(2);
    expect(changed).toEqual([]);
    expect(denied.map(([, thing]) => thing)).toEqual(['meld-2']);
  });

  it('takes a combination of this turn back and chooses its cards', () => {
    const { touches, changed, chosen } = player([], OPENED);
    touches.takeUp(VIEW.nextMeld);
    expect(changed).toEqual([NO_PLAN]);
    expect(chosen.at(-1)).toEqual(['R5', 'R6', 'R7', 'R8']);
  });

  it('discards a card and takes it back', () => {
    const { touches, changed } = player(['B9'], OPENED);
    touches.discard('B9');
    touches.takeDiscardUp();
    expect(changed.map(({ discard }) => discard)).toEqual(['B9', null]);
  });

  it('adds a card to the choice, or removes it', () => {
    const { touches, chosen } = player(['R5']);
    touches.toggle('R6');
    touches.toggle('R5');
    touches.choose(['R5', 'R7']);
    expect(chosen).toEqual([['R5', 'R6'], [], ['R5', 'R7']]);
  });

  it('before the player adds a card to the choice; several chosen cards are laid together', () => {
    const one = player(['R5']);
    one.touches.putBefore('R6');
    one.touches.putBefore('R5');
    expect(one.chosen).toEqual([['R5', 'R6'], ['R5']]);
    const several = player(['R5', 'R6', 'R7', 'R8']);
    several.touches.putBefore('R6');
    expect(several.changed).toEqual([OPENED]);
  });

  it('sends the composed turn, and nothing without one', () => {
    const composed = player([], OPENED);
    composed.touches.confirm();
    expect(composed.touched.tries.attempt).toHaveBeenCalledWith(composed.touched.draft.command, 'confirm');
    const empty = player([]);
    empty.touches.confirm();
    expect(empty.touched.tries.attempt).not.toHaveBeenCalled();
  });

  it('asks for a hint once, and follows it on the second touch', () => {
    const first = player([]);
    first.touches.hint();
    expect(first.touched.hints.ask).toHaveBeenCalledOnce();
    const command = commandOf(OPENED, VIEW);
    const again = player([]);
    const hints = { ...again.touched.hints, hint: { command, why: '' } } as Hints<RummuTypes>;
    touchesOf({ ...again.touched, hints }).hint();
    expect(again.changed).toEqual([planOf(command as Parameters<typeof planOf>[0], VIEW.nextMeld)]);
  });
});
