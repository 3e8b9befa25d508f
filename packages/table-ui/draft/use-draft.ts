import { type GameTypes, isSame, type Refusal, type Seat, toMillis } from '@tablee/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { GameTableProps, Happening } from '../game-ui.ts';
import { type TryRules, whyNot } from '../try/why-not.ts';
import { beginDraft, type ComposedDraft, type Refit, refitDraft, stepTo, takeBack } from './composing.ts';
import { draftKey, forgetDraft, keepDraft, recallDraft } from './kept-drafts.ts';
import { isLossSure, openDraft, type SettledDraft, settleDraft } from './settling.ts';

/** The ways in which a game composes a turn. A draft is plain JSON. */
export interface DraftWays<G extends GameTypes, D> {
  readonly rules: TryRules<G>;
  readonly empty: D;
  /** The whole draft as one command; null if there is nothing to send. */
  readonly commandOf: (draft: D, view: G['view']) => G['command'] | null;
  /** The part of a draft that still fits this view; the rest goes back to the hand. Played pieces do not fit. */
  readonly refit: (view: G['view'], seat: Seat, draft: D) => D;
  /** Reads a stored draft; null for anything else. */
  readonly read: (kept: unknown) => D | null;
  /** The view as if it were this seat's turn, for checking a draft that is composed while others play. */
  readonly asIfMine?: (view: G['view'], seat: Seat) => G['view'];
  /**
   * True if this sight uses up the whole draft, although parts of it may still fit: a played card may have a twin in the
   * hand. Absent if `refit` always knows.
   */
  readonly isSpent?: (sight: G['sight'], seat: Seat) => boolean;
}

export interface Draft<G extends GameTypes, D> {
  readonly draft: D;
  readonly command: G['command'] | null;
  /** Refusal of the draft as it is, as if it were this seat's turn; null if it is legal. */
  readonly whyNot: Refusal<G> | null;
  /** True from the moment a change of the table sends pieces back to the hand until the next step. */
  readonly hasLost: boolean;
  readonly change: (next: D) => void;
  /** Takes the last step back; null if there is none. */
  readonly undo: (() => void) | null;
  readonly clear: () => void;
}

type DraftProps<G extends GameTypes> = Pick<
  GameTableProps<G, never>,
  'match' | 'view' | 'viewer' | 'happenings' | 'pending' | 'keepDraft' | 'now'
>;

/**
 * A turn composed on this device and sent whole, by `attempt` of `useTries`. It is stored by match and seat, so that it
 * survives a reload, checked at every step, and refitted when the table changes. Other players do not see it: only the
 * host keeps a copy, to play it if this seat's time runs out. `ways` must be the same object at every render.
 */
export function useDraft<G extends GameTypes, D>(props: DraftProps<G>, ways: DraftWays<G, D>): Draft<G, D> {
  const { view, viewer, now } = props;
  const refit: Refit<D> = (draft) => (viewer === 'spectator' ? ways.empty : ways.refit(view, viewer, draft));
  const [kept, setComposing] = useComposing(props, ways, refit);
  const { composing } = kept;
  const { draft, past } = composing;
  const command = useMemo(() => ways.commandOf(draft, view), [ways, draft, view]);
  const why = useMemo(() => {
    if (command === null || viewer === 'spectator') return null;
    const mine = ways.asIfMine?.(view, viewer) ?? view;
    return whyNot(ways.rules, { view: mine, seat: viewer, at: toMillis(Math.floor(now())) }, command);
  }, [ways, command, view, viewer, now]);
  useHandedOver(props, why === null ? command : null);
  const change = (next: D): void => {
    if (!isSame(next, draft)) setComposing(stepTo(composing, next));
  };
  const undo = (): void => setComposing(takeBack(composing, refit));
  return {
    draft,
    command,
    whyNot: why,
    hasLost: isLossSure(kept),
    change,
    undo: past.length > 0 ? undo : null,
    clear: () => change(ways.empty),
  };
}

interface KeptDraft<D> extends SettledDraft<D> {
  readonly key: string | null;
}

/** Settles during rendering, because what is drawn depends on the draft. */
function useComposing<G extends GameTypes, D>(
  { match, view, viewer, happenings, pending }: DraftProps<G>,
  ways: DraftWays<G, D>,
  refit: Refit<D>,
): readonly [KeptDraft<D>, (composing: ComposedDraft<D>) => void] {
  const key = viewer === 'spectator' ? null : draftKey(match, viewer);
  const spentAt = viewer === 'spectator' ? 0 : lastSpent(happenings, ways, viewer);
  const under = { view, happenings, isSending: pending.length > 0, spentAt };
  const open = (): KeptDraft<D> => {
    const recalled = key === null ? null : recallDraft(key, ways.read);
    return { key, ...openDraft(refitDraft(recalled ?? beginDraft(ways.empty), refit, false), under) };
  };
  const [kept, setKept] = useState(open);
  const now = kept.key === key ? again(kept) : open();
  if (now !== kept) setKept(now);
  useEffect(() => {
    if (key === null) return;
    if (isSame(now.composing, beginDraft(ways.empty))) forgetDraft(key);
    else keepDraft(key, now.composing);
  }, [key, now.composing, ways]);
  return [now, (composing) => setKept({ ...now, composing, unsure: [] })];

  function again(before: KeptDraft<D>): KeptDraft<D> {
    const after = settleDraft(before, under, refit, ways.empty);
    return after === before ? before : { key, ...after };
  }
}

/** The latest entry that used up the whole draft; 0 if there is none. */
function lastSpent<G extends GameTypes, D>(
  happenings: readonly Happening<G>[],
  { isSpent }: DraftWays<G, D>,
  seat: Seat,
): number {
  const spent = isSpent && happenings.findLast(({ sights }) => sights.some((sight) => isSpent(sight, seat)));
  return spent?.seq ?? 0;
}

/**
 * Hands the host every draft that could be played, and null when there is none any more. Repeated after every entry of
 * this seat, because the host drops the draft of a seat that plays.
 */
function useHandedOver<G extends GameTypes>(
  { happenings, pending, keepDraft: handOver }: Pick<DraftProps<G>, 'happenings' | 'pending' | 'keepDraft'>,
  whole: G['command'] | null,
): void {
  const isSending = pending.length > 0;
  const lastOfMine = happenings.findLast(({ isMine }) => isMine)?.seq ?? null;
  const wasTold = useRef(false);
  useEffect(() => {
    if (isSending || (whole === null && !wasTold.current)) return;
    wasTold.current = whole !== null;
    handOver(whole);
    // `lastOfMine`: handed over again after it.
  }, [handOver, whole, isSending, lastOfMine]);
}
