import type { Seat } from '@tablee/kernel';
import { type Draft, feel, type Hints, type Tries } from '@tablee/table-ui';
import { isJoker, numberOf } from '../rules/card.ts';
import { type Composition, makeMove } from '../rules/compose.ts';
import { sizeOf } from '../rules/hand.ts';
import { isToAct } from '../rules/phase.ts';
import type { Card, Move, PlayCommand, RummuCommand, RummuRefusal, RummuTypes } from '../rules/types.ts';
import { type MeldPlace, placesFor, whyNotLaid } from './draft/places.ts';
import { commandOf, composedOf, NO_PLAN, nameOfId, planOf, type TurnPlan, withoutLaid } from './draft/plan.ts';
import { cardIn, cardsOf, type OwnCard } from './hand/order.ts';
import { stepOf } from './hint/step.ts';
import type { RummuProps } from './props.ts';
import type { CardChoice } from './use-choice.ts';
import type { Denials } from './use-denials.ts';

export interface Touches {
  /** Chooses a card of the hand, or puts it back. */
  readonly toggle: (own: OwnCard) => void;
  /** Starts to drag a card, together with the chosen ones. */
  readonly lift: (own: OwnCard) => void;
  readonly putDown: () => void;
  /** Adds these cards to the chosen ones. */
  readonly choose: (owns: readonly OwnCard[]) => void;
  /** Chooses a single card too; lays the chosen cards if there are several. */
  readonly putBefore: (own: OwnCard) => void;
  readonly letGo: () => void;
  readonly draw: () => void;
  readonly take: () => void;
  /** RM-6: takes no more discards. */
  readonly stop: () => void;
  /** Lays the chosen cards as a new combination. */
  readonly lay: () => void;
  /** Brings the chosen or dragged cards to this combination. Without `how`, the possible way is taken. */
  readonly goTo: (meld: number, how?: MeldPlace['how']) => void;
  /** Takes a combination of this turn back into the hand. */
  readonly takeUp: (meld: number) => void;
  readonly discard: (own: OwnCard) => void;
  readonly takeDiscardUp: () => void;
  /** RM-20. */
  readonly takeBack: (card: Card, from: number) => void;
  readonly undo: (() => void) | null;
  readonly confirm: () => void;
  readonly hint: () => void;
}

export interface TouchContext {
  readonly props: RummuProps;
  readonly me: Seat | null;
  readonly now: Composition | null;
  readonly draft: Draft<RummuTypes, TurnPlan>;
  readonly choice: CardChoice;
  readonly tries: Tries<RummuTypes>;
  readonly hints: Hints<RummuTypes>;
  readonly denials: Denials;
  readonly stop: () => void;
}

/** The actions of a player. Each one first forgets the last refusal and hint. */
export function touchesOf(touched: TouchContext): Touches {
  const { choice, tries, hints, draft } = touched;
  const choose = chooserOf(touched);
  const composing = composingOf(touched);
  const join = (owns: readonly OwnCard[]): void =>
    choose([...choice.chosen, ...owns.filter((own) => !choice.chosen.includes(own))]);
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
    choose: join,
    putBefore: (own) => {
      const isGroup = choice.chosen.length > 1 && choice.chosen.includes(own);
      if (isGroup) composing.lay();
      else join([own]);
    },
    letGo: () => choose([]),
    draw: () => tries.attempt({ do: 'draw' }, 'stock'),
    take: () => tries.attempt({ do: 'take' }, 'discards'),
    stop: () => {
      feel('tap');
      touched.stop();
    },
    ...composing,
    undo:
      draft.undo &&
      (() => {
        choose([]);
        draft.undo?.();
      }),
    confirm: () => draft.command && tries.attempt(draft.command, 'confirm'),
    hint: () => askOrFollowHint(touched),
  };
}

function chooserOf({ choice, tries, hints }: TouchContext) {
  return (owns: readonly OwnCard[]): void => {
    tries.forget();
    hints.forget();
    choice.setChosen(owns);
  };
}

type ComposingTouches = Pick<Touches, 'lay' | 'goTo' | 'takeUp' | 'discard' | 'takeDiscardUp' | 'takeBack'>;

