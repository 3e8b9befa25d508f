import type { Seat } from '@tablee/kernel';
import type { DiceSay } from '../locale/index.ts';
import type { DiceProps } from './props.ts';

/** Last action of a seat after its throw, for players who looked elsewhere; null before any, and once others play. */
export interface LastAction {
  readonly seq: number;
  readonly isLaid: boolean;
  readonly words: string;
}

export function lastActionOf(seat: Seat, happenings: DiceProps['happenings'], say: DiceSay): LastAction | null {
  for (const { seq, sights } of happenings.toReversed()) {
    for (const sight of sights.toReversed()) {
      if (sight.kind === 'rolled') return null;
      if (sight.kind === 'passed') {
        if (sight.seat !== seat) return null;
        return { seq, isLaid: false, words: say(sight.rule === 'RX-8' ? 'ui.float.passed' : 'ui.float.skipped') };
      }
      if (sight.kind === 'laid') {
        if (sight.seat !== seat) return null;
        const counts = { count: sight.placed.length, moved: sight.moved.length };
        return { seq, isLaid: true, words: say('ui.float.laid', counts) };
      }
    }
  }
  return null;
}
