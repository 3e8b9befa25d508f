import type { RushSay } from '../../locale/index.ts';
import type { Camp, RoundCourse, RoundWin } from '../../rules/types.ts';
import { secondsOf } from './told-course.ts';

interface RoundRow {
  readonly round: number;
  readonly camp: Camp;
  readonly winner: string;
  readonly reason: string;
  readonly time: string;
}

/** RO-39: winner, reason and duration of each round. */
export function roundRowsOf(won: readonly RoundWin[], courses: readonly RoundCourse[], say: RushSay): RoundRow[] {
  return won.map(({ camp, rule }, index) => ({
    round: index + 1,
    camp,
    winner: say('ui.result.who', { who: camp }),
    reason: say('end.round.by', { by: rule === 'RO-35' ? 'dragon' : 'card' }),
    time: say('end.round.time', inMinutes(secondsIn(courses.slice(index, index + 1)))),
  }));
}

/** Number of rounds and their duration together. */
export function matchWords(courses: readonly RoundCourse[], say: RushSay): string {
  return say('end.rounds', { count: courses.length, ...inMinutes(secondsIn(courses)) });
}

function secondsIn(courses: readonly RoundCourse[]): number {
  return courses.reduce((sum, course) => sum + secondsOf(course), 0);
}

function inMinutes(seconds: number): { readonly minutes: number; readonly seconds: number } {
  return { minutes: Math.floor(seconds / 60), seconds: seconds % 60 };
}
