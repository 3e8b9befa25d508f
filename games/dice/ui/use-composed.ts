import type { Seat } from '@tablee/kernel';
import { type Draft, useDraft } from '@tablee/table-ui';
import { useMemo } from 'react';
import { handOf } from '../rules/hand.ts';
import type { DiceTypes, OwnDie, Placed } from '../rules/types.ts';
import { draftWays, isOn, type TableDraft, tableOf } from './draft/compose.ts';
import { type LineMark, marksOf } from './draft/marks.ts';
import type { DiceProps } from './props.ts';

/** The table with this seat's draft, and the dice left in the hand. */
export interface Composed {
  readonly draft: Draft<DiceTypes, TableDraft>;
  readonly table: readonly Placed[];
  readonly marks: readonly LineMark[];
  /** Own dice that are not on the table. */
  readonly hand: readonly OwnDie[];
  /** Own dice laid and not yet sent. */
  readonly laid: ReadonlySet<number>;
  /** Own dice kept in the last throw. */
  readonly keptDice: ReadonlySet<number>;
}

export function useComposed(props: DiceProps, me: Seat | null): Composed {
  const { view } = props;
  const draft = useDraft<DiceTypes, TableDraft>(props, draftWays);
  const table = useMemo(() => tableOf(view, me, draft.draft), [view, me, draft.draft]);
  const own = useMemo(() => (me === null ? [] : handOf(view, me)), [view, me]);
  return {
    draft,
    table,
    marks: useMemo(() => marksOf(table), [table]),
    hand: useMemo(() => own.filter(({ die }) => !isOn(table, die)), [own, table]),
    laid: useMemo(() => new Set(own.filter(({ die }) => isOn(table, die)).map(({ die }) => die)), [own, table]),
    keptDice: useKeptDice(props, own),
  };
}

const NO_DICE: ReadonlySet<number> = new Set();

/** Own dice that my last throw did not include, as far as this page has seen it. */
function useKeptDice({ happenings, viewer }: DiceProps, own: readonly OwnDie[]): ReadonlySet<number> {
  return useMemo(() => {
    const rolled = happenings
      .flatMap(({ sights }) => sights)
      .findLast((sight) => sight.kind === 'rolled' && sight.seat === viewer);
    if (rolled?.kind !== 'rolled') return NO_DICE;
    return new Set(own.filter(({ die }) => !isOn(rolled.shown, die)).map(({ die }) => die));
  }, [happenings, viewer, own]);
}