function composingOf(touched: TouchContext): ComposingTouches {
  const { props, me, now, draft, choice, denials, tries } = touched;
  const { view } = props;
  const plan = draft.draft;
  const compose = planChangerOf(touched);
  const make = (move: Move, thing: string): void => {
    if (now === null || me === null) return;
    const why = move.do === 'lay' ? whyNotLaid(now, move.cards) : whyNotMade(now, move);
    const next: TurnPlan = { moves: [...plan.moves, named(move, view.nextMeld)], back: null, discard: plan.discard };
    if (why === null) compose(next);
    else denials.deny(why, withMove(draft.command, move), thing);
  };
  const cards = cardsOf(choice.active);
  return {
    lay: () => make({ do: 'lay', cards }, 'lay'),
    goTo: (meld, how) => {
      const [card] = cards;
      if (now === null || card === undefined) return;
      const way = how ?? placesFor(now, cards).find((place) => place.meld === meld)?.how ?? wantedAt(now, cards, meld);
      make(way === 'swap' ? { do: 'swap', card, in: meld } : { do: 'add', cards, to: meld }, `meld-${meld}`);
    },
    takeUp: (meld) => {
      if (me === null) return;
      const back = now?.melds.find(({ id }) => id === meld)?.cards ?? [];
      compose(withoutLaid(view, me, plan, nameOfId(meld, view.nextMeld)));
      choice.setChosen(back);
    },
    discard: (own) => {
      const next: TurnPlan = { ...plan, discard: cardIn(own) };
      const command = commandOf(next, view);
      if (command !== null && mustDrawFirst(touched)) tries.attempt(command, 'discards');
      else compose(next);
    },
    takeDiscardUp: () => compose({ ...plan, discard: null }),
    takeBack: (card, from) => {
      const back = { card, from: nameOfId(from, view.nextMeld) };
      const alone = me !== null && sizeOf(composedOf(view, me, { ...plan, back }).hand) === 1;
      compose({ ...plan, back, discard: alone ? card : null });
    },
  };
}

/**
 * RM-5: true if a discard must be refused because the turn has begun without a draw; one that is prepared while others play is
 * allowed.
 */
function mustDrawFirst({ props: { view }, me }: TouchContext): boolean {
  return me !== null && isToAct(view, me) && view.phase === 'draw';
}

/** The intention if neither is possible: an exchange if a joker has the number of the card. */
function wantedAt({ melds }: Composition, [card, ...others]: readonly Card[], meld: number): MeldPlace['how'] {
  const jokers = melds.find(({ id }) => id === meld)?.cards.filter(isJoker) ?? [];
  const isOne = card !== undefined && others.length === 0;
  return isOne && jokers.some((joker) => numberOf(joker) === numberOf(card)) ? 'swap' : 'add';
}

/** The draft with one more move, for its refusal. */
function withMove(command: RummuCommand | null, move: Move): PlayCommand {
  const moves = command?.do === 'play' ? command.moves : [];
  return { do: 'play', moves: [...moves, move], back: null, discard: null };
}

function named(move: Move, nextMeld: number): Move {
  return planOf({ do: 'play', moves: [move], back: null, discard: null }, nextMeld).moves[0] as Move;
}

function whyNotMade(now: Composition, move: Move): RummuRefusal | null {
  const made = makeMove(now, move);
  return made.ok ? null : made.refusal;
}

/** Returns a function that changes the draft and chooses no card. */
function planChangerOf(touched: TouchContext) {
  const choose = chooserOf(touched);
  return (next: TurnPlan): void => {
    feel('lay');
    choose([]);
    touched.draft.change(next);
  };
}

/** Asks for a hint, or carries out the one that is shown. */
function askOrFollowHint(touched: TouchContext): void {
  const { props, me, draft, hints, choice, tries } = touched;
  const { hint } = hints;
  if (hint?.command.do !== 'play' || me === null || touched.now === null) {
    choice.setChosen([]);
    tries.forget();
    return hints.ask();
  }
  const step = stepOf(hint.command, draft.command?.do === 'play' ? draft.command : null);
  const plan = draft.draft;
  const { nextMeld } = props.view;
  const change = planChangerOf(touched);
  if (step.do === 'restart') change(NO_PLAN);
  else if (step.do === 'end') change({ ...plan, back: planOf(hint.command, nextMeld).back, discard: step.discard });
  else change({ moves: [...plan.moves, named(step, nextMeld)], back: null, discard: null });
}
