import { seatOf } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { rushOut } from '../../rules/index.ts';
import { play, scenario1 } from '../../rules/rush.scenario.ts';
import type { RushState, RushView } from '../../rules/types.ts';
import { aimsOf, offeredTargetsIn, targetName } from './aims.ts';
import { hampersBefore, pickLossOf } from './pick-loss.ts';
import { picksOf } from './picks.ts';

const [A, B, C, D] = [seatOf('A'), seatOf('B'), seatOf('C'), seatOf('D')] as const;
const SWORD_ON_C = 'hero-2/dissipation-sword dissipation-sword: . . .';
const WIND_ON_D = 'hero-3/dissipation-whirlwind-1 dissipation-whirlwind-1: . . .';

function viewOf(state: RushState): RushView {
  return rushOut.view(state, A);
}

/** The sorcerer is asked for the hero of this spell. */
function asked(...lines: readonly string[]): RushView {
  return viewOf(scenario1('scenario-1 play dragon 0 asking s3', 's3 dissipation-fire*: . . . . .', ...lines));
}

describe('[RO-42] heroes among whom the sorcerer chooses', () => {
  it('have keys in the order of their plates', () => {
    expect(picksOf(asked(), A)).toEqual([
      { hero: B, nth: 1, isChosen: false },
      { hero: C, nth: 2, isChosen: false },
      { hero: D, nth: 3, isChosen: false },
    ]);
    expect(picksOf(viewOf(scenario1()), A)).toBe(null);
  });

  it('[RO-A84] are there during the pause already, and the chosen one is marked', () => {
    const pause = scenario1('s3 dissipation-fire*: . . . . .');
    const { state } = play(pause, 'A', 'hamper 2', 250);
    expect(picksOf(viewOf(state), A)?.filter(({ isChosen }) => isChosen)).toEqual([
      { hero: C, nth: 2, isChosen: true },
    ]);
  });

  it('show what lies before them', () => {
    const view = asked(SWORD_ON_C, WIND_ON_D, 'D bard brown: # - -');
    expect([B, C, D].map((hero) => hampersBefore(view, hero))).toEqual([[], ['sword'], ['whirlwind']]);
  });
});

describe('what a hero would lose', () => {
  it('[RO-43] are the squares on which the hero may place dice now, and the joker if it is that symbol', () => {
    const view = asked('t2 lock: B1 . .', 'B warrior blue: (key) - -');
    expect(pickLossOf(view, B, 'sword')).toMatchObject({ of: 'squares', symbol: 'sword', hasJoker: true });
    expect(pickLossOf(view, C, 'sword')).toMatchObject({ hasJoker: false });
    // B works on the lock, which has no Step square.
    expect(pickLossOf(view, B, 'step').count).toBe(0);
    expect(pickLossOf(view, C, 'step').count).toBeGreaterThan(0);
  });

  it('[RO-43] [RO-44] is nothing more if the same lies there already', () => {
    const view = asked(SWORD_ON_C, WIND_ON_D, 'D bard brown: # - -');
    expect(pickLossOf(view, C, 'sword')).toMatchObject({ count: 0, hasJoker: false });
    expect(pickLossOf(view, D, 'whirlwind')).toEqual({ of: 'die', count: 0 });
    expect(pickLossOf(view, C, 'whirlwind')).toEqual({ of: 'die', count: 1 });
  });
});

it('[RO-A79] a card in front of a hero is a target only with dice on it', () => {
  const targets = (...lines: readonly string[]): string[] => {
    const view = viewOf(
      scenario1('scenario-1 play dragon 0 asking s2', 's2 push-all*: . . . .', 't1 rats: B1 . .', ...lines),
    );
    const offered = offeredTargetsIn(view, null);
    return offered === null ? [] : aimsOf(view, offered).map(({ target }) => targetName(target));
  };
  const onRats = 'B warrior blue: (sword) - -';
  expect(targets(SWORD_ON_C, onRats)).toEqual(['t1', 't2', 't3', 'dragon']);
  const helped = 'hero-2/dissipation-sword dissipation-sword: C1 . .';
  expect(targets(helped, onRats, 'C tracker green: (fire) - -')).toContain('hero-2/dissipation-sword');
});
