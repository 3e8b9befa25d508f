import type { AskHint } from '@tablee/table-ui';
import type { DiceWords } from '../../locale/index.ts';
import { handOf, shownOf } from '../../rules/hand.ts';
import { layOf } from '../../rules/legal.ts';
import type { DiceTypes } from '../../rules/types.ts';
import { askSolver } from './ask-solver.ts';

/** The table that places the most dice; before a throw, nothing: which dice to keep is what the game is about. */
export const hintDice: AskHint<DiceTypes, DiceWords> = async ({ view, seat, say }) => {
  if (view.turn !== seat || view.phase !== 'lay') return null;
  const best = await askSolver(view.table, shownOf(handOf(view, seat)));
  if (best.placed.length === 0) return { command: { do: 'pass' }, why: say('ui.hint.pass') };
  const { placed, moved } = best;
  return {
    command: layOf(best.table),
    why: say('ui.hint.why', { count: placed.length, moved }),
  };
};
