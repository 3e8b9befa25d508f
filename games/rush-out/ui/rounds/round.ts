import type { RushSay } from '../../locale/index.ts';
import type { RushView } from '../../rules/types.ts';

/** The round that is played, or that is over. */
export function sayRound({ rounds, phase }: Pick<RushView, 'rounds' | 'phase'>, say: RushSay): string {
  const finished = rounds?.won.length ?? 0;
  const isOver = phase === 'result' || phase === 'over';
  return say('ui.round', { over: isOver ? 'yes' : 'no', round: isOver ? finished : finished + 1 });
}
