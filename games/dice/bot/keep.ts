import type { Rng } from '@tablee/kernel';
import { colourOf, DICE, type Face, isJoker, numberOf } from '../rules/face.ts';
import type { Placed, ShownDie } from '../rules/types.ts';
import { estimatePlaced } from './estimate.ts';
import { indexOf, outlookOf } from './outlook.ts';

/** Two dice that lack one more to be a set. */
export function areNear(one: Face, other: Face): boolean {
  if (isJoker(one) || isJoker(other)) return false;
  const apart = Math.abs(numberOf(one) - numberOf(other));
  return colourOf(one) === colourOf(other) ? apart === 1 || apart === 2 : apart === 0;
}

/** What the end of a round is worth, in dice. */
const FINISH = 3;
/** Up to so many dice every choice is weighed. */
const FEW = 5;
/** Dice that fit as they lie are rolled again only for this many more a throw. */
const WORTH_A_RISK = 0.5;

/** The table with the dice on it that a player sees a place for. */
export type Lay = (dice: readonly ShownDie[]) => readonly Placed[];

/**
 * The dice to leave lying: those that fit as they lie, unless clearly more is to be expected without them; else the choice that
 * places the most dice over the same imagined throws. The fewer throws, the more it is a guess. Never all dice.
 */
export function chooseKept(
  table: readonly Placed[],
  own: readonly ShownDie[],
  rng: Rng,
  throws: number,
  lay: Lay,
): readonly ShownDie[] {
  const laid = mostLaid(own, lay);
  const fitting = own.filter(({ die }) => isAmong(laid, die));
  const [now, after] = [outlookOf(table), outlookOf(laid)];
  const imagined = Array.from({ length: throws }, () =>
    own.map(({ die }) => indexOf(rng.pick(DICE[die] as readonly Face[]))),
  );
  const worthOf = (kept: readonly ShownDie[]): number => {
    const keepsFitting = fitting.length > 0 && fitting.every((die) => kept.includes(die));
    let worth = 0;
    for (const thrown of imagined) {
      const faces = own.map((die, index) => (kept.includes(die) ? indexOf(die.face) : (thrown[index] as number)));
      const others = keepsFitting ? faces.filter((_, index) => !fitting.includes(own[index] as ShownDie)) : [];
      const withFitting = keepsFitting ? fitting.length + estimatePlaced(others, after) : 0;
      const placed = Math.max(estimatePlaced(faces, now), withFitting);
      worth += placed + (placed === own.length ? FINISH : 0);
    }
    return worth;
  };
  let [best, most] = [fitting, worthOf(fitting)];
  for (const kept of choicesOf(own, fitting)) {
    const isRisk = fitting.some((die) => !kept.includes(die));
    const worth = worthOf(kept) - (isRisk ? WORTH_A_RISK * throws : 0);
    if (worth > most) [best, most] = [kept, worth];
  }
  return best;
}

/** One die has to be rolled (RX-A2): where all fit, the table with the most of them but one. */
function mostLaid(own: readonly ShownDie[], lay: Lay): readonly Placed[] {
  const laid = lay(own);
  if (!own.every(({ die }) => isAmong(laid, die))) return laid;
  const some = own.map((die) => lay(own.filter((one) => one !== die)));
  return some.reduce((most, one) => (one.length > most.length ? one : most));
}

function isAmong(laid: readonly Placed[], die: number): boolean {
  return laid.some((one) => one.die === die);
}

/** Every choice of few dice; of many: each joker, each two that lack one more, each die by itself, with those that fit and without. */
function choicesOf(own: readonly ShownDie[], fitting: readonly ShownDie[]): ShownDie[][] {
  if (own.length <= FEW) {
    const masks = Array.from({ length: 2 ** own.length - 2 }, (_, index) => index + 1);
    return masks.map((mask) => own.filter((_, index) => (mask >> index) & 1));
  }
  const jokers = own.filter(({ face }) => isJoker(face));
  const pairs = nearPairs(own);
  const twoPairs = pairs.flatMap((pair, index) =>
    pairs.slice(index + 1).map((other) => [...new Set([...pair, ...other])]),
  );
  const singles = own.map((die) => [die]);
  const hopes = [[], ...singles, ...pairs, ...twoPairs].map((kept) => [...kept, ...jokers]);
  const choices = [...hopes, ...hopes.map((kept) => [...kept, ...fitting])].map((kept) => [...new Set(kept)]);
  return choices.filter((kept) => kept.length > 0 && kept.length < own.length);
}

function nearPairs(own: readonly ShownDie[]): ShownDie[][] {
  return own.flatMap((die, index) =>
    own.slice(index + 1).flatMap((other) => (areNear(die.face, other.face) ? [[die, other]] : [])),
  );
}
