import { campOf } from '../../rules/camps.ts';
import type { RushView } from '../../rules/types.ts';
import { project } from '../play/projection.ts';
import { A } from '../play/table.scenario.ts';
import { fitsOf } from '../play/touch.ts';
import type { TipContext } from './coached.ts';

/** State of seat A's table during the match. */
export function gameOfA(view: RushView): TipContext['game'] {
  return {
    me: A,
    camp: campOf(view, A),
    isPlaying: true,
    shown: project(view, A, []),
    fits: fitsOf({ view, seat: A }),
    aims: null,
    focus: null,
  };
}
