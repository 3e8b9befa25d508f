import { freeDice, isCompleted, isUnderDragon, spotOf } from '../../rules/board.ts';
import { sorcererOf } from '../../rules/camps.ts';
import { spellOf } from '../../rules/content/cards.ts';
import { DRAGON_AT_DECK } from '../../rules/content/dragon.ts';
import { SORCERER_DICE } from '../../rules/content/heroes.ts';
import { SPELL_SPOTS } from '../../rules/places.ts';
import type { HeroSpot, RushView, SpellSpot } from '../../rules/types.ts';
import { expectedRolls } from '../odds.ts';
import { jokersAs, needAt } from '../reading.ts';
import type { Temperament } from '../temperament.ts';
import type { BotModule } from './contract.ts';

const TILE: HeroSpot = 'dragon';

/** Worth of one dragon step: the heroes lose a card, or the time to repel the dragon. */
const STEP_WORTH = 0.8;
const WIN_WORTH = 6;
/** A card under the dragon is completed only when the dragon leaves. */
const BLOCKED_FACTOR = 0.2;
/** Value of repelling the dragon by one card, in trials, by its position. */
const WORTH_BY_POSITION = [0, 1, 2, 6];
/** Bots that do not weigh ignore the dragon before its second card. */
const NEAR_POSITION = 2;
const FAR_DRAGON_WORTH = 0.2;
/** Weight of a winning spell, divided by the rolls that it still takes; without such a spell the value is reduced. */
const WINNING_SPELL_WEIGHT = 8;
const NO_WINNING_SPELL_FACTOR = 0.7;

export const dragonBot: BotModule = {
  id: 'dragon',
  effects: { advance: { worth: (view, { steps }, temperament) => advanceWorth(view, steps, temperament) } },
  placeWorth: ({ view }, spot, temperament) => {
    if (spot === TILE) return repelWorth(view, temperament);
    return isUnderDragon(view, spot) ? BLOCKED_FACTOR : 1;
  },
  alarmAt: (_, spot) => (spot === TILE ? 'dragon' : null),
  // RO-34: help on the card itself would not complete it.
  callInstead: (view, spot) => (isUnderDragon(view, spot) ? { word: 'dragon', spot: TILE } : null),
};

function advanceWorth(view: RushView, steps: number, { watchesOtherCamp }: Temperament): number {
  if ((view.dragon ?? 0) + steps >= DRAGON_AT_DECK) return WIN_WORTH;
  return watchesOtherCamp ? STEP_WORTH * steps : 0;
}

function repelWorth(view: RushView, { weighs, watchesOtherCamp }: Temperament): number {
  const dragon = view.dragon ?? 0;
  const plain = WORTH_BY_POSITION[dragon] ?? 0;
  if (!weighs) return dragon < NEAR_POSITION ? FAR_DRAGON_WORTH : plain;
  if (!watchesOtherCamp) return plain;
  const soonest = Math.min(...winningSpells(view).map((spot) => rollsLeft(view, spot)));
  return plain * (soonest === Infinity ? NO_WINNING_SPELL_FACTOR : 1 + WINNING_SPELL_WEIGHT / (2 + soonest));
}

/** Spells that would move the dragon to the deck. */
function winningSpells(view: RushView): SpellSpot[] {
  const steps = DRAGON_AT_DECK - (view.dragon ?? 0);
  return SPELL_SPOTS.filter((spot) => {
    const { effect } = spellOf(view.cards[spot]);
    return effect.do === 'advance' && effect.steps >= steps;
  });
}

/** Expected rolls until the sorcerer completes this spell. */
function rollsLeft(view: RushView, spot: SpellSpot): number {
  const sorcerer = sorcererOf(view);
  if (isCompleted(view, spot, 'sorcerer')) return 0;
  const dice = spotOf(view, sorcerer) === spot ? freeDice(view, sorcerer) : SORCERER_DICE;
  return expectedRolls(needAt(view, spot, 'sorcerer'), dice, jokersAs(view, sorcerer, spot));
}
