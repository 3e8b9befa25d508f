import type { Rng } from '@tablee/kernel';
import { colourOf, DICE, type Face, isJoker, numberOf } from '../rules/face.ts';
import type { Placed, ShownDie } from '../rules/types.ts';
import { estimatePlaced } from './estimate.ts';
import { indexOf, outlookOf } from './outlook.ts';

/** Two dice that lack one more to be a set. */
function areNear(one: Face, other: Face): boolean {
  if (isJoker(one) || isJoker(other)) return false;
  const apart = Math.abs(numberOf(one) - numberOf(other));
  return colourOf(one) === colourOf(other) ? apart === 1 || apart === 2 : apart === 0;
}

/** What the end of a round is worth, in dice. */
const FINISH = 3;
/** Up to so many dice every choice is weighed. */
const FEW = 5;

/**
 * The dice to leave lying: the choice that places the most dice over the same imagined throws; the fewer throws, the more it
 * is a guess. Never all dice.
 */
export function chooseKept(
  table: readonly Placed[],
  own: readonly ShownDie[],
  rng: Rng,
  throws: number,
): readonly ShownDie[] {
  const outlook = outlookOf(table);
  const imagined = Array.from({ length: throws }, () =>
    own.map(({ die }) => indexOf(rng.pick(DICE[die] as readonly Face[]))),
  );
  const lying = own.map(({ face }) => indexOf(face));
  const worthOf = (kept: readonly ShownDie[]): number => {
    const isKept = own.map((die) => kept.includes(die));
    let worth = 0;
    for (const thrown of imagined) {
      const placed = estimatePlaced(
        thrown.map((face, index) => (isKept[index] === true ? (lying[index] as number) : face)),
        outlook,
      );
      worth += placed + (placed === own.length ? FINISH : 0);
    }
    return worth;
  };
  let [best, most]: [readonly ShownDie[], number] = [[], worthOf([])];
  for (const kept of choicesOf(own)) {
    const worth = worthOf(kept);
    if (worth > most) [best, most] = [kept, worth];
  }
  return best;
}

/** Every choice of few dice; of many: each joker, each two that lack one more, each die by itself. */
function choicesOf(own: readonly ShownDie[]): ShownDie[][] {
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
  const choices = [[], ...singles, ...pairs, ...twoPairs].map((kept) => [...new Set([...kept, ...jokers])]);
  return choices.filter((kept) => kept.length > 0 && kept.length < own.length);
}

function nearPairs(own: readonly ShownDie[]): ShownDie[][] {
  return own.flatMap((die, index) =>
    own.slice(index + 1).flatMap((other) => (areNear(die.face, other.face) ? [[die, other]] : [])),
  );
}
