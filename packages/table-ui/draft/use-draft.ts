import { type GameTypes, type Refusal, type Seat, toMillis } from '@tablee/kernel';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { GameTableProps } from '../game-ui.ts';
import { type TryRules, whyNot } from '../try/why-not.ts';
import { begun, type Composing, isSame, refitted, stepped, takenBack } from './composing.ts';
import { draftKey, forgetDraft, keepDraft, recallDraft } from './kept-drafts.ts';

/** How a game composes a turn. A draft is plain JSON. */
export interface DraftWays<G extends GameTypes, D> {
  readonly rules: TryRules<G>;
  readonly empty: D;
  /** The whole of it as one command; null while there is nothing to send. */
  readonly commandOf: (draft: D) => G['command'] | null;
  /** What of a draft still fits this view: the rest goes back to the hand. What was played no longer fits either. */
  readonly refit: (view: G['view'], draft: D) => D;
  /** Reads what this device has kept; null for anything else. */
  readonly read: (kept: unknown) => D | null;
  /** The view as it would be if it were this seat's turn: a draft begun while others play is judged by it. */
  readonly asIfMine?: (view: G['view'], seat: Seat) => G['view'];
}

export interface Draft<G extends GameTypes, D> {
  readonly draft: D;
  readonly command: G['command'] | null;
  /** Why it could not be sent as it is, if it were my turn; null where it could. */
  readonly whyNot: Refusal<G> | null;
  /** Something went back to the hand because the table had changed, and nothing was composed since. */
  readonly hasLost: boolean;
  readonly change: (next: D) => void;
  /** Takes the last step back; null where there is none. */
  readonly undo: (() => void) | null;
  readonly clear: () => void;
}

type DraftProps<G extends GameTypes> = Pick<
  GameTableProps<G, never>,
  'match' | 'view' | 'viewer' | 'pending' | 'keepDraft' | 'now'
>;

/**
 * A turn composed on this device and sent whole, by `attempt` of `useTries`. It is kept by match and seat, so that it
 * survives a reload, judged as it grows, and fitted again whenever the table under it changes. Nobody else sees it: the
 * host alone keeps a copy, to play it if this seat's time runs out. `ways` is the same object at every drawing.
 */
export function useDraft<G extends GameTypes, D>(props: DraftProps<G>, ways: DraftWays<G, D>): Draft<G, D> {
  const { view, viewer, now } = props;
  const [{ composing }, setComposing] = useComposing(props, ways);
  const { draft, past, hasLost } = composing;
  const command = useMemo(() => ways.commandOf(draft), [ways, draft]);
  const why = useMemo(() => {
    if (command === null || viewer === 'spectator') return null;
    const mine = ways.asIfMine?.(view, viewer) ?? view;
    return whyNot(ways.rules, { view: mine, seat: viewer, at: toMillis(Math.floor(now())) }, command);
  }, [ways, command, view, viewer, now]);
  useHandedOver(props, why === null ? command : null);
  const change = (next: D): void => {
    if (!isSame(next, draft)) setComposing(stepped(composing, next));
  };
  const undo = (): void => setComposing(takenBack(composing, (one) => ways.refit(view, one)));
  return {
    draft,
    command,
    whyNot: why,
    hasLost,
    change,
    undo: past.length > 0 ? undo : null,
    clear: () => change(ways.empty),
  };
}

interface Kept<G extends GameTypes, D> {
  readonly key: string | null;
  readonly view: G['view'];
  /** Whether a command of this seat was on its way. */
  readonly isSending: boolean;
  readonly composing: Composing<D>;
}

/** Settled while drawing, since what is drawn depends on it. */
function useComposing<G extends GameTypes, D>(
  { match, view, viewer, pending }: DraftProps<G>,
  ways: DraftWays<G, D>,
): readonly [Kept<G, D>, (composing: Composing<D>) => void] {
  const key = viewer === 'spectator' ? null : draftKey(match, viewer);
  const isSending = pending.length > 0;
  const fit = (composing: Composing<D>, isByMe: boolean): Composing<D> =>
    refitted(composing, (draft) => ways.refit(view, draft), isByMe);
  const open = (): Kept<G, D> => {
    const recalled = key === null ? null : recallDraft(key, ways.read);
    return { key, view, isSending, composing: fit(recalled ?? begun(ways.empty), false) };
  };
  const [kept, setKept] = useState(open);
  const now = settled(kept);
  if (now !== kept) setKept(now);
  useEffect(() => {
    if (key === null) return;
    if (isSame(now.composing, begun(ways.empty))) forgetDraft(key);
    else keepDraft(key, now.composing);
  }, [key, now.composing, ways]);
  return [now, (composing) => setKept({ ...now, composing })];

  function settled(before: Kept<G, D>): Kept<G, D> {
    if (before.key !== key) return open();
    if (before.view === view) return before.isSending === isSending ? before : { ...before, isSending };
    return { key, view, isSending, composing: fit(before.composing, before.isSending) };
  }
}

/** The host hears of a draft that could be played, and when there is none any more; again after this seat has played. */
function useHandedOver<G extends GameTypes>(
  { pending, keepDraft: handOver }: Pick<DraftProps<G>, 'pending' | 'keepDraft'>,
  whole: G['command'] | null,
): void {
  const isSending = pending.length > 0;
  const wasTold = useRef(false);
  useEffect(() => {
    if (isSending || (whole === null && !wasTold.current)) return;
    wasTold.current = whole !== null;
    handOver(whole);
  }, [handOver, whole, isSending]);
}
