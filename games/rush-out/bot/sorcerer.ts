import { freeDice, isCompleted, spotOf } from '../rules/board.ts';
import { SORCERER_DICE } from '../rules/content/heroes.ts';
import { SPELL_SPOTS } from '../rules/places.ts';
import type { RushCommand, SpellSpot } from '../rules/types.ts';
import { type CampStrategy, chooseNext, guessErrorOf, type WeighedSpot, type WeighQuestion } from './choosing.ts';
import { expectedRolls, sizeOf } from './odds.ts';
import { fitDice, jokersAs } from './reading.ts';
import { spellWorth } from './spell-worth.ts';

const SORCERER_STRATEGY: CampStrategy<WeighQuestion, SpellSpot> = {
  openSpots: ({ view }) => SPELL_SPOTS.filter((spot) => !isCompleted(view, spot, 'sorcerer')),
  weigh,
  isBound: () => false,
};

/** The next command of a sorcerer who is asked nothing; null if there is none. */
export function chooseForSorcerer(question: WeighQuestion): RushCommand | null {
  return question.view.phase === 'signal' ? { do: 'roll' } : chooseNext(question, SORCERER_STRATEGY);
}

/** Worth of the spell per roll. */
function weigh(question: WeighQuestion, spot: SpellSpot): WeighedSpot<SpellSpot> {
  const { view, seat, temperament, noticed } = question;
  const { fits, left } = fitDice(view, seat, spot, noticed);
  const worth = spellWorth(view, spot, temperament);
  if (!temperament.weighs) return { spot, fits, value: (worth * (1 + fits.length)) / (1 + sizeOf(left)) };
  const own = spotOf(view, seat) === spot ? freeDice(view, seat) : SORCERER_DICE;
  const rolls = expectedRolls(left, own - fits.length, jokersAs(view, seat, spot));
  return { spot, fits, value: (worth * guessErrorOf(question)) / Math.max(1, rolls) };
}
