import { type Seat, toMillis, toSeat } from '@tablee/kernel';
import type { Box } from '@tablee/table-ui';
import { describe, expect, it } from 'vitest';
import type { LaidCard, RushView } from '../../../rules/types.ts';
import { HEROES, seen } from '../../play/table.scenario.ts';
import type { Ledge } from '../types.ts';
import { LEDGE_ORDERER, type LedgeOrder } from './order.ts';

const NOTHING: LedgeOrder = { entries: [], rolledAt: null };
const COLUMNS: Box[] = [0, 1, 2].map((nth) => ({ left: nth * 127, top: 400, width: 120, height: 50 }));
const BOARD: Ledge = { board: COLUMNS[0] as Box, shared: COLUMNS, mine: [], heroes: [], unfolded: [] };
const [ME, OTHER] = [toSeat(0), toSeat(1)] as const;

function laid(...cards: readonly (readonly [Seat, string])[]): LaidCard[] {
  return cards.map(([seat, kind]) => ({ seat, card: `dissipation-${kind}` }));
}

function at(cards: readonly LaidCard[], rolls = 0): RushView {
  const view = seen(HEROES);
  return { ...view, laid: cards, rolledAt: view.rolledAt.map(() => toMillis(rolls)) };
}

function spotsAfter(ledge: Ledge, views: readonly RushView[], me: Seat | null = ME): string[] {
  const order = views.reduce((before, view) => LEDGE_ORDERER.next(before, ledge, view, me), NOTHING);
  return order.entries.map(({ spot, isGone }) => (isGone ? '-' : spot.replace('dissipation-', '')));
}

const THREE = laid([ME, 'fire'], [OTHER, 'sword'], [ME, 'key']);
const TWO = THREE.filter(({ card }) => card !== 'dissipation-sword');

describe('what lies against heroes', () => {
  it('has slots in the order of arrival', () => {
    expect(spotsAfter(BOARD, [at(THREE)])).toEqual(['hero-0/fire', 'hero-1/sword', 'hero-0/key']);
  });

  it('leaves a gap until the player rolls, so that nothing moves under a finger', () => {
    expect(spotsAfter(BOARD, [at(THREE), at(TWO)])).toEqual(['hero-0/fire', '-', 'hero-0/key']);
    expect(spotsAfter(BOARD, [at(THREE), at(TWO), at(TWO, 1)])).toEqual(['hero-0/fire', 'hero-0/key']);
    expect(spotsAfter(BOARD, [at(THREE), at(TWO)], null)).toEqual(['hero-0/fire', 'hero-0/key']);
  });

  it('fills a gap first', () => {
    const next = [...TWO, ...laid([OTHER, 'step'])];
    expect(spotsAfter(BOARD, [at(THREE), at(TWO), at(next)])).toEqual(['hero-0/fire', 'hero-1/step', 'hero-0/key']);
  });

  it('keeps its order while nothing changes', () => {
    const order = LEDGE_ORDERER.next(NOTHING, BOARD, at(THREE), ME);
    expect(LEDGE_ORDERER.next(order, BOARD, at([...THREE]), ME)).toBe(order);
  });

  it('has the boxes of its hero where no board takes it', () => {
    const [mine, his] = [
      { ...(COLUMNS[0] as Box), top: 700 },
      { ...(COLUMNS[0] as Box), top: 200 },
    ];
    const desk: Ledge = { ...BOARD, board: null, mine: [mine], heroes: [[his]] };
    const slots = LEDGE_ORDERER.slots(desk, LEDGE_ORDERER.next(NOTHING, desk, at(THREE), ME));
    const boxes = new Map(slots.map(({ spot, box }) => [spot as string, box]));
    expect(boxes.get('hero-1/dissipation-sword')).toEqual(his);
    expect([boxes.get('hero-0/dissipation-fire')?.top, boxes.get('hero-0/dissipation-key')?.top]).toEqual([700, 700]);
    const small: Ledge = { ...desk, mine: [] };
    const shared = LEDGE_ORDERER.slots(small, LEDGE_ORDERER.next(NOTHING, small, at(THREE), ME));
    expect(shared.find(({ spot }) => spot === 'hero-0/dissipation-fire')?.box).toEqual(COLUMNS[0]);
  });

  it('has one box behind « +2 », and all others a box of their own', () => {
    const kinds = ['fire', 'sword', 'step', 'key', 'whirlwind-1', 'whirlwind-2'];
    const seven = laid(...kinds.map((kind) => [ME, kind] as const), [OTHER, 'fire']);
    const slots = LEDGE_ORDERER.slots(BOARD, LEDGE_ORDERER.next(NOTHING, BOARD, at(seven), ME));
    expect(slots.map(({ more, isHidden }) => (isHidden ? 'hidden' : more))).toEqual([0, 0, 0, 0, 0, 2, 'hidden']);
    expect(slots[6]?.box).toEqual(slots[5]?.box);
    expect(slots[3]?.column).toBe(slots[0]?.column);
  });
});
