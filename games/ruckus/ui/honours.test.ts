import { toSeat, type Viewer } from '@tablee/kernel';
import { speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import { ruckus } from '../rules/index.ts';
import { round } from '../rules/ruckus.scenario.ts';
import type { RoundScore, RuckusSight, RuckusView } from '../rules/types.ts';
import { honoursOfRuckus } from './honours.ts';

const say = speakerOf(words, 'fr');

function points(mine: number, bonus = 0): RoundScore {
  return { laid: mine, inHand: 0, bonus, points: mine + bonus };
}

const OPEN = ruckus.view(round('deck zzz\nA boum |\nB miaou | coa×6\nC dring |'), 'spectator');
const VIEW: RuckusView = {
  ...OPEN,
  sheets: [
    [points(6, 2), points(12), points(1)],
    [points(3, 2), points(1), points(1)],
  ],
};
const STOLEN = { kind: 'stolen', rule: 'RK-7', family: 'boum', from: 0, taken: 2, pile: 3 } as const;
const thefts = (...seats: number[]): RuckusSight[] => seats.map((seat) => ({ ...STOLEN, seat }) as RuckusSight);

function told(sights: readonly RuckusSight[] | null, view = VIEW, viewer: Viewer = 'spectator'): string[] {
  return honoursOfRuckus({ view, sights, say, viewer }).map(
    ({ seat, title, words: rest }) => `${'ABC'[seat]}: ${title} ${rest}`,
  );
}

describe('honours', () => {
  it('tell of thefts, calls and the best round, for as many players as possible', () => {
    expect(told(thefts(2, 2, 0))).toEqual(['C: 2 vols réussis', 'A: a fini 2 manches', 'B: +12 en une manche']);
  });

  it('come from the score sheets and piles if the page has not seen the whole match', () => {
    expect(told(null)).toEqual(['A: a fini 2 manches', 'B: +12 en une manche', 'B: coa ×6 intouchable']);
  });

  it('are said to the player who ended most rounds', () => {
    expect(told(null, VIEW, toSeat(0))).toContain('A: tu as fini 2 manches');
  });

  it('are for one player alone, never shared', () => {
    const view = { ...VIEW, sheets: [[points(5), points(5), points(5)]], piles: [[], [], []] };
    expect(told(thefts(0, 1), view)).toEqual([]);
  });
});
