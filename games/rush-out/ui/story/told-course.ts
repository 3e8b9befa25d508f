import type { RushSay } from '../../locale/index.ts';
import type { RoundCourse, RoundWin } from '../../rules/types.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** Duration from the signal to the end. */
export function secondsOf({ sizes }: RoundCourse): number {
  return Math.round(lengthOf(sizes) / SECOND_MS);
}

/** The same in words. */
export function timeWords(course: RoundCourse, say: RushSay): string {
  const seconds = secondsOf(course);
  return say('end.time', { minutes: Math.floor(seconds / 60), seconds: seconds % 60 });
}

/** Cards left for the losing camp; after a win by the dragon, for both. */
export function closeWords({ sizes }: RoundCourse, { camp, rule }: RoundWin, say: RushSay): string {
  const { trials = 0, spells = 0 } = sizes.at(-1) ?? {};
  if (rule === 'RO-35') return say('end.close.dragon', { trials, spells });
  return camp === 'heroes' ? say('end.close.heroes', { left: spells }) : say('end.close.sorcerer', { left: trials });
}

function lengthOf(sizes: RoundCourse['sizes']): number {
  const [first] = sizes;
  const last = sizes.at(-1);
  return first === undefined || last === undefined ? 0 : last.at - first.at;
}

/** Data of the chart: times from 0 to 1, and numbers of cards. */
export interface CourseLines {
  readonly trials: readonly (readonly [time: number, cards: number])[];
  readonly spells: readonly (readonly [time: number, cards: number])[];
  /** Size of the larger deck at its maximum. */
  readonly most: number;
  /** Full minutes and their times. */
  readonly minutes: readonly { readonly at: number; readonly minute: number }[];
}

/** Step lines, because a deck changes only when a card is revealed. */
export function linesOf({ sizes }: RoundCourse): CourseLines {
  const length = Math.max(1, lengthOf(sizes));
  const start = sizes[0]?.at ?? 0;
  const lineOf = (deck: 'trials' | 'spells'): CourseLines['trials'] =>
    sizes.flatMap((size, index) => {
      const time = (size.at - start) / length;
      const before = sizes[index - 1];
      const here = [time, size[deck]] as const;
      return before === undefined || before[deck] === size[deck] ? [here] : [[time, before[deck]] as const, here];
    });
  const count = Math.floor(length / MINUTE_MS);
  return {
    trials: lineOf('trials'),
    spells: lineOf('spells'),
    most: Math.max(1, ...sizes.flatMap(({ trials, spells }) => [trials, spells])),
    minutes: Array.from({ length: count }, (_, index) => ({
      at: ((index + 1) * MINUTE_MS) / length,
      minute: index + 1,
    })),
  };
}
