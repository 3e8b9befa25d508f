import type { Rng } from '@tablee/kernel';
import { colourOf, DICE, type Face, isJoker, numberOf } from '../rules/face.ts';
import { facesOf } from '../rules/lines.ts';
import { totalOf } from '../rules/scoring.ts';
import type { Placed, ShownDie } from '../rules/types.ts';
import { layStepByStep, type Sight } from './step-by-step.ts';

const SEES_ALL: Sight = { crossings: true, notices: 100 };

/** Dice that lack one more to be a set, and jokers. */
export function promising(own: readonly ShownDie[]): ShownDie[] {
  return own.filter(
    (die) => isJoker(die.face) || own.some((other) => other.die !== die.die && areNear(die.face, other.face)),
  );
}

function areNear(one: Face, other: Face): boolean {
  if (isJoker(one) || isJoker(other)) return false;
  const apart = Math.abs(numberOf(one) - numberOf(other));
  return colourOf(one) === colourOf(other) ? apart === 1 || apart === 2 : apart === 0;
}

/** How many times the dice are thrown in thought for each choice. */
const THROWS = 14;
/** What the end of a round is worth, in dice. */
const FINISH = 6;

/** The dice to leave lying: the choice that places the most dice over the same imagined throws. */
export function chooseKept(table: readonly Placed[], own: readonly ShownDie[], rng: Rng): ShownDie[] {
  const throwsOf = own.map(({ die }) => Array.from({ length: THROWS }, () => rng.pick(DICE[die] as readonly Face[])));
  let [best, most]: [ShownDie[], number] = [[], Number.NEGATIVE_INFINITY];
  for (const kept of choicesOf(own)) {
    let worth = 0;
    for (let thrown = 0; thrown < THROWS; thrown += 1) {
      const shown = own.map((die, index) =>
        kept.includes(die) ? die : { die: die.die, face: (throwsOf[index] as Face[])[thrown] as Face },
      );
      worth += worthOf(table, shown, rng);
    }
    if (worth > most) [best, most] = [kept, worth];
  }
  return best;
}

function worthOf(table: readonly Placed[], shown: readonly ShownDie[], rng: Rng): number {
  const laid = layStepByStep(table, shown, SEES_ALL, rng);
  const placed = laid.length - table.length;
  const left = shown.filter(({ die }) => !laid.some((one) => one.die === die));
  return placed + (left.length === 0 ? FINISH : 0) - totalOf(facesOf(left)) / 200;
}

/** Nothing; jokers; every two dice that lack one more; all that is promising. Never all dice. */
function choicesOf(own: readonly ShownDie[]): ShownDie[][] {
  const jokers = own.filter(({ face }) => isJoker(face));
  const pairs = own.flatMap((die, index) =>
    own.slice(index + 1).flatMap((other) => (areNear(die.face, other.face) ? [[die, other, ...jokers]] : [])),
  );
  const singles = own.map((die) => [die]);
  const choices = [[], jokers, ...pairs, promising(own), ...(own.length <= 4 ? singles : [])];
  return choices.filter((kept) => kept.length < own.length);
}
