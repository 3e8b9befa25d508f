import { seatOf, toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { ruckus } from '../rules/index.ts';
import { command, NOW, round } from '../rules/ruckus.scenario.ts';
import type { RuckusView } from '../rules/types.ts';
import { type Projection, project } from './projection.ts';
import { tapPile } from './touch.ts';

const A = seatOf('A');
const VIEW = ruckus.view(
  round(`
    deck zzz zzz
    A boum coa coa dring | dring×2
    B miaou | boum×3`),
  A,
);

function sent(...texts: string[]): Projection {
  return sentTo(VIEW, ...texts);
}

function sentTo(view: RuckusView, ...texts: string[]): Projection {
  const pending = texts.map((text, index) => ({ id: String(index), command: command(text), at: toMillis(NOW) }));
  return project(view, A, pending);
}

describe('a command that is not yet acknowledged', () => {
  it('changes nothing if there is none', () => {
    expect(project(VIEW, A, [])).toMatchObject({ piles: VIEW.piles, hand: VIEW.hand, sent: [] });
  });

  it('a pair lies on the felt at once, and is marked', () => {
    const { piles, hand, sent: marks } = sent('form coa');
    expect(hand).toEqual(['boum', 'dring']);
    expect(piles[A]).toEqual([
      { family: 'dring', count: 2 },
      { family: 'coa', count: 2 },
    ]);
    expect(marks).toEqual([{ seat: A, family: 'coa' }]);
  });

  it('a card that steals leaves the hand; the pile stays where it is, marked, until the host says who has it', () => {
    const { piles, hand, sent: marks } = sent('form coa', 'steal boum < B');
    expect(hand).toEqual(['dring']);
    expect(piles[1]).toEqual([{ family: 'boum', count: 3 }]);
    expect(marks).toEqual([
      { seat: A, family: 'coa' },
      { seat: seatOf('B'), family: 'boum' },
    ]);
  });

  it('what is tried next is asked of the table as it will be', () => {
    const { coming } = sent('form coa', 'steal boum < B');
    expect(coming.piles[A]).toContainEqual({ family: 'boum', count: 4 });
    const next = tapPile({ view: coming, seat: A }, { seat: A, family: 'dring' });
    expect(next).toEqual({ do: 'complete', family: 'dring' });
    expect(ruckus.check(coming, A, next, toMillis(NOW + 1_000))).toBeNull();
  });

  it('[RK-A14] the pace counts from what was sent last', () => {
    const { coming } = sent('form coa');
    expect(ruckus.check(coming, A, command('complete dring'), toMillis(NOW + 349))).toMatchObject({ rule: 'RK-A14' });
    expect(ruckus.check(coming, A, command('complete dring'), toMillis(NOW + 350))).toBeNull();
  });

  it('[RK-A14] what was sent too early is played in its time, and the pace counts from then', () => {
    const { coming } = sent('form coa', 'complete dring');
    expect(coming.actedAt[A]).toBe(NOW + 350);
  });

  it('drawing and slapping are shown as such', () => {
    expect(sent('form coa', 'draw')).toMatchObject({ isDrawing: true, isSlapping: false });
    const last = ruckus.view(round('deck zzz\nA coa coa |\nB miaou |'), A);
    expect(sentTo(last, 'form coa', 'slap')).toMatchObject({ hand: [], isDrawing: false, isSlapping: true });
  });

  it('a command that no longer fits changes nothing', () => {
    for (const refused of ['steal zzz < B', 'draw', 'slap']) expect(sent(refused)).toEqual(project(VIEW, A, []));
  });
});
