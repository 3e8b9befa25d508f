import { seatOf } from '@tablee/kernel';
import type { Locale } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { round } from '../rules/ruckus.scenario.ts';
import type { RuckusSight } from '../rules/types.ts';
import { callsOf, tellRuckus } from './tell.ts';
import { nameOf, sayIn, sightsOf } from './told.scenario.ts';

const [A, B] = [seatOf('A'), seatOf('B')];
const STATE = round('deck zzz boum\nA boum coa coa |\nB miaou | boum×3');

function sights(viewer: typeof A, letter: string, text: string, state = STATE): RuckusSight[] {
  return sightsOf(state, viewer, letter, text);
}

function told(list: readonly RuckusSight[], locale: Locale = 'fr'): (string | null)[] {
  return list.map((sight) => tellRuckus(sight, sayIn(locale), nameOf));
}

const STOLEN = { ...STATE, hands: [['boum', 'zzz'] as const, ['miaou'] as const] };

describe('the text of a sight', () => {
  it('names who did what to whom', () => {
    expect(told(sights(B, 'A', 'steal boum < B', STOLEN))).toEqual(['Léa vole Boum à Malik.']);
    expect(told(sights(B, 'A', 'form coa'), 'en')).toEqual(['Léa: Ribbit!']);
  });

  it('never names the card that another player drew', () => {
    const drawn = sights(A, 'B', 'draw');
    expect(told(drawn)).toEqual(['Malik pioche.']);
    expect(JSON.stringify(drawn)).not.toContain('boum');
  });

  it('tells how a round ends', () => {
    const empty = { ...STATE, hands: [[], ['miaou'] as const] };
    expect(told(sights(B, 'A', 'slap', empty))).toEqual(['Léa\u00a0: Ruckus\u00a0!', 'On compte\u00a0!']);
  });
});

describe('calls', () => {
  it('[RK-14] each seat is heard with the last family it laid', () => {
    const happenings = [
      { seq: 1, sights: sights(A, 'A', 'form coa'), isMine: false },
      { seq: 2, sights: sights(A, 'A', 'steal boum < B', STOLEN), isMine: false },
      { seq: 3, sights: sights(A, 'B', 'draw'), isMine: false },
    ];
    expect([...callsOf(happenings)]).toEqual([[A, { seq: 2, family: 'boum' }]]);
  });
});
