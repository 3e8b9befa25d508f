import type { AnyClientRules, Millis, Viewer } from '@tablee/kernel';
import type { TurnJudge } from '../../session/pending.ts';

/** Tells from the rules whether a viewer can act: `legal` lists a command or none. */
export function judgeOf(definition: AnyClientRules): TurnJudge {
  return {
    pace: definition.traits.pace,
    canAct: (view, viewer, at) => {
      if (viewer === 'spectator' || typeof view !== 'object' || view === null) return false;
      for (const _ of definition.legal(view, viewer, at as Millis)) return true;
      return false;
    },
  };
}

/** Always false in real-time games, in which everybody may act at any time. */
export function isTurnOf(judge: TurnJudge, view: unknown, viewer: Viewer | null, at: number): boolean {
  return judge.pace === 'turns' && viewer !== null && judge.canAct(view, viewer, at);
}
