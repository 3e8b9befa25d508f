import { type Seat } from '@tablee/kernel';
import { type Draft, type Feeling, feel, type Hints, type Tries, useDraft, useHint, useTries } from '@tablee/table-ui';
import { useMemo, useState } from 'react';
import { less } from '../rules/card.ts';
import { type Composition, hasOpened, makeMove } from '../rules/compose.ts';
import { sizeOf } from '../rules/hand.ts';
import { rummu as rules } from '../rules/index.ts';
import { cardsIn } from '../rules/scoring.ts';
import { canDraw } from '../rules/stock.ts';
import type { Card, Move, PlayCommand, RummuCommand, RummuRefusal, RummuTypes, RummuView } from '../rules/types.ts';
import { asIfMine, composedOf, nameAt, type Plan, planOf, planWays, withoutLaid } from './draft/plan.ts';
import { followCopies, keyAt, type Lying } from './copies.ts';
import { exchangeable, type Place, placesFor, whyNotLaid } from './draft/places.ts';
import { cardIn, cardsOf, type Own, ownsOf } from './hand/order.ts';
import type { RummuProps } from './props.ts';

interface Touches {
  /** A card of the hand is chosen, or no longer. */
  readonly toggle: (own: Own) => void;
  /** A hand lifts it: what is chosen with it comes along. */
  readonly lift: (own: Own) => void;
  readonly putDown: () => void;
  /** These are chosen, with what was chosen before. */
  readonly choose: (owns: readonly Own[]) => void;
  readonly letGo: () => void;
  readonly draw: () => void;
  readonly take: () => void;
  /** RM-6: no more discards are wanted. */
  readonly stop: () => void;
  /** What is chosen becomes a combination of its own. */
  readonly lay: () => void;
  /** What is chosen, or carried, goes to this combination: `how` is left out where only one is possible. */
  readonly goTo: (meld: number, how?: Place['how']) => void;
  /** A combination of this turn comes back to the hand. */
  readonly takeUp: (meld: number) => void;
  readonly discard: (own: Own) => void;
  readonly takeDiscardUp: () => void;
  /** RM-20. */
  readonly takeBack: (card: Card, from: number) => void;
  readonly undo: (() => void) | null;
  readonly confirm: () => void;
  readonly hint: () => void;
}

/** The table as one player handles it. */
export interface RummuGame extends Touches, Pick<Tries<RummuTypes>, 'refused'> {
  readonly me: Seat | null;
  readonly isMyTurn: boolean;
  readonly isSending: boolean;
  /** This seat must draw: from the stock, or else only from the discards. */
  readonly mustDraw: boolean;
  readonly canDraw: boolean;
  /** One discard was taken, more can be, and this seat has not said that it is enough. */
  readonly isTaking: boolean;
  /** This seat has drawn: what it composed can be sent. */
  readonly canPlay: boolean;
  /** Something can be composed: also while others play. */
  readonly canCompose: boolean;
  readonly draft: Draft<RummuTypes, Plan>;
  /** What lies before this seat with everything that was composed; null for a spectator. */
  readonly now: Composition | null;
  /** RM-15: how many cards have to be laid first; 0 for a player who is out, also by what was composed. */
  readonly needed: number;
  /** The hand as it is left by what was composed. */
  readonly held: readonly Own[];
  readonly chosen: readonly Own[];
  /** What is chosen, or carried instead. */
  readonly active: readonly Own[];
  readonly isCarrying: boolean;
  /** Where `active` fits. */
  readonly places: readonly Place[];
  /** Cards of the hand that a joker on the table stands for. */
  readonly swappable: ReadonlySet<Card>;
  /** RM-20: nothing is left to be thrown away. */
  readonly mustTakeBack: boolean;
  /** By which name a card is followed from place to place. */
  readonly keyOf: (lying: Lying) => string;
  readonly keyOfOwn: (own: Own) => string;
  readonly hinted: { readonly command: RummuCommand; readonly why: string } | null;
}

const FEELINGS: Readonly<Record<RummuCommand['do'], Feeling>> = { draw: 'draw', take: 'draw', play: 'lay' };
/** Long enough to read two lines twice. */
const REFUSAL_MS = 9_000;

