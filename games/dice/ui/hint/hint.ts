import type { AskHint, Hint, HintQuestion } from '@tablee/table-ui';
import { type DiceWords, nameTheDice } from '../../locale/index.ts';
import { handOf, mayKeep, shownOf } from '../../rules/hand.ts';
import { layOf } from '../../rules/legal.ts';
import { facesOf } from '../../rules/lines.ts';
import type { DiceTypes } from '../../rules/types.ts';
import { inHandOrder } from '../hand/order.ts';
import { askSolver } from './ask-solver.ts';

type DiceHintQuestion = HintQuestion<DiceTypes, DiceWords>;

/**
 * Advises the dice to keep before a throw, and the table that places the most after it; null if all dice must be
 * rolled.
 */
export const hintDice: AskHint<DiceTypes, DiceWords> = async (question) => {
  const { view, seat } = question;
  if (view.turn !== seat) return null;
  if (view.phase === 'roll') return hintKeep(question);
  return view.phase === 'lay' ? hintLay(question) : null;
};

async function hintKeep({ view, seat, say }: DiceHintQuestion): Promise<Hint<DiceTypes> | null> {
  const hand = handOf(view, seat);
  const own = shownOf(hand);
  if (!mayKeep(view, hand) || own.length < 2) return null;
  const { kept, why, sure } = await askSolver('keep', view.table, own);
  const rolled = own.filter(({ die }) => !kept.some((one) => one.die === die));
  // Names the shorter list, because the status line has only two lines.
  const isShort = kept.length <= rolled.length;
  const named = inHandOrder(isShort ? kept : rolled);
  const facts = { why, count: sure, how: isShort ? 'keep' : 'roll', dice: nameTheDice(facesOf(named), say) };
  return { command: { do: 'roll', dice: rolled.map(({ die }) => die) }, why: say('ui.hint.keep', facts) };
}

async function hintLay({ view, seat, say }: DiceHintQuestion): Promise<Hint<DiceTypes>> {
  const best = await askSolver('lay', view.table, shownOf(handOf(view, seat)));
  if (best.placed.length === 0) return { command: { do: 'pass' }, why: say('ui.hint.pass') };
  const { placed, moved } = best;
  return {
    command: layOf(best.table),
    why: say('ui.hint.why', { count: placed.length, moved }),
  };
}
