import { isSame, type Seat } from '@tablee/kernel';
import { type Feeling, feel, type Hints, type Tries, useHint, useTries } from '@tablee/table-ui';
import { useMemo, useState } from 'react';
import { handOf } from '../rules/hand.ts';
import { dice as rules } from '../rules/index.ts';
import { layOf } from '../rules/legal.ts';
import type { Cell, DiceCommand, DiceTypes, Placed, ShownDie } from '../rules/types.ts';
import { canPassIn } from './can-pass.ts';
import { sayBlocked } from './draft/blocked.ts';
import { draftOf, isOn, isShown, tableOf, without } from './draft/compose.ts';
import { fitsOf, type SpreadCell, spreadOf } from './draft/lay-from.ts';
import type { LineMark } from './draft/marks.ts';
import { chosenWith, type DiceSelection, isStillThere, laidAt, NO_SELECTION } from './draft/selection.ts';
import { tidy } from './draft/tidy.ts';
import type { Lifted } from './drag.ts';
import { type HintStep, nextStep, stepBack, takeStep } from './hint/steps.ts';
import type { DiceProps } from './props.ts';
import { type Blocking, useBlocked } from './use-blocked.ts';
import { type Composed, useComposed } from './use-composed.ts';
import { type Keeping, useKeep } from './use-keep.ts';

interface TouchHandlers {
  /** Chooses a die of the hand or the table; dice that can form a set are chosen together. */
  readonly choose: (die: ShownDie) => void;
  readonly chooseLine: (mark: LineMark) => void;
  /** Starts a drag: of a single die, or of all chosen ones if it is among them. */
  readonly lift: (lifted: Lifted) => void;
  readonly clearSelection: () => void;
  /** Restores the selection from before a drag. */
  readonly chooseAgain: (choice: DiceSelection) => void;
  /** Lays the chosen dice starting at this cell. */
  readonly layAt: (cell: Cell) => void;
  /** RX-14: true if the chosen die may replace this one. */
  readonly canTake: (lying: Placed) => boolean;
  /** Returns the chosen dice to the hand. */
  readonly giveBack: () => void;
  readonly tidyUp: (columns: number) => void;
  /** True if tidying would move anything. */
  readonly canTidy: (columns: number) => boolean;
  readonly undo: (() => void) | null;
  /** Restores the table from the start of the turn; null if undo does the same. */
  readonly takeAll: (() => void) | null;
  readonly roll: () => void;
  readonly confirm: () => void;
  readonly pass: () => void;
  readonly hint: () => void;
}

/** State and actions of the table for one player. */
export interface DiceGame
  extends Composed,
    TouchHandlers,
    Pick<Tries<DiceTypes>, 'refused'>,
    Pick<Blocking, 'blocked'> {
  readonly me: Seat | null;
  /** This seat may roll, or lay, and no command of it is pending. */
  readonly canRoll: boolean;
  readonly canLay: boolean;
  readonly isSending: boolean;
  /** RX-5, RX-A4: no lay is obligatory. */
  readonly canPass: boolean;
  readonly chosen: DiceSelection;
  /** Cells where the chosen dice make sets. */
  readonly fits: readonly Cell[];
  /** Places of the other chosen dice at each of these cells. */
  readonly spread: ReadonlyMap<number, SpreadCell>;
  readonly keeping: Keeping;
  readonly hinted: ShownHint | null;
}

/** The next action that a hint advises. */
interface ShownHint {
  readonly why: string;
  /** Null if it is to confirm, to roll or to pass. */
  readonly step: HintStep | null;
  readonly isPass: boolean;
  /** Dice to keep; null after the throw, and if exactly these are kept. */
  readonly keeps: ReadonlySet<number> | null;
}

const FEELINGS: Readonly<Record<DiceCommand['do'], Feeling>> = { roll: 'draw', lay: 'lay', pass: 'tap' };
/** Long enough to read two lines twice. */
const REFUSAL_MS = 9_000;

export function useDice(props: DiceProps): DiceGame {
  const { view, viewer, pending } = props;
  const me = viewer === 'spectator' ? null : viewer;
  const isSending = pending.length > 0;
  const isMyTurn = me !== null && view.turn === me && !isSending;
  const canLay = isMyTurn && view.phase === 'lay';
  const canPass = useMemo(() => canLay && canPassIn(view, me), [view, me, canLay]);
  const composed = useComposed(props, me);
  const { table } = composed;
  const [chosen, setSelection] = useSelection(canLay, composed);
  const keeping = useKeep(view, me);
  const coming = isSending ? null : view;
  const tries = useTries<DiceTypes>(props, {
    rules,
    coming,
    feelingOf: (command) => FEELINGS[command.do],
    lastsMs: () => REFUSAL_MS,
  });
  const hints = useHint(props, { rules, coming });
  const { goal, step } = useGoal(props, me, hints, table);
  const keeps = useAdvisedKeep(props, me, hints, keeping);
  const blocking = useBlocked(chosen, REFUSAL_MS);
  const { fits, spread } = useFits(table, chosen);
  const touched = { composed, chosen, setSelection, tries, hints, view, keeping, me, blocking, say: props.say };
  const touches = touchHandlers(touched);
  return {
    ...composed,
    me,
    canRoll: isMyTurn && (view.phase === 'roll' || view.phase === 'count'),
    canLay,
    isSending,
    canPass,
    chosen,
    fits,
    spread,
    keeping,
    hinted: hints.hint && { why: hints.hint.why, step, isPass: hints.hint.command.do === 'pass', keeps },
    refused: tries.refused,
    blocked: blocking.blocked,
    ...touches,
    hint: () => {
      tries.forget();
      setSelection(NO_SELECTION);
      if (keeps !== null) keeping.keep(keeps);
      else if (goal === null || step === null) hints.ask();
      else compose(touched, takeStep(table, goal, step));
    },
  };
}

