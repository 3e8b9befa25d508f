import type { Seat } from '@tablee/kernel';
import { type Feeling, feel, type Hints, type Tries, useHint, useTries } from '@tablee/table-ui';
import { useMemo, useState } from 'react';
import { campAt, cardAt, isCompleted, isHero, spotsOf } from '../../rules/board.ts';
import { campOf } from '../../rules/camps.ts';
import { rushOut } from '../../rules/index.ts';
import type {
  Camp,
  HeroSpot,
  PingWord,
  RushCommand,
  RushRefusal,
  RushTypes,
  RushView,
  Spot,
  Square,
} from '../../rules/types.ts';
import type { RushProps } from '../props.ts';
import { type Aim, aimsOf, type Choosing, choosingIn, isSameTarget } from './aims.ts';
import { project, type Shown } from './projection.ts';
import { type Thing, thingName } from './things.ts';
import { type Answer, boundTo, type Fits, fitsOf, placing, type Situation, tapDie, tapSpot } from './touch.ts';

interface Touches {
  /** A card may be touched at one of its squares. */
  readonly touch: (thing: Thing, square?: Square | null) => void;
  readonly drop: (die: number, spot: Spot, square: Square | null) => void;
  readonly roll: () => void;
  readonly clear: () => void;
  readonly decline: () => void;
  readonly ping: (word: PingWord) => void;
  readonly hint: () => void;
  readonly letGo: () => void;
}

/** The table as one player handles it: what is chosen, where that goes, and what a touch does. */
export interface RushGame extends Touches, Pick<Tries<RushTypes>, 'refused'> {
  readonly shown: Shown;
  readonly me: Seat | null;
  /** Mine, or the heroes' for a spectator: whose side is near. */
  readonly camp: Camp;
  readonly isPlaying: boolean;
  readonly fits: Fits;
  /** The card that I work on. */
  readonly focus: Spot | null;
  /** A die that waits for its card. */
  readonly chosen: number | null;
  /** What I may aim at; null while I have not to choose. */
  readonly aims: readonly Aim[] | null;
  /** What the card that was touched last does, where it is not mine to fill. */
  readonly read: Spot | null;
  /** Whether a call was made while no card was worked on. */
  readonly hasNoCard: boolean;
  readonly hinted: { readonly thing: string; readonly why: string } | null;
}

const FEELINGS: Readonly<Record<RushCommand['do'], Feeling>> = {
  roll: 'draw',
  place: 'lay',
  take: 'flip',
  clear: 'flip',
  aim: 'match',
  decline: 'tap',
  ping: 'turn',
};

/** Long enough to read it; the game has gone on meanwhile. */
const REFUSAL_MS = 3_500;
/** RO-A17: by then it may be done. */
const HASTE_MS = 700;

export function useRush(props: RushProps): RushGame {
  const { view, viewer, pending } = props;
  const me = viewer === 'spectator' ? null : viewer;
  const shown = useMemo(() => project(view, me, pending), [view, me, pending]);
  const { coming } = shown;
  const isPlaying = me !== null && coming.phase === 'play';
  const fits = useMemo(
    () => (me === null || !isPlaying ? [] : fitsOf({ view: coming, seat: me })),
    [coming, me, isPlaying],
  );
  const choice = useChoice(shown, me, fits);
  const aims = useAims(view, shown, me);
  const tries = useTries(props, { rules: rushOut, coming, feelingOf: ({ do: what }) => FEELINGS[what], lastsMs });
  const hints = useHint(props, { rules: rushOut, coming, onAnswer: choice.forget });
  const touched = { situation: me === null ? null : { view: coming, seat: me }, tries, hints, choice, fits, aims };
  return {
    shown,
    me,
    camp: me === null ? 'heroes' : campOf(view, me),
    isPlaying,
    fits,
    aims,
    focus: choice.focus,
    chosen: choice.chosen,
    read: choice.read,
    hasNoCard: choice.hasNoCard,
    refused: tries.refused,
    hinted: hintedBy(hints, aims),
    ...touchesOf(touched),
  };
}

/** What may be aimed at; a choice that the host refuses goes on with the same numbers. */
function useAims(view: RushView, { coming }: Shown, me: Seat | null): readonly Aim[] | null {
  const [before, setBefore] = useState<Choosing | null>(null);
  const choosing = choosingIn(view, before);
  if (choosing !== before) setBefore(choosing);
  return useMemo(() => {
    const isMine = me !== null && !isHero(coming, me);
    return isMine && coming.asking !== null && choosing !== null ? aimsOf(coming, choosing) : null;
  }, [coming, choosing, me]);
}

interface Choice extends Pick<RushGame, 'focus' | 'chosen' | 'read' | 'hasNoCard'> {
  readonly choose: (die: number | null) => void;
  readonly workOn: (spot: Spot | null) => void;
  readonly readAbout: (spot: Spot | null) => void;
  readonly missCard: () => void;
  readonly forget: () => void;
}

interface Chosen {
  readonly die: number | null;
  /** With the card that lay there: another one is not worked on. */
  readonly focus: { readonly spot: Spot; readonly card: string | null } | null;
  readonly read: Spot | null;
  readonly hasNoCard: boolean;
}

const NOTHING: Chosen = { die: null, focus: null, read: null, hasNoCard: false };

