import type { Rng, Seat } from '@tablee/kernel';
import { isCompleted, SPELL_SPOTS, spotOf } from '../rules/board.ts';
import { spellOf } from '../rules/content/cards.ts';
import { DRAGON_AT_DECK } from '../rules/content/dragon.ts';
import { SORCERER_DICE } from '../rules/content/heroes.ts';
import type { RushCommand, RushView, SpellSpot } from '../rules/types.ts';
import { bestTarget, chooseTarget } from './aiming.ts';
import { expectedRolls, sizeOf } from './odds.ts';
import { type Fit, fitDice, freeDice, jokersAs, type Rolled } from './reading.ts';
import type { Temperament } from './temperament.ts';

/** Another spell must be so many rolls quicker before dice are taken back. */
const LOYALTY = 2;
/** A confusion that pushes less than this is not worth its last die. */
const WORTH_PUSHING = 1.2;

export interface SorcererQuestion {
  readonly view: RushView;
  readonly seat: Seat;
  readonly who: Temperament;
  readonly rng: Rng;
  readonly seen: readonly Rolled[];
}

interface Prospect {
  readonly spot: SpellSpot;
  readonly fits: readonly Fit[];
  readonly left: number;
  readonly cost: number;
}

/** The next thing that the sorcerer does; null where the last die of a spell is kept for a better moment. */
export function chooseForSorcerer(question: SorcererQuestion): RushCommand | null {
  const { view, seat, who } = question;
  if (view.phase === 'signal') return { do: 'roll' };
  if (view.asking !== null) return chooseTarget(question);
  const here = spotOf(view, seat) as SpellSpot | null;
  if (here !== null && isCompleted(view, here)) return freeDice(view, seat) > 0 ? { do: 'roll' } : null;
  const prospects = prospectsOf(question);
  if (here !== null) return stayOrLeave(question, here, prospects);
  const rolledFor = view.rollSpot[seat] ?? null;
  const [best] = rolledFor === null ? prospects : prospects.filter(({ spot }) => spot === rolledFor);
  if (best === undefined || best.fits.length === 0) return { do: 'roll' };
  if (who.weighs && best.cost > 1 + freshCost(question)) return { do: 'roll' };
  return lay(question, best);
}

function prospectsOf(question: SorcererQuestion): Prospect[] {
  const open = SPELL_SPOTS.filter((spot) => !isCompleted(question.view, spot));
  return open.map((spot) => weigh(question, spot)).toSorted((one, other) => one.cost - other.cost);
}

function weigh({ view, seat, who, rng, seen }: SorcererQuestion, spot: SpellSpot): Prospect {
  const { fits, left } = fitDice(view, seat, spot, seen);
  const open = sizeOf(left);
  if (!who.weighs) return { spot, fits, left: open, cost: open - 2 * fits.length };
  const own = spotOf(view, seat) === spot ? freeDice(view, seat) : SORCERER_DICE;
  const rolls = expectedRolls(left, own - fits.length, jokersAs(view, seat, spot));
  const blur = who.blur === 0 ? 0 : (who.blur * rng.below(1_000)) / 1_000;
  return { spot, fits, left: open, cost: rolls + blur - (who.watches ? worthOfSpell(view, spot) : 0) };
}

/** What a spell is worth now, in rolls. */
function worthOfSpell(view: RushView, spot: SpellSpot): number {
  const { effect } = spellOf(view.cards[spot]);
  switch (effect.do) {
    case 'push':
      return bestTarget(view, effect.dice)?.worth ?? 0;
    case 'advance':
      return (view.dragon ?? 0) + effect.steps >= DRAGON_AT_DECK ? 8 : effect.steps;
    case 'summon':
      return 2;
  }
}

function freshCost(question: SorcererQuestion): number {
  const { who, ...rest } = question;
  return prospectsOf({ ...rest, who: { ...who, blur: 0 }, seen: [] })[0]?.cost ?? 0;
}

function stayOrLeave(question: SorcererQuestion, here: SpellSpot, prospects: readonly Prospect[]): RushCommand | null {
  const { view, seat, who } = question;
  const current = prospects.find(({ spot }) => spot === here);
  const better = prospects.find(({ spot }) => spot !== here);
  const isQuicker =
    current !== undefined &&
    better !== undefined &&
    weigh({ ...question, seen: [] }, better.spot).cost + LOYALTY < current.cost;
  if (who.changesPlans && isQuicker) return { do: 'clear' };
  if (current !== undefined && current.fits.length > 0) return lay(question, current);
  return freeDice(view, seat) > 0 ? { do: 'roll' } : { do: 'clear' };
}

/** The first die that fits; the last one of a confusion waits until there is something to push. */
function lay({ view, who }: SorcererQuestion, { spot, fits, left }: Prospect): RushCommand | null {
  const [first] = fits;
  if (first === undefined) return null;
  const { effect } = spellOf(view.cards[spot]);
  const completes = left === 0 && fits.length === 1;
  if (who.holds && completes && effect.do === 'push' && (bestTarget(view, effect.dice)?.worth ?? 0) < WORTH_PUSHING)
    return null;
  return { do: 'place', spot, ...first };
}