/** The target table of a hint and the next step. Before passing, all own dice are taken back. */
function useGoal({ view }: DiceProps, me: Seat | null, { hint }: Hints<DiceTypes>, table: readonly Placed[]) {
  return useMemo(() => {
    switch (hint?.command.do) {
      case 'lay': {
        const goal = tableOf(view, me, hint.command.table);
        return { goal, step: nextStep(table, goal) };
      }
      case 'pass':
        return { goal: view.table, step: stepBack(table, view.table) };
      default:
        return { goal: null, step: null };
    }
  }, [view, me, hint, table]);
}

/** The dice that a hint says to keep; null if there is no such hint or they are kept already. */
function useAdvisedKeep({ view }: DiceProps, me: Seat | null, { hint }: Hints<DiceTypes>, { kept }: Keeping) {
  return useMemo(() => {
    if (me === null || hint?.command.do !== 'roll') return null;
    const { dice: rolled } = hint.command;
    const advised = new Set(handOf(view, me).flatMap(({ die }) => (rolled.includes(die) ? [] : [die])));
    const isKept = advised.size === kept.size && [...advised].every((die) => kept.has(die));
    return isKept ? null : advised;
  }, [view, me, hint, kept]);
}

function useFits(table: readonly Placed[], { dice, isLine }: DiceSelection): Pick<DiceGame, 'fits' | 'spread'> {
  return useMemo(() => {
    const fits = isLine || dice.length === 0 ? [] : fitsOf(table, dice);
    return { fits, spread: spreadOf(table, dice, fits) };
  }, [table, dice, isLine]);
}

/** The selection while it can be laid. It is cleared after that, so that it does not reappear in the next turn. */
function useSelection(
  canLay: boolean,
  { hand, table }: Composed,
): readonly [DiceSelection, (choice: DiceSelection) => void] {
  const [choice, setSelection] = useState(NO_SELECTION);
  const isOver = !canLay || !isStillThere(choice, [...hand, ...table]);
  if (isOver && choice !== NO_SELECTION) setSelection(NO_SELECTION);
  return [isOver ? NO_SELECTION : choice, setSelection];
}

interface TouchContext extends Pick<DiceProps, 'view' | 'say'> {
  readonly me: Seat | null;
  readonly composed: Composed;
  readonly chosen: DiceSelection;
  readonly setSelection: (choice: DiceSelection) => void;
  readonly tries: Tries<DiceTypes>;
  readonly hints: Hints<DiceTypes>;
  readonly keeping: Keeping;
  readonly blocking: Blocking;
}

/** Changes the selection and clears a refusal and a hint. */
function choosing({ tries, hints, setSelection }: TouchContext) {
  return (next: DiceSelection): void => {
    tries.forget();
    hints.forget();
    setSelection(next);
  };
}

/** Changes the composed table. */
function laying(touched: TouchContext) {
  return (next: readonly Placed[]): void => {
    choosing(touched)(NO_SELECTION);
    compose(touched, next);
  };
}

function compose({ composed, view }: TouchContext, next: readonly Placed[]): void {
  feel('lay');
  composed.draft.change(draftOf(view, next));
}

function touchHandlers(touched: TouchContext): Omit<TouchHandlers, 'hint'> {
  const { composed, chosen, tries, view, keeping, me, blocking } = touched;
  const { draft, table, laid } = composed;
  const choose = choosing(touched);
  const lay = laying(touched);
  return {
    choose: (die) => {
      feel('tap');
      choose(chosenWith(chosen, die, table));
    },
    chooseLine: ({ dice }) => {
      feel('tap');
      choose({ dice, isLine: true });
    },
    lift: (lifted) => {
      blocking.unblock();
      if ('line' in lifted) choose({ dice: lifted.line.dice, isLine: true });
      else if (!chosen.isLine && isOn(chosen.dice, lifted.die.die)) tries.forget();
      else if (isShown(lifted.die)) choose({ dice: [lifted.die], isLine: false });
    },
    clearSelection: () => choose(NO_SELECTION),
    chooseAgain: choose,
    layAt: (cell) => {
      const next = laidAt({ table, laid, chosen }, cell);
      if (next === null) blocking.block(sayBlocked({ table, laid, chosen }, cell, touched.say));
      else lay(next);
    },
    canTake: (lying) => laidAt({ table, laid, chosen }, lying) !== null,
    giveBack: () => {
      const lying = chosen.dice.filter(({ die }) => isOn(table, die));
      const isOwn = lying.every(({ die }) => laid.has(die));
      if (isOwn && lying.length > 0) lay(without(table, lying));
      // RX-A7, RX-15: the refusal explains why a table die cannot go to a hand.
      else if (lying.length > 0) tries.attempt(layOf(without(table, chosen.dice)), 'hand');
    },
    tidyUp: (columns) => lay(tidy(table, columns)),
    canTidy: (columns) => !isSame(layOf(tidy(table, columns)), layOf(table)),
    undo:
      draft.undo &&
      (() => {
        choose(NO_SELECTION);
        draft.undo?.();
      }),
    takeAll:
      laid.size < 2
        ? null
        : () => {
            choose(NO_SELECTION);
            draft.clear();
          },
    roll: () => {
      const own = me === null ? [] : handOf(view, me);
      const rolled = own.filter(({ die }) => !keeping.kept.has(die)).map(({ die }) => die);
      tries.attempt({ do: 'roll', dice: rolled }, 'roll');
    },
    confirm: () => draft.command && tries.attempt(draft.command, 'confirm'),
    pass: () => tries.attempt({ do: 'pass' }, 'pass'),
  };
}
