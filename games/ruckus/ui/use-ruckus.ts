import { type Seat, toSeat } from '@tablee/kernel';
import { type Feeling, feel, type GameTableProps, type Hints, type Tries, useHint, useTries } from '@tablee/table-ui';
import { useMemo, useState } from 'react';
import type { RuckusWords } from '../locale/index.ts';
import { countIn, pairIn } from '../rules/family.ts';
import { ruckus } from '../rules/index.ts';
import type { Family, RuckusCommand, RuckusRefusal, RuckusTypes, RuckusView } from '../rules/types.ts';
import { inOrder } from './layout/hand.ts';
import { spotsByName } from './places.ts';
import { type Projection, project } from './projection.ts';
import { freshSlots, type Slot, settleSlots } from './slots.ts';
import { type Spot, spotName } from './spots.ts';
import {
  dropCard,
  notThere,
  type TapResult,
  type Target,
  type TouchSituation,
  tapCard,
  tapDraw,
  tapPile,
  targetsOf,
} from './touch.ts';

export type RuckusProps = GameTableProps<RuckusTypes, RuckusWords>;

interface TouchHandlers {
  /** A tap, key or button on a card, a pile or the draw pile. */
  readonly touch: (spot: Spot) => void;
  readonly drop: (card: Spot, seat: number) => void;
  readonly clearSelection: () => void;
  readonly hint: () => void;
}

/** State and actions of the table for one player. */
export interface RuckusGame extends Pick<Tries<RuckusTypes>, 'refused'>, TouchHandlers {
  readonly shown: Projection;
  readonly me: Seat | null;
  /** My cards in display order: pairs first. */
  readonly hand: readonly Family[];
  readonly slots: readonly (readonly Slot[])[];
  /** All touchable things, by the name of their element. */
  readonly spots: ReadonlyMap<string, Spot>;
  /** RK-5: the pair that must be laid before any other move. */
  readonly mustForm: Family | null;
  /** RK-A23: the slap is the only move left. */
  readonly mustSlap: boolean;
  readonly chosen: Family | null;
  /** Piles that the chosen card may go to. */
  readonly targets: readonly Target[];
  /** The thing that a hint points at, and the reason. */
  readonly hinted: { readonly thing: string; readonly why: string } | null;
}

const FEELINGS: Readonly<Record<RuckusCommand['do'], Feeling>> = {
  form: 'lay',
  complete: 'lay',
  steal: 'lay',
  draw: 'draw',
  slap: 'shout',
};

/** Long enough to read it while the game continues. */
const REFUSAL_LASTS_MS = 3_500;
/** RK-A14: by then the command may be allowed. */
const HASTE_REFUSAL_LASTS_MS = 700;

export function useRuckus(props: RuckusProps): RuckusGame {
  const { view, viewer, pending } = props;
  const me = viewer === 'spectator' ? null : viewer;
  const shown = useMemo(() => project(view, me, pending), [view, me, pending]);
  const hand = useMemo(() => inOrder(shown.hand), [shown.hand]);
  const slots = useSlots(view.round, shown.piles);
  const spots = useMemo(() => spotsByName(slots, hand), [slots, hand]);
  const isPlaying = view.phase === 'play' && me !== null;
  const mustForm = isPlaying ? pairIn(hand) : null;
  const mustSlap = isPlaying && view.hand?.length === 0 && !shown.isSlapping;
  const choice = useChoice(shown, isPlaying ? me : null, hand);
  const tries = useTries(props, { rules: ruckus, coming: shown.coming, feelingOf, lastsMs, retold: notThere });
  const hints = useHint(props, { rules: ruckus, coming: shown.coming, onAnswer: () => choice.choose(null) });
  return {
    shown,
    me,
    hand,
    slots,
    spots,
    mustForm,
    mustSlap,
    chosen: choice.chosen,
    targets: choice.targets,
    hinted: isPlaying && mustForm === null && !mustSlap ? hintedBy(hints, me) : null,
    refused: tries.refused,
    ...touchHandlers({ view: shown.coming, me, tries, hints, choice }),
  };
}

interface SelectedCard extends Pick<RuckusGame, 'chosen' | 'targets'> {
  readonly choose: (family: Family | null) => void;
}

/** A single card that waits for its pile. `me` is null while moves are not possible. */
function useChoice({ coming }: Projection, me: Seat | null, hand: readonly Family[]): SelectedCard {
  const [choice, choose] = useState<Family | null>(null);
  const chosen = me !== null && choice !== null && countIn(hand, choice) === 1 ? choice : null;
  const targets = useMemo(
    () => (me === null || chosen === null ? [] : targetsOf(coming, me, chosen)),
    [coming, me, chosen],
  );
  return { chosen, targets, choose };
}

interface TouchContext {
  readonly view: RuckusView;
  readonly me: Seat | null;
  readonly tries: Tries<RuckusTypes>;
  readonly hints: Hints<RuckusTypes>;
  readonly choice: SelectedCard;
}

/** Handlers of taps and drags. Each of them clears a hint. */
function touchHandlers({ view, me, tries, hints, choice }: TouchContext): TouchHandlers {
  const take = (result: TapResult, spot: Spot): void => {
    hints.forget();
    if ('command' in result) {
      choice.choose(null);
      return tries.attempt(result.command, spotName(spot));
    }
    // A second tap on a chosen card clears the choice.
    choice.choose(result.choose === choice.chosen ? null : result.choose);
    feel('tap');
    tries.forget();
  };
  return {
    touch: (spot) => {
      if (me !== null) take(resultOfTap({ view, seat: me }, spot), spot);
    },
    drop: (card, onto) => {
      if (me === null || card.at !== 'card') return;
      take({ command: dropCard({ view, seat: me }, card.family, toSeat(onto)) }, card);
    },
    clearSelection: () => {
      tries.forget();
      hints.forget();
      choice.choose(null);
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
  return rule === 'RK-A14' ? HASTE_REFUSAL_LASTS_MS : REFUSAL_LASTS_MS;
}

function resultOfTap(situation: TouchSituation, spot: Spot): TapResult {
  if (spot.at === 'card') return tapCard(situation, spot.family);
  if (spot.at !== 'pile') return { command: tapDraw(situation) };
  return { command: tapPile(situation, { seat: toSeat(spot.seat), family: spot.family }) };
}

function hintedBy({ hint }: Hints<RuckusTypes>, me: Seat): RuckusGame['hinted'] {
  return hint && { thing: spotName(spotOf(hint.command, me)), why: hint.why };
}

/** The thing to touch to play this command. */
function spotOf(command: RuckusCommand, me: Seat): Spot {
  if (command.do === 'steal') return { at: 'pile', seat: command.from, family: command.family };
  if (command.do === 'complete') return { at: 'pile', seat: me, family: command.family };
  return command.do === 'form' ? { at: 'card', family: command.family, nth: 0 } : { at: 'draw' };
}

interface SettledSlots {
  readonly round: number;
  readonly piles: Projection['piles'];
  readonly slots: readonly (readonly Slot[])[];
}

/** Updated during render, since the layout depends on it; a new round resets it. */
function useSlots(round: number, piles: Projection['piles']): readonly (readonly Slot[])[] {
  const [settled, setSettled] = useState<SettledSlots>(() => ({ round, piles, slots: freshSlots(piles) }));
  if (settled.piles === piles && settled.round === round) return settled.slots;
  const slots =
    settled.round === round ? piles.map((own, seat) => settleSlots(settled.slots[seat] ?? [], own)) : freshSlots(piles);
  setSettled({ round, piles, slots });
  return slots;
}
