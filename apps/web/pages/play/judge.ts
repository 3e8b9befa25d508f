import type { AnyGame, Millis, Viewer } from '@tablee/kernel';
import type { TurnJudge } from '../../session/pending.ts';

/** Whether it is somebody's turn, asked of the rules: they list something to do, or nothing. */
export function judgeOf(definition: AnyGame): TurnJudge {
  return {
    pace: definition.traits.pace,
    canAct: (view, viewer, at) => {
      if (viewer === 'spectator' || typeof view !== 'object' || view === null) return false;
      for (const _ of definition.legal(view, viewer, at as Millis)) return true;
      return false;
    },
  };
}

/** In turn only: in real time it is everybody's turn, all the time. */
export function isTurnOf(judge: TurnJudge, view: unknown, viewer: Viewer | null, at: number): boolean {
  return judge.pace === 'turns' && viewer !== null && judge.canAct(view, viewer, at);
}
