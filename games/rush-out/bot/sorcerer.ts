import type { Rng, Seat } from '@tablee/kernel';
import { isCompleted, SPELL_SPOTS, spotOf } from '../rules/board.ts';
import { SORCERER_DICE } from '../rules/content/heroes.ts';
import type { RushCommand, RushView, SpellSpot } from '../rules/types.ts';
import { chooseTarget } from './aiming.ts';
import { expectedRolls, sizeOf } from './odds.ts';
import { type Fit, fitDice, freeDice, jokersAs, type Rolled } from './reading.ts';
import { spellWorth } from './spell-worth.ts';
import type { Temperament } from './temperament.ts';

/** Another spell must be worth so much more before dice are taken back. */
const LOYALTY = 2;
/** All dice rolled anew must be worth so much more before dice that fit are rolled away. */
const PATIENCE = 1.15;

export interface SorcererQuestion {
  readonly view: RushView;
  readonly seat: Seat;
  readonly who: Temperament;
  readonly rng: Rng;
  /** The dice whose faces were noticed. */
  readonly seen: readonly Rolled[];
}

/** A spell, as the sorcerer weighs it: what would be laid there now, and what it is then worth a roll. */
interface Prospect {
  readonly spot: SpellSpot;
  readonly fits: readonly Fit[];
  readonly value: number;
}

/** The next thing that the sorcerer does; null where nothing can be done. */
export function chooseForSorcerer(question: SorcererQuestion): RushCommand | null {
  const { view, seat } = question;
  if (view.phase === 'signal') return { do: 'roll' };
  if (view.asking !== null) return chooseTarget(question);
  const here = spotOf(view, seat) as SpellSpot | null;
  if (here === null) return begin(question);
  if (isCompleted(view, here)) return freeDice(view, seat) > 0 ? { do: 'roll' } : null;
  return stayOrLeave(question, here);
}

function prospectsOf(question: SorcererQuestion): Prospect[] {
  const open = SPELL_SPOTS.filter((spot) => !isCompleted(question.view, spot));
  return open.map((spot) => weigh(question, spot)).toSorted((one, other) => other.value - one.value);
}

function weigh({ view, seat, who, rng, seen }: SorcererQuestion, spot: SpellSpot): Prospect {
  const { fits, left } = fitDice(view, seat, spot, seen);
  const worth = spellWorth(view, spot, who);
  if (!who.weighs) return { spot, fits, value: (worth * (1 + fits.length)) / (1 + sizeOf(left)) };
  const own = spotOf(view, seat) === spot ? freeDice(view, seat) : SORCERER_DICE;
  const rolls = expectedRolls(left, own - fits.length, jokersAs(view, seat, spot));
  const blur = who.blur === 0 ? 1 : 1 + who.blur * (rng.below(1_000) / 1_000 - 0.5);
  return { spot, fits, value: (worth * blur) / Math.max(1, rolls) };
}

function begin(question: SorcererQuestion): RushCommand {
  const { view, seat, who } = question;
  const rolledFor = view.rollSpot[seat] ?? null;
  const best = prospectsOf(question).find(({ spot, fits }) => fits.length > 0 && (rolledFor ?? spot) === spot);
  if (best === undefined) return { do: 'roll' };
  const [anew] = prospectsOf({ ...question, seen: [] });
  return !who.weighs || PATIENCE * best.value >= (anew?.value ?? 0) ? placeFirst(best) : { do: 'roll' };
}

function stayOrLeave(question: SorcererQuestion, here: SpellSpot): RushCommand {
  const current = weigh(question, here);
  const anew = prospectsOf({ ...question, seen: [] }).find(({ spot }) => spot !== here);
  if (anew !== undefined && anew.value > LOYALTY * current.value) return { do: 'clear' };
  return current.fits.length > 0 ? placeFirst(current) : { do: 'roll' };
}

function placeFirst({ spot, fits }: Prospect): RushCommand {
  const [first] = fits;
  if (first === undefined) throw new Error(`nothing fits ${spot}`);
  return { do: 'place', spot, ...first };
}
