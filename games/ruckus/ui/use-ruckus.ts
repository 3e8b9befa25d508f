import { type Millis, type Seat, toMillis, toSeat } from '@tablee/kernel';
import { type Feeling, feel, type GameTableProps } from '@tablee/table-ui';
import { useEffect, useMemo, useState } from 'react';
import type { RuckusWords } from '../locale/index.ts';
import { countIn, pairIn } from '../rules/family.ts';
import type { Family, RuckusCommand, RuckusTypes } from '../rules/types.ts';
import { inOrder } from './layout/hand.ts';
import { readSpot, spotName } from './moves.ts';
import { pileKey, project, type Shown } from './projection.ts';
import { freshSlots, type Slot, settleSlots } from './slots.ts';
import { type Answer, dropCard, hintFor, type Situation, tapCard, tapDraw, tapPile, targetsOf } from './touch.ts';

export type RuckusProps = GameTableProps<RuckusTypes, RuckusWords>;

/** The table as one player handles it: what is chosen, where that goes, and what a touch does. */
export interface RuckusGame {
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
  readonly targets: ReadonlySet<string>;
  /** The thing that a hint points at. */
  readonly hinted: string | null;
  readonly refusal: RuckusProps['refusal'];
  /** The thing that was tried last. */
  readonly tried: string | null;
  /** A card, a pile or the draw pile is touched: by finger, key or button. */
  readonly touch: (thing: string) => void;
  readonly drop: (thing: string, seat: number) => void;
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

interface Choice {
  readonly family: Family | null;
  readonly hinted: string | null;
}

const NOTHING: Choice = { family: null, hinted: null };

export function useRuckus(props: RuckusProps): RuckusGame {
  const { view, viewer, pending, now } = props;
  const me = viewer === 'spectator' ? null : viewer;
  const { attempt, forget, ...tries } = useTries(props);
  const shown = useMemo(() => project(view, me, pending, tries.sentAt), [view, me, pending, tries.sentAt]);
  const hand = useMemo(() => inOrder(shown.hand), [shown.hand]);
  const [choice, setChoice] = useState(NOTHING);
  const isPlaying = view.phase === 'play' && me !== null;
  const mustForm = isPlaying ? pairIn(hand) : null;
  const mustSlap = isPlaying && view.hand?.length === 0 && !shown.isSlapping;
  const chosen = isPlaying && choice.family !== null && countIn(hand, choice.family) === 1 ? choice.family : null;
  const targets = useMemo(() => targetKeys(shown, me, chosen), [shown, me, chosen]);
  const situation = (seat: Seat): Situation => ({ view: shown.coming, seat, at: toMillis(Math.floor(now())) });

  const take = (answer: Answer, thing: string): void => {
    // A second touch puts a chosen card down again.
    const isNew = answer.kind === 'choose' && answer.family !== chosen;
    setChoice(isNew ? { family: answer.family, hinted: null } : NOTHING);
    if (answer.kind === 'choose') {
      feel('tap');
      forget();
    } else attempt(answer, thing);
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
    hinted: isPlaying && mustForm === null && !mustSlap ? choice.hinted : null,
    refusal: tries.refusal,
    tried: tries.tried,
    touch: (thing) => {
      if (me !== null) take(answerTo(situation(me), thing), thing);
    },
    drop: (thing, onto) => {
      const spot = readSpot(thing);
      if (me === null || spot?.at !== 'card') return;
      take(dropCard(situation(me), spot.family, { seat: toSeat(onto) }), thing);
    },
    letGo: () => {
      forget();
      setChoice(NOTHING);
    },
    hint: () => {
      const command = me === null ? null : hintFor(situation(me));
      forget();
      if (command !== null && me !== null) setChoice({ family: null, hinted: thingOf(command, me) });
    },
  };
}

function answerTo(situation: Situation, thing: string): Answer {
  const spot = readSpot(thing);
  if (spot?.at === 'pile') return tapPile(situation, { seat: toSeat(spot.seat), family: spot.family });
  return spot?.at === 'card' ? tapCard(situation, spot.family) : tapDraw(situation);
}

function thingOf(command: RuckusCommand, me: Seat): string {
  if (command.do === 'steal') return spotName({ at: 'pile', seat: command.from, family: command.family });
  if (command.do === 'complete') return spotName({ at: 'pile', seat: me, family: command.family });
  if (command.do === 'form') return spotName({ at: 'card', family: command.family, nth: 0 });
  return spotName({ at: 'draw' });
}

function targetKeys({ coming }: Shown, me: Seat | null, chosen: Family | null): ReadonlySet<string> {
  if (me === null || chosen === null) return new Set();
  return new Set(targetsOf(coming, me, chosen).map(({ seat, family }) => pileKey(seat, family)));
}

interface Tries {
  readonly refusal: RuckusProps['refusal'];
  readonly tried: string | null;
  /** When the newest command was sent. */
  readonly sentAt: Millis | null;
  readonly attempt: (answer: Exclude<Answer, { kind: 'choose' }>, thing: string) => void;
  readonly forget: () => void;
}

/** Long enough to read it; the game has gone on meanwhile. */
const REFUSAL_MS = 3_500;
/** RK-A14: by then it may be done. */
const HASTE_MS = 700;

/** What the rules refuse is told at once, with its rule; the rest is sent. */
function useTries({ refusal, play, refuse, now }: RuckusProps): Tries {
  const [tried, setTried] = useState<string | null>(null);
  const [forgotten, setForgotten] = useState<RuckusProps['refusal']>(null);
  const [sentAt, setSentAt] = useState<Millis | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setForgotten(refusal), refusal?.rule === 'RK-A14' ? HASTE_MS : REFUSAL_MS);
    return () => clearTimeout(timer);
  }, [refusal]);
  return {
    refusal: refusal === forgotten ? null : refusal,
    tried,
    sentAt,
    forget: () => setForgotten(refusal),
    attempt: (answer, thing) => {
      setTried(thing);
      setForgotten(refusal);
      if (answer.kind === 'refuse') return refuse(answer.refusal);
      play(answer.command); // before anything else: it races
      setSentAt(toMillis(Math.floor(now())));
      feel(FEELINGS[answer.command.do]);
    },
  };
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
