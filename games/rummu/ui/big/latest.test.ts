import { toSeat } from '@tablee/kernel';
import { speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../../locale/index.ts';
import type { RummuEvent, RummuSight } from '../../rules/types.ts';
import { sightRummu } from '../../rules/view.ts';
import type { RummuProps } from '../props.ts';
import { latestCards, latestTurn } from './latest.ts';

const LEA = toSeat(1);
const DREW: RummuEvent = { kind: 'drew', rule: 'RM-6', seat: LEA, card: 'R5' };
const MELD = { id: 3, owner: LEA, cards: ['R3', 'R4', 'R5', 'R6'] as const };
const TURN: readonly RummuSight[] = [
  { kind: 'laid', rule: 'RM-15', seat: LEA, meld: MELD },
  {
    kind: 'added',
    rule: 'RM-16',
    seat: LEA,
    cards: ['B8'],
    meld: { id: 1, owner: toSeat(0), cards: ['B6', 'B7', 'B8'] },
  },
  { kind: 'discarded', rule: 'RM-19', seat: LEA, card: 'K9' },
];

function shown(...entries: readonly (readonly RummuSight[])[]): Pick<RummuProps, 'happenings' | 'say' | 'nameOf'> {
  const happenings = entries.map((sights, index) => ({ seq: index + 1, sights, isMine: false }));
  return { happenings, say: speakerOf(words, 'fr'), nameOf: (seat) => ['Camille', 'Léa'][seat] ?? '?' };
}

describe('the last turn on a television', () => {
  it('has all its parts, with the discard while it is on top', () => {
    expect(latestTurn(shown(TURN))).toEqual({
      key: '1',
      seat: LEA,
      told: ['Léa ouvre avec 3-4-5-6 rouge.', 'Léa ajoute le 8 bleu chez Camille.', 'Léa jette le 9 noir.'],
    });
  });

  it('[RM-A30] never has the card that was drawn', () => {
    expect(latestTurn(shown(TURN, [sightRummu(DREW, 'spectator')]))?.told).toEqual(['Léa pioche une carte.']);
    expect(latestTurn(shown([DREW]))?.told).toEqual(['Léa pioche une carte.']);
  });

  it('is null before the first turn', () => {
    expect(latestTurn(shown([{ kind: 'over', rule: 'RM-26' }]))).toBeNull();
  });

  it('marks only the cards that came to each combination', () => {
    expect([...latestCards(shown([DREW], TURN))]).toEqual([
      [3, MELD.cards],
      [1, ['B8']],
    ]);
    expect([...latestCards(shown(TURN, [DREW]))]).toEqual([]);
  });
});
