import { seatOf } from '@tablee/kernel';
import { type AnySay, type AnyWords, type Locale, speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import type { RuckusSay } from '../locale/index.ts';
import { words } from '../locale/index.ts';
import { ruckus } from '../rules/index.ts';
import { play, round } from '../rules/ruckus.scenario.ts';
import type { RuckusSight } from '../rules/types.ts';
import { callsOf, tellAloud, tellRuckus } from './tell.ts';

const [A, B] = [seatOf('A'), seatOf('B')];
const nameOf = (seat: number): string => ['Léa', 'Malik'][seat] ?? '?';
const STATE = round('deck zzz boum\nA boum coa coa |\nB miaou | boum×3');

function sayIn(locale: Locale): RuckusSay {
  const raw = speakerOf<AnyWords>(words, locale);
  const say: AnySay = (id, facts = {}) => raw(id, words.nameThings(facts, raw, nameOf));
  return say;
}

function sights(viewer: typeof A, letter: string, text: string, state = STATE): RuckusSight[] {
  return play(state, letter, text).events.flatMap((event) => ruckus.sight(event, viewer) ?? []);
}

function told(list: readonly RuckusSight[], locale: Locale = 'fr'): (string | null)[] {
  return list.map((sight) => tellRuckus(sight, sayIn(locale), nameOf));
}

function heard(list: readonly RuckusSight[], me: number | null): (string | null)[] {
  return list.map((sight) => tellAloud(sight, me, sayIn('fr'), nameOf));
}

const STOLEN = { ...STATE, hands: [['boum', 'zzz'] as const, ['miaou'] as const] };

describe('what is told of a match', () => {
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
    expect(told(sights(B, 'A', 'slap', empty))).toEqual(['Léa\u00a0: Ruckus\u00a0!', 'La manche est comptée.']);
  });
});

describe('what is said aloud at a busy table', () => {
  it('is what I do, with the card that I drew', () => {
    const single = { ...STATE, hands: [['coa'] as const, ['miaou'] as const] };
    expect(heard(sights(A, 'A', 'draw', single), A)).toEqual(['Tu pioches Boum.']);
    expect(heard(sights(A, 'A', 'form coa'), A)).toEqual(['Léa\u00a0: Coâ\u00a0!']);
  });

  it('is not what others form, complete or draw', () => {
    expect(heard(sights(B, 'A', 'form coa'), B)).toEqual([null]);
    expect(heard(sights(A, 'B', 'draw'), A)).toEqual([null]);
  });

  it('is every theft, and mine as mine', () => {
    const stolen = sights(B, 'A', 'steal boum < B', STOLEN);
    expect(heard(stolen, B)).toEqual(['Léa te vole Boum, 3 cartes.']);
    expect(heard(stolen, 2)).toEqual(['Léa vole Boum à Malik.']);
    expect(heard(stolen, null)).toEqual(['Léa vole Boum à Malik.']);
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
