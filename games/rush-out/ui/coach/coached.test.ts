import { describe, expect, it } from 'vitest';
import type { RushEvent } from '../../rules/types.ts';
import { A, HEROES, seen } from '../play/table.scenario.ts';
import { gameOfA } from './coached.scenario.ts';
import { actionsAfter, type CoachedActions, NO_ACTIONS } from './coached.ts';

const PINGED: RushEvent = { kind: 'pinged', rule: 'RO-A68', seat: A, word: 'help', spot: 't1' };

function after(before: CoachedActions, ...sights: readonly RushEvent[]): CoachedActions {
  const view = seen(HEROES);
  const game = gameOfA(view);
  return actionsAfter(before, { game, happenings: [{ seq: 1, sights, isMine: false }] });
}

describe('the actions of a newcomer', () => {
  it('are remembered when their entry is no longer among the newest', () => {
    const pinged = after(NO_ACTIONS, PINGED);
    expect(pinged).toEqual({ hasPlaced: false, hasPinged: true });
    expect(after(pinged)).toBe(pinged);
  });

  it('do not include those of others', () => {
    expect(after(NO_ACTIONS, { ...PINGED, seat: 1 as typeof A })).toBe(NO_ACTIONS);
  });
});