function useChoice({ coming }: Shown, me: Seat | null, fits: Fits): Choice {
  const [chosen, setChosen] = useState(NOTHING);
  const { focus: wanted, die } = chosen;
  const isThere = wanted !== null && cardAt(coming, wanted.spot) === wanted.card && !isCompleted(coming, wanted.spot);
  const bound = me === null ? null : boundTo({ view: coming, seat: me });
  const set = (change: Partial<Chosen>): void =>
    setChosen((before) => ({ ...before, read: null, hasNoCard: false, ...change })); // one key may change it twice
  return {
    focus: bound ?? (isThere ? wanted.spot : null),
    chosen: die !== null && (fits[die]?.length ?? 0) > 0 ? die : null,
    read: chosen.read,
    hasNoCard: chosen.hasNoCard,
    choose: (index) => set({ die: index }),
    workOn: (spot) => set({ die: null, focus: spot === null ? null : { spot, card: cardAt(coming, spot) } }),
    readAbout: (spot) => set({ die: null, read: spot }),
    missCard: () => set({ hasNoCard: true }),
    forget: () => set({ die: null }),
  };
}

interface Touched {
  readonly situation: Situation | null;
  readonly tries: Tries<RushTypes>;
  readonly hints: Hints<RushTypes>;
  readonly choice: Choice;
  readonly fits: Fits;
  readonly aims: readonly Aim[] | null;
}

/** What a touch does. Whatever it is, a hint is forgotten with it. */
function touchesOf(touched: Touched): Touches {
  const { situation, tries, hints, choice } = touched;
  const send = (command: RushCommand, thing: string): void => {
    hints.forget();
    choice.forget();
    tries.attempt(command, thing);
  };
  const take = (answer: Answer, thing: Thing): void => {
    if ('command' in answer) return send(answer.command, thingName(thing));
    hints.forget();
    tries.forget();
    feel('tap');
    // A second touch puts a chosen die down again, and lets go of a card.
    if ('choose' in answer) choice.choose(answer.choose === choice.chosen ? null : answer.choose);
    else choice.workOn(answer.focus === choice.focus ? null : answer.focus);
  };
  return {
    touch: (thing, square = null) => {
      if (situation !== null) touchThing(touched, situation, { thing, square }, { send, take });
    },
    drop: (die, spot, square) => {
      if (situation !== null) send(placing(situation, die, spot, square), thingName({ at: 'spot', spot }));
    },
    roll: () => send({ do: 'roll' }, 'roll'),
    clear: () => send({ do: 'clear' }, 'clear'),
    decline: () => send({ do: 'decline' }, 'decline'),
    ping: (word) => callOut(touched, word, send),
    hint: () => {
      tries.forget();
      hints.ask();
    },
    letGo: () => {
      tries.forget();
      hints.forget();
      choice.workOn(null);
    },
  };
}

interface Ways {
  readonly send: (command: RushCommand, thing: string) => void;
  readonly take: (answer: Answer, thing: Thing) => void;
}

function touchThing(
  { choice, fits, aims, hints, tries }: Touched,
  situation: Situation,
  { thing, square }: { readonly thing: Thing; readonly square: Square | null },
  ways: Ways,
): void {
  const { view, seat } = situation;
  if (thing.at === 'aim') {
    const aim = aims?.[thing.nth - 1];
    if (aim !== undefined) ways.send({ do: 'aim', ...aim.target }, thingName(thing));
    return;
  }
  if (thing.at === 'die') return ways.take(tapDie(situation, choice.focus, thing.die, fits), thing);
  const { spot } = thing;
  if (aims !== null && campAt(spot) === 'heroes')
    return ways.send({ do: 'aim', spot: spot as HeroSpot, die: null }, thingName(thing));
  const isMine = spotsOf(view, campOf(view, seat)).includes(spot);
  // My dice are bound to another card: the rules say why none of them goes here.
  const bound = boundTo(situation);
  const free = bound === null || bound === spot ? -1 : (view.dice[seat] ?? []).findIndex(({ is }) => is === 'rolled');
  const laid = choice.chosen ?? (free === -1 ? null : free);
  if (isMine || laid !== null) return ways.take(tapSpot(situation, laid, spot, square), thing);
  hints.forget();
  tries.forget();
  choice.readAbout(choice.read === spot ? null : spot);
}

/** RO-A68: at the card that I work on; a warning of the dragon is always about its tile. */
function callOut({ situation, choice }: Touched, word: PingWord, send: Ways['send']): void {
  if (situation === null) return;
  // The sorcerer calls nobody: the rules say so, whatever is worked on.
  const spot = word === 'dragon' || !isHero(situation.view, situation.seat) ? 'dragon' : choice.focus;
  if (spot === null) return choice.missCard();
  send({ do: 'ping', word, spot: spot as HeroSpot }, `ping-${word}`);
}

function lastsMs({ rule, facts }: RushRefusal): number {
  return facts['why'] === 'haste' || rule === 'RO-A17' ? HASTE_MS : REFUSAL_MS;
}

function hintedBy({ hint }: Hints<RushTypes>, aims: RushGame['aims']): RushGame['hinted'] {
  return hint && { thing: touchedBy(hint.command, aims), why: hint.why };
}

/** What is touched to play this. */
function touchedBy(command: RushCommand, aims: RushGame['aims']): string {
  switch (command.do) {
    case 'place':
    case 'take':
      return thingName({ at: 'die', die: command.die });
    case 'aim': {
      const nth = (aims ?? []).find(({ target }) => isSameTarget(target, command))?.nth ?? 0;
      return thingName({ at: 'aim', nth });
    }
    case 'ping':
      return `ping-${command.word}`;
    default:
      return command.do;
  }
}