export function useRummu(props: RummuProps): RummuGame {
  const { view, viewer, pending } = props;
  const me = viewer === 'spectator' ? null : viewer;
  const isSending = pending.length > 0;
  const isMyTurn = me !== null && view.turn === me && view.phase !== 'sheet' && view.phase !== 'over';
  const draft = useDraft<RummuTypes, Plan>(props, planWays);
  const now = useMemo(() => (me === null ? null : composedOf(view, me, draft.draft)), [view, me, draft.draft]);
  const held = useMemo(
    () => (now === null ? [] : ownsOf(less(cardsIn(now.hand), draft.draft.discard ? [draft.draft.discard] : []))),
    [now, draft.draft.discard],
  );
  const choice = useChoice(held);
  const { active } = choice;
  const stopping = useStop(view);
  const coming = isSending ? null : view;
  const tries = useTries<RummuTypes>(props, {
    rules,
    coming,
    feelingOf: (command) => FEELINGS[command.do],
    lastsMs: () => REFUSAL_MS,
  });
  const denials = useDenials(props, tries);
  const hints = useHint(props, { rules, coming: useComposedView(props, me, now, coming) });
  const canPlay = isMyTurn && !isSending && (view.phase === 'play' || view.phase === 'taking');
  const mustDraw = isMyTurn && !isSending && view.phase === 'draw';
  const touched = { props, me, now, draft, held, choice, tries, hints, denials, stopping };
  return {
    me,
    isMyTurn,
    isSending,
    mustDraw,
    canDraw: mustDraw && canDraw(view),
    isTaking: canPlay && view.phase === 'taking' && view.discards.length > 0 && !stopping.hasStopped,
    canPlay,
    canCompose: me !== null && !isSending && view.phase !== 'sheet' && view.phase !== 'over',
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
    ...useKeys(view, now, held, draft.draft.discard),
    hinted: hints.hint,
    refused: denials.denied ?? tries.refused,
    ...touchesOf(touched),
  };
}

type Keys = Pick<RummuGame, 'keyOf' | 'keyOfOwn'>;

/** Two copies of a card are told apart by where they lay before. */
function useKeys(view: RummuView, now: Composition | null, held: readonly Own[], thrown: Card | null): Keys {
  const lying = useMemo(() => {
    const melds = now?.melds ?? view.melds;
    const top = view.discards.at(-1) ?? null;
    return [
      ...cardsOf(held).map((card) => ({ card, place: HAND })),
      ...melds.flatMap(({ id, cards }) => cards.map((card) => ({ card, place: `meld-${id}` }))),
      ...(thrown === null ? [] : [{ card: thrown, place: 'thrown' }]),
      ...(top === null ? [] : [{ card: top, place: 'top' }]),
    ];
  }, [view, now, held, thrown]);
  const [kept, setKept] = useState(() => ({ lying, copies: followCopies(new Map(), lying) }));
  const { copies } = kept.lying === lying ? kept : { copies: followCopies(kept.copies, lying) };
  if (kept.lying !== lying) setKept({ lying, copies });
  return {
    keyOf: (one) => keyAt(copies, one),
    keyOfOwn: (own) => keyAt(copies, { card: cardIn(own), place: HAND }, own.endsWith('+') ? 1 : 0),
  };
}

const HAND = 'hand';

interface Choice {
  readonly chosen: readonly Own[];
  readonly active: readonly Own[];
  readonly isCarrying: boolean;
  readonly setChosen: (owns: readonly Own[]) => void;
  readonly setCarried: (own: Own | null) => void;
}

/** What is chosen, as long as it is in the hand. */
function useChoice(held: readonly Own[]): Choice {
  const [wanted, setChosen] = useState<readonly Own[]>([]);
  const [carried, setCarried] = useState<Own | null>(null);
  const chosen = useMemo(() => wanted.filter((own) => held.includes(own)), [wanted, held]);
  const active = useMemo(
    () => (carried === null || chosen.includes(carried) ? chosen : [carried]),
    [carried, chosen],
  );
  return { chosen, active, isCarrying: carried !== null, setChosen, setCarried };
}

interface Stopping {
  readonly hasStopped: boolean;
  readonly stop: () => void;
}

/** Whoever takes one discard more has not stopped. */
function useStop({ round, turn, taken }: RummuProps['view']): Stopping {
  const moment = `${round} ${turn} ${taken.length}`;
  const [stopped, setStopped] = useState('');
  return { hasStopped: stopped === moment, stop: () => setStopped(moment) };
}

interface Denials {
  /** The name of the thing to which something could not be done in a draft. */
  readonly denied: string | null;
  readonly deny: (refusal: RummuRefusal, command: PlayCommand, thing: string) => void;
}

/** What cannot even be composed is refused like a command, and not sent. */
function useDenials({ view, viewer, refusal, refuse }: RummuProps, tries: Tries<RummuTypes>): Denials {
  const [thing, setThing] = useState<string | null>(null);
  return {
    denied: refusal !== null && refusal.id === null && tries.refused === null ? thing : null,
    deny: (why, command, name) => {
      if (viewer === 'spectator') return;
      feel('refuse');
      setThing(name);
      refuse(why, { view: asIfMine(view, viewer), command });
    },
  };
}

/** What a hint is asked about: the table with what was composed already. */
function useComposedView({ view }: RummuProps, me: Seat | null, now: Composition | null, coming: typeof view | null) {
  return useMemo(() => {
    if (coming === null || me === null || now === null || coming.phase === 'draw') return coming;
    const { melds, nextMeld } = now;
    const hand = cardsIn(now.hand);
    const hands = coming.hands.with(me, { count: hand.length, known: now.hand.open });
    return { ...coming, hand, hands, melds, nextMeld };
  }, [coming, me, now]);
}

