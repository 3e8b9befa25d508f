import type { Rng } from '@tablee/kernel';
import { colourOf, DICE, type Face, isJoker, numberOf } from '../rules/face.ts';
import type { Placed, ShownDie } from '../rules/types.ts';
import { estimatePlaced } from './estimate.ts';
import { indexOf, outlookOf } from './outlook.ts';

/** True if one more die makes the two a set. */
export function areNear(one: Face, other: Face): boolean {
  if (isJoker(one) || isJoker(other)) return false;
  const apart = Math.abs(numberOf(one) - numberOf(other));
  return colourOf(one) === colourOf(other) ? apart === 1 || apart === 2 : apart === 0;
}

/** Value of finishing a round, in dice. */
const FINISH_VALUE = 3;
/** Up to this number of dice, every choice is weighed. */
const MAX_WEIGHED_DICE = 5;
/** Minimum gain in dice per throw for rolling dice again that already fit. */
const MIN_RISK_GAIN = 0.5;

/** Returns the table with all of the dice that this player can place. */
export type LayPlaceable = (dice: readonly ShownDie[]) => readonly Placed[];

/**
 * Chooses the dice to keep: those that fit already, unless clearly more is expected without them; else the choice that
 * places the most dice over the same imagined throws. With few throws this is a guess. Never all dice.
 */
export function chooseKept(
  table: readonly Placed[],
  own: readonly ShownDie[],
  rng: Rng,
  throws: number,
  lay: LayPlaceable,
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
      worth += placed + (placed === own.length ? FINISH_VALUE : 0);
    }
    return worth;
  };
  let [best, most] = [fitting, worthOf(fitting)];
  for (const kept of choicesOf(own, fitting)) {
    const isRisk = fitting.some((die) => !kept.includes(die));
    const worth = worthOf(kept) - (isRisk ? MIN_RISK_GAIN * throws : 0);
    if (worth > most) [best, most] = [kept, worth];
  }
  return best;
}

/** At least one die is rolled (RX-A2): if all fit, the table with the most dice that leaves one out. */
function mostLaid(own: readonly ShownDie[], lay: LayPlaceable): readonly Placed[] {
  const laid = lay(own);
  if (!own.every(({ die }) => isAmong(laid, die))) return laid;
  const some = own.map((die) => lay(own.filter((one) => one !== die)));
  return some.reduce((most, one) => (one.length > most.length ? one : most));
}

function isAmong(laid: readonly Placed[], die: number): boolean {
  return laid.some((one) => one.die === die);
}

/**
 * All choices of few dice. Of many: each joker, each near pair and each single die, both with and without the dice that
 * fit.
 */
function choicesOf(own: readonly ShownDie[], fitting: readonly ShownDie[]): ShownDie[][] {
  if (own.length <= MAX_WEIGHED_DICE) {
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
