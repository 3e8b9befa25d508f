import type { Seat } from '@tablee/kernel';
import { freeSquaresAt, isCompleted, missingAt, spotOf } from '../../rules/board.ts';
import { heroesOf } from '../../rules/camps.ts';
import type { Hamper } from '../../rules/content/dissipations.ts';
import { hamperOf, laidCardOf } from '../../rules/modules/dissipation.ts';
import { whirlwindOf } from '../../rules/modules/whirlwind.ts';
import { TRIAL_SPOTS } from '../../rules/places.ts';
import type { RushCommand, RushView } from '../../rules/types.ts';
import type { WeighQuestion } from '../choosing.ts';
import { lastHitsOf } from '../memory.ts';
import { jokersAs } from '../reading.ts';
import type { BotModule, PlaceQuestion } from './contract.ts';

/** Worth to a sorcerer who watches the heroes: they lose a die, or squares, until they have completed one card more. */
const WHIRLWIND_WORTH = 0.9;
const SYMBOL_WORTH = 0.5;
/** At most so many dissipations in a row go to one seat. */
const MAX_HITS_IN_A_ROW = 2;
/** Worth of lifting a whirlwind, in trials; of a symbol by the number of its free squares on the trials. */
const LIFT_WHIRLWIND_WORTH = 1.1;
const LIFT_WORTH_BY_SQUARES = [0.2, 0.6, 0.9, 1.2] as const;
/** Heroes free people before bots. */
const PERSON_FACTOR = 1.4;
/** Worth to bots that do not weigh. */
const PLAIN_LIFT_WORTH = 1.5;

export const dissipationBot: BotModule = {
  id: 'dissipation',
  effects: {
    hamper: {
      worth: (_, { how }, { watchesOtherCamp }) => {
        if (!watchesOtherCamp) return 0;
        return how === 'whirlwind' ? WHIRLWIND_WORTH : SYMBOL_WORTH;
      },
    },
  },
  answers: {
    hamper: (question, { spot }) => chooseHero(question, hamperOf(question.view.cards[spot as 's1']) ?? 'whirlwind'),
  },
  placeWorth: liftWorth,
  paces: { hamper: () => 'aim' },
};

/** The hero who loses most; any hero for bots that do not weigh. */
function chooseHero(question: WeighQuestion, how: Hamper): RushCommand {
  const { view, temperament, rng } = question;
  const [last, ...before] = lastHitsOf(question.memory, MAX_HITS_IN_A_ROW);
  const isTired = (hero: Seat): boolean =>
    before.length === MAX_HITS_IN_A_ROW - 1 && [last, ...before].every((hit) => hit === hero);
  const heroes = heroesOf(view).filter((hero) => !isTired(hero));
  if (!temperament.weighs) return { do: 'hamper', hero: rng.pick(heroes) };
  const loss = (hero: Seat): number =>
    how === 'whirlwind' ? lossByWhirlwind(view, hero) : lossBySymbol(view, hero, how);
  return { do: 'hamper', hero: heroes.reduce((worst, hero) => (loss(hero) > loss(worst) ? hero : worst)) };
}

/** A die from a card that is nearly full hurts most; a second whirlwind locks no second die. */
function lossByWhirlwind(view: RushView, hero: Seat): number {
  if (whirlwindOf(view, hero) !== null) return 0;
  const here = spotOf(view, hero);
  if (here === null || isCompleted(view, here, 'heroes')) return 1;
  const placed = (view.dice[hero] ?? []).filter(({ is }) => is === 'placed').length;
  return 1 + placed / (1 + missingAt(view, here, 'heroes'));
}

/** Free squares of this symbol on the trials, and the joker of the hero if it stands for it. */
function lossBySymbol(view: RushView, hero: Seat, symbol: Hamper): number {
  const here = spotOf(view, hero);
  const onOwn = here === null ? 0 : freeSquaresAt(view, here, 'heroes').filter((square) => square === symbol).length;
  const isJoker = jokersAs(view, hero, 't1').some(Boolean) && view.seatOptions[hero]?.class !== 'any';
  return 2 * onOwn + squaresOf(view, symbol) * (isJoker ? 1 : 0.5);
}

function squaresOf(view: RushView, symbol: Hamper): number {
  return TRIAL_SPOTS.flatMap((spot) => freeSquaresAt(view, spot, 'heroes')).filter((square) => square === symbol)
    .length;
}

/** Whirlwinds first; a symbol that no free square of the trials shows is ignored. */
function liftWorth({ view, people }: PlaceQuestion, spot: string, { weighs }: WeighQuestion['temperament']): number {
  const laid = laidCardOf(spot);
  if (laid === null) return 1;
  if (!weighs) return PLAIN_LIFT_WORTH;
  const how = hamperOf(laid.card) ?? 'whirlwind';
  const squares = Math.min(squaresOf(view, how), LIFT_WORTH_BY_SQUARES.length - 1);
  const worth = how === 'whirlwind' ? LIFT_WHIRLWIND_WORTH : (LIFT_WORTH_BY_SQUARES[squares] ?? 0);
  return worth * (people.includes(laid.seat) ? PERSON_FACTOR : 1);
}