interface Touched extends Pick<RummuGame, 'me' | 'now' | 'draft' | 'held'> {
  readonly props: RummuProps;
  readonly choice: Choice;
  readonly tries: Tries<RummuTypes>;
  readonly hints: Hints<RummuTypes>;
  readonly denials: Denials;
  readonly stopping: Stopping;
}

/** What a touch does. Whatever it is, a refusal and a hint are forgotten with it. */
function touchesOf(touched: Touched): Touches {
  const { choice, tries, hints, stopping, draft } = touched;
  const choose = choosing(touched);
  return {
    toggle: (own) => {
      feel('tap');
      const { chosen } = choice;
      choose(chosen.includes(own) ? chosen.filter((one) => one !== own) : [...chosen, own]);
    },
    lift: (own) => {
      tries.forget();
      hints.forget();
      choice.setCarried(own);
    },
    putDown: () => choice.setCarried(null),
    choose: (owns) => choose([...choice.chosen, ...owns.filter((own) => !choice.chosen.includes(own))]),
    letGo: () => choose([]),
    draw: () => tries.attempt({ do: 'draw' }, 'stock'),
    take: () => tries.attempt({ do: 'take' }, 'discards'),
    stop: () => {
      feel('tap');
      stopping.stop();
    },
    ...composingOf(touched),
    undo:
      draft.undo &&
      (() => {
        choose([]);
        draft.undo?.();
      }),
    confirm: () => draft.command && tries.attempt(draft.command, 'confirm'),
    hint: () => hinting(touched),
  };
}

function choosing({ choice, tries, hints }: Touched) {
  return (owns: readonly Own[]): void => {
    tries.forget();
    hints.forget();
    choice.setChosen(owns);
  };
}

type Composing = Pick<Touches, 'lay' | 'goTo' | 'takeUp' | 'discard' | 'takeDiscardUp' | 'takeBack'>;

function composingOf(touched: Touched): Composing {
  const { props, me, now, draft, choice, denials } = touched;
  const { view } = props;
  const plan = draft.draft;
  const compose = composer(touched);
  const make = (move: Move, thing: string): void => {
    if (now === null || me === null) return;
    const why = move.do === 'lay' ? whyNotLaid(now, move.cards) : whyNotMade(now, move);
    const next: Plan = { moves: [...plan.moves, named(move, view.nextMeld)], back: null, discard: plan.discard };
    if (why === null) compose(next);
    else denials.deny(why, { do: 'play', moves: [...(draft.command as PlayCommand | null)?.moves ?? [], move], back: null, discard: null }, thing);
  };
  const cards = cardsOf(choice.active);
  return {
    lay: () => make({ do: 'lay', cards }, 'lay'),
    goTo: (meld, how) => {
      const [card] = cards;
      if (now === null || card === undefined) return;
      const ways = placesFor(now, cards).filter((place) => place.meld === meld);
      const way = how ?? ways[0]?.how ?? 'add';
      make(way === 'swap' ? { do: 'swap', card, in: meld } : { do: 'add', cards, to: meld }, `meld-${meld}`);
    },
    takeUp: (meld) => {
      if (me === null) return;
      const back = now?.melds.find(({ id }) => id === meld)?.cards ?? [];
      compose(withoutLaid(view, me, plan, nameAt(meld, view.nextMeld)));
      choice.setChosen(back as readonly Own[]);
    },
    discard: (own) => compose({ ...plan, discard: cardIn(own) }),
    takeDiscardUp: () => compose({ ...plan, discard: null }),
    takeBack: (card, from) => {
      const back = { card, from: nameAt(from, view.nextMeld) };
      const alone = me !== null && sizeOf(composedOf(view, me, { ...plan, back }).hand) === 1;
      compose({ ...plan, back, discard: alone ? card : null });
    },
  };
}

function named(move: Move, nextMeld: number): Move {
  return planOf({ do: 'play', moves: [move], back: null, discard: null }, nextMeld).moves[0] as Move;
}

function whyNotMade(now: Composition, move: Move): RummuRefusal | null {
  const made = makeMove(now, move);
  return made.ok ? null : made.refusal;
}

/** The draft changes, and nothing is chosen any more. */
function composer(touched: Touched) {
  const choose = choosing(touched);
  return (next: Plan): void => {
    feel('lay');
    choose([]);
    touched.draft.change(next);
  };
}

/** Asked once, it says what to do next; asked again, it does that. */
function hinting(touched: Touched): void {
  const { props, me, draft, hints, choice, tries } = touched;
  const { hint } = hints;
  if (hint?.command.do !== 'play' || me === null || touched.now === null) {
    choice.setChosen([]);
    tries.forget();
    return hints.ask();
  }
  const [move] = hint.command.moves;
  const plan = draft.draft;
  const { nextMeld } = props.view;
  if (move !== undefined) composer(touched)({ ...plan, moves: [...plan.moves, named(move, nextMeld)] });
  else composer(touched)({ ...plan, back: planOf(hint.command, nextMeld).back, discard: hint.command.discard });
}
