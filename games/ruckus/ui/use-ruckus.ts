import { type Seat, toMillis, toSeat } from '@tablee/kernel';
import { type Feeling, feel, type GameTableProps, type Hints, type Tries, useHint, useTries } from '@tablee/table-ui';
import { useMemo, useState } from 'react';
import type { RuckusWords } from '../locale/index.ts';
import { countIn, pairIn } from '../rules/family.ts';
import { ruckus } from '../rules/index.ts';
import type { Family, RuckusCommand, RuckusRefusal, RuckusTypes } from '../rules/types.ts';
import { inOrder } from './layout/hand.ts';
import { project, type Shown } from './projection.ts';
import { freshSlots, type Slot, settleSlots } from './slots.ts';
import { type Spot, spotName } from './spots.ts';
import { type Answer, dropCard, type Situation, type Target, tapCard, tapDraw, tapPile, targetsOf } from './touch.ts';

export type RuckusProps = GameTableProps<RuckusTypes, RuckusWords>;

/** The table as one player handles it: what is chosen, where that goes, and what a touch does. */
export interface RuckusGame extends Pick<Tries<RuckusTypes>, 'refused'> {
  readonly shown: Shown;
  readonly me: Seat | null;
  /** My cards as they lie: pairs first. */
  readonly hand: readonly Family[];
  readonly slots: readonly (readonly Slot[])[];
  /** RK-5: the pair that has to be laid before anything else. */
  readonly mustForm: Family | null;
  /** RK-A23: nothing is left but the slap. */
  readonly mustSlap: boolean;
  readonly chosen: Family | null;
  /** The piles that the chosen card may go to. */
  readonly targets: readonly Target[];
  /** The name of the thing that a hint points at, and why it does. */
  readonly hinted: { readonly thing: string; readonly why: string } | null;
  /** A card, a pile or the draw pile is touched: by finger, key or button. */
  readonly touch: (spot: Spot) => void;
  readonly drop: (card: Spot, seat: number) => void;
  readonly letGo: () => void;
  readonly hint: () => void;
}

const FEELINGS: Readonly<Record<RuckusCommand['do'], Feeling>> = {
  form: 'lay',
  complete: 'lay',
  steal: 'lay',
  draw: 'draw',
  slap: 'shout',
};

/** Long enough to read it; the game has gone on meanwhile. */
const REFUSAL_MS = 3_500;
/** RK-A14: by then it may be done. */
const HASTE_MS = 700;

export function useRuckus(props: RuckusProps): RuckusGame {
  const { view, viewer, pending, now } = props;
  const me = viewer === 'spectator' ? null : viewer;
  const shown = useMemo(() => project(view, me, pending), [view, me, pending]);
  const tries = useTries(props, { rules: ruckus, coming: shown.coming, feelingOf, lastsMs });
  const hand = useMemo(() => inOrder(shown.hand), [shown.hand]);
  const hints = useHint(props, { rules: ruckus, coming: shown.coming, onAnswer: () => setChoice(null) });
  const [choice, setChoice] = useState<Family | null>(null);
  const isPlaying = view.phase === 'play' && me !== null;
  const mustForm = isPlaying ? pairIn(hand) : null;
  const mustSlap = isPlaying && view.hand?.length === 0 && !shown.isSlapping;
  const chosen = isPlaying && choice !== null && countIn(hand, choice) === 1 ? choice : null;
  const targets = useMemo(
    () => (me === null || chosen === null ? [] : targetsOf(shown.coming, me, chosen)),
    [shown, me, chosen],
  );
  const situation = (seat: Seat): Situation => ({ view: shown.coming, seat, at: toMillis(Math.floor(now())) });

  const take = (answer: Answer, spot: Spot): void => {
    // A second touch puts a chosen card down again.
    const isNew = answer.kind === 'choose' && answer.family !== chosen;
    setChoice(isNew ? answer.family : null);
    hints.forget();
    if (answer.kind === 'play') tries.send(answer.command, spotName(spot));
    else if (answer.kind === 'refuse') tries.refuse(answer.refusal, spotName(spot));
    else {
      feel('tap');
      tries.forget();
    }
  };
  return {
    shown,
    me,
    hand,
    slots: useSlots(view.round, shown.piles),
    mustForm,
    mustSlap,
    chosen,
    targets,
    hinted: isPlaying && mustForm === null && !mustSlap ? hintedBy(hints, me) : null,
    refused: tries.refused,
    touch: (spot) => {
      if (me !== null) take(answerTo(situation(me), spot), spot);
    },
    drop: (card, onto) => {
      if (me === null || card.at !== 'card') return;
      take(dropCard(situation(me), card.family, { seat: toSeat(onto) }), card);
    },
    letGo: () => {
      tries.forget();
      hints.forget();
      setChoice(null);
    },
    hint: () => {
      tries.forget();
      hints.ask();
    },
  };
}

function feelingOf(command: RuckusCommand): Feeling {
  return FEELINGS[command.do];
}

function lastsMs({ rule }: RuckusRefusal): number {
  return rule === 'RK-A14' ? HASTE_MS : REFUSAL_MS;
}

function answerTo(situation: Situation, spot: Spot): Answer {
  if (spot.at === 'pile') return tapPile(situation, { seat: toSeat(spot.seat), family: spot.family });
  return spot.at === 'card' ? tapCard(situation, spot.family) : tapDraw(situation);
}

function hintedBy({ hint }: Hints<RuckusTypes>, me: Seat): RuckusGame['hinted'] {
  return hint && { thing: spotName(spotOf(hint.command, me)), why: hint.why };
}

/** What is touched to play this. */
function spotOf(command: RuckusCommand, me: Seat): Spot {
  if (command.do === 'steal') return { at: 'pile', seat: command.from, family: command.family };
  if (command.do === 'complete') return { at: 'pile', seat: me, family: command.family };
  return command.do === 'form' ? { at: 'card', family: command.family, nth: 0 } : { at: 'draw' };
}

interface Places {
  readonly round: number;
  readonly piles: Shown['piles'];
  readonly slots: readonly (readonly Slot[])[];
}

/** Settled while drawing, since what is drawn depends on it; a round begins anew. */
function useSlots(round: number, piles: Shown['piles']): readonly (readonly Slot[])[] {
  const [places, setPlaces] = useState<Places>(() => ({ round, piles, slots: freshSlots(piles) }));
  if (places.piles === piles && places.round === round) return places.slots;
  const slots =
    places.round === round ? piles.map((own, seat) => settleSlots(places.slots[seat] ?? [], own)) : freshSlots(piles);
  setPlaces({ round, piles, slots });
  return slots;
}
