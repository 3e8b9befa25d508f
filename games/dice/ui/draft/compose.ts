import { isSame, type Seat } from '@tablee/kernel';
import type { DraftWays } from '@tablee/table-ui';
import { handOf, shownOf } from '../../rules/hand.ts';
import { dice as rules } from '../../rules/index.ts';
import { layOf } from '../../rules/legal.ts';
import { placedOf } from '../../rules/placed.ts';
import type { DiceTypes, DiceView, LayCommand, OwnDie, Placed, ShownDie } from '../../rules/types.ts';

/** The whole composed table; empty if the table is unchanged. */
export type TableDraft = LayCommand['table'];

/** The table including the draft. */
export function tableOf(view: DiceView, me: Seat | null, draft: TableDraft): readonly Placed[] {
  if (me === null || draft.length === 0) return view.table;
  return placedOf([...view.table, ...shownOf(handOf(view, me))], draft) ?? view.table;
}

/** An unchanged table gives the empty draft. */
export function draftOf(view: DiceView, table: readonly Placed[]): TableDraft {
  const draft = layOf(table).table;
  return isSame(draft, layOf(view.table).table) ? [] : draft;
}

export function isShown(die: OwnDie): die is ShownDie {
  return die.face !== null;
}

export function isOn(table: readonly { readonly die: number }[], die: number): boolean {
  return table.some((placed) => placed.die === die);
}

/** The table without some own dice, which return to the hand. */
export function without(table: readonly Placed[], dice: readonly ShownDie[]): Placed[] {
  return table.filter(({ die }) => !isOn(dice, die));
}

/** Drops a draft entirely if it no longer fits the view: a part of it would be no valid table. */
function refit(view: DiceView, seat: Seat, draft: TableDraft): TableDraft {
  const isMine = view.phase === 'lay' && view.turn === seat;
  const known = [...view.table, ...shownOf(handOf(view, seat))];
  const isWhole = view.table.every(({ die }) => isOn(draft, die)) && draft.every(({ die }) => isOn(known, die));
  return isMine && isWhole ? draft : [];
}

export const draftWays: DraftWays<DiceTypes, TableDraft> = {
  rules,
  empty: [],
  commandOf: (draft) => (draft.length === 0 ? null : { do: 'lay', table: draft }),
  refit,
  read: (kept) => {
    const command = rules.parse({ do: 'lay', table: kept });
    return command?.do === 'lay' ? command.table : null;
  },
};
