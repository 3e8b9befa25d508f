import type { Seat } from '@tablee/kernel';
import { type Draft, type Feeling, type Tries, useDraft, useHint, useTries } from '@tablee/table-ui';
import { useMemo } from 'react';
import { less } from '../rules/card.ts';
import { type Composition, hasOpened } from '../rules/compose.ts';
import { sizeOf } from '../rules/hand.ts';
import { rummu as rules } from '../rules/index.ts';
import { isRoundOn, isToAct } from '../rules/phase.ts';
import { cardsIn } from '../rules/scoring.ts';
import { canDraw } from '../rules/stock.ts';
import type { Card, RummuCommand, RummuTypes } from '../rules/types.ts';
import { exchangeable, type MeldPlace, placesFor } from './draft/places.ts';
import { composedOf, planWays, type TurnPlan } from './draft/plan.ts';
import { cardsOf, type OwnCard, ownsOf } from './hand/order.ts';
import { type HintStep, stepOf } from './hint/step.ts';
import type { RummuProps } from './props.ts';
import { type Touches, touchesOf } from './touches.ts';
import { useChoice } from './use-choice.ts';
import { type CardKeys, useCopies } from './use-copies.ts';
import { useDenials } from './use-denials.ts';
import { useStop } from './use-stop.ts';

/** State and actions of one player at the table. */
export interface RummuGame extends Touches, CardKeys, Pick<Tries<RummuTypes>, 'refused'> {
  readonly me: Seat | null;
  readonly isMyTurn: boolean;
  readonly isSending: boolean;
  /** This seat must draw: from the stock, or from the discards if there is none. */
  readonly mustDraw: boolean;
  readonly canDraw: boolean;
  /** A discard was taken, another one can be, and the player has not stopped. */
  readonly isTaking: boolean;
  /** This seat has drawn, so its composed turn can be sent. */
  readonly canPlay: boolean;
  /** A turn can be composed, also while others play. */
  readonly canCompose: boolean;
  readonly draft: Draft<RummuTypes, TurnPlan>;
  /** The position after the composed turn; null for a spectator. */
  readonly now: Composition | null;
  /** RM-15: number of cards that open; 0 for a player who has opened, also by the composed turn. */
  readonly needed: number;
  /** The hand without the composed turn's cards. */
  readonly held: readonly OwnCard[];
  readonly chosen: readonly OwnCard[];
  /** The chosen cards, or a dragged card that is not among them. */
  readonly active: readonly OwnCard[];
  readonly isCarrying: boolean;
  /** Combinations that take `active`. */
  readonly places: readonly MeldPlace[];
  /** Cards of the hand that can be exchanged for a joker on the table. */
  readonly swappable: ReadonlySet<Card>;
  /** RM-20: no card is left to discard. */
  readonly mustTakeBack: boolean;
  readonly hinted: { readonly command: RummuCommand; readonly why: string } | null;
  /** The next step of the hinted turn. */
  readonly hintedStep: HintStep | null;
}

const FEELINGS: Readonly<Record<RummuCommand['do'], Feeling>> = { draw: 'draw', take: 'draw', play: 'lay' };
/** Time to read two lines twice. */
const REFUSAL_MS = 9_000;

export function useRummu(props: RummuProps): RummuGame {
  const { view, viewer, pending } = props;
  const me = viewer === 'spectator' ? null : viewer;
  const isSending = pending.length > 0;
  const isMyTurn = me !== null && isToAct(view, me);
  const draft = useDraft<RummuTypes, TurnPlan>(props, planWays);
  const now = useMemo(() => (me === null ? null : composedOf(view, me, draft.draft)), [view, me, draft.draft]);
  const held = useMemo(
    () => (now === null ? [] : ownsOf(less(cardsIn(now.hand), draft.draft.discard ? [draft.draft.discard] : []))),
    [now, draft.draft.discard],
  );
  const choice = useChoice(held);
  const { active } = choice;
  const stopping = useStop(props);
  const coming = isSending ? null : view;
  const tries = useTries<RummuTypes>(props, {
    rules,
    coming,
    feelingOf: (command) => FEELINGS[command.do],
    lastsMs: () => REFUSAL_MS,
  });
  const denials = useDenials(props, tries);
  const hints = useHint(props, { rules, coming, composed: draft.command });
  const canPlay = isMyTurn && !isSending && (view.phase === 'play' || view.phase === 'taking');
  const mustDraw = isMyTurn && !isSending && view.phase === 'draw';
  const touched = { props, me, now, draft, choice, tries, hints, denials, stop: stopping.stop };
  return {
    me,
    isMyTurn,
    isSending,
    mustDraw,
    canDraw: mustDraw && canDraw(view),
    isTaking: canPlay && view.phase === 'taking' && view.discards.length > 0 && !stopping.hasStopped,
    canPlay,
    canCompose: me !== null && !isSending && isRoundOn(view),
    draft,
    now,
    needed: now === null || hasOpened(now) ? 0 : now.needed,
    held,
    chosen: choice.chosen,
    active,
    isCarrying: choice.isCarrying,
    places: useMemo(() => (now === null ? [] : placesFor(now, cardsOf(active))), [now, active]),
    swappable: useMemo(() => (now === null ? new Set<Card>() : exchangeable(now, cardsOf(held))), [now, held]),
    mustTakeBack: now !== null && draft.draft.moves.length > 0 && sizeOf(now.hand) === 0,
    ...useCopies(view, now, held, draft.draft.discard),
    hinted: hints.hint,
    hintedStep: steppedIn(hints.hint?.command, draft.command),
    refused: denials.denied ?? tries.refused,
    ...touchesOf(touched),
  };
}

function steppedIn(advised: RummuCommand | undefined, composed: RummuCommand | null): HintStep | null {
  if (advised?.do !== 'play') return null;
  return stepOf(advised, composed?.do === 'play' ? composed : null);
}
