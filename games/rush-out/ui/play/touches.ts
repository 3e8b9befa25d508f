import type { Seat } from '@tablee/kernel';
import { feel, type Hints, type Tries } from '@tablee/table-ui';
import { isHero, seatsAt } from '../../rules/board.ts';
import { campOf } from '../../rules/camps.ts';
import { MAX_COLOURS } from '../../rules/check-place.ts';
import { type PingWord } from '../../rules/modules/calls.ts';
import { ownerOf } from '../../rules/modules/installed.ts';
import { campAt, isHeroSpot, spotsOf } from '../../rules/places.ts';
import type { Question, RushCommand, RushTypes, Spot, Square } from '../../rules/types.ts';
import type { NumberedTarget } from './aims.ts';
import { type Thing, thingName } from './things.ts';
import { boundTo, type LegalSpots, placing, type TapResult, type TouchSituation, tapDie, tapSpot } from './touch.ts';
import type { TouchChoice } from './use-choice.ts';
import type { PlacementQueue } from './use-laying.ts';

export interface Touches {
  /** `square` is the symbol of the touched square, if any. */
  readonly touch: (thing: Thing, square?: Square | null) => void;
  readonly drop: (die: number, spot: Spot, square: Square | null) => void;
  readonly roll: () => void;
  readonly clear: () => void;
  readonly decline: () => void;
  readonly ping: (word: PingWord) => void;
  readonly hint: () => void;
  readonly letGo: () => void;
}

interface TouchContext {
  readonly situation: TouchSituation | null;
  readonly tries: Tries<RushTypes>;
  readonly hints: Hints<RushTypes>;
  readonly choice: TouchChoice;
  readonly fits: LegalSpots;
  /** Places that are counted on the cards. */
  readonly counted: LegalSpots;
  readonly laying: PlacementQueue;
  readonly aims: readonly NumberedTarget[] | null;
  readonly locking: Question | null;
  /** The buttons of a choice have just appeared. */
  readonly isFresh: boolean;
}

/** Effects of all touches. Each one ends the current hint. */
export function touchesOf(touched: TouchContext): Touches {
  const { situation, tries, hints, choice, laying } = touched;
  const send = (command: RushCommand, thing: string): void => {
    hints.forget();
    choice.forget();
    laying.stop();
    tries.attempt(command, thing);
  };
  const take = (answer: TapResult, thing: Thing): void => {
    if ('command' in answer) return send(answer.command, thingName(thing));
    hints.forget();
    if ('lay' in answer) {
      choice.forget();
      return laying.begin(answer.lay);
    }
    tries.forget();
    feel('tap');
    // A second touch undoes the choice of a die or card.
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
    ping: (word) => pingOut(touched, word, send),
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

interface TouchHandlers {
  readonly send: (command: RushCommand, thing: string) => void;
  readonly take: (answer: TapResult, thing: Thing) => void;
}

function touchThing(
  { choice, fits, counted, aims, locking, isFresh, hints, tries }: TouchContext,
  situation: TouchSituation,
  { thing, square }: { readonly thing: Thing; readonly square: Square | null },
  ways: TouchHandlers,
): void {
  const { view, seat } = situation;
  // Dice are new buttons only while a whirlwind waits for one of them.
  if (isFresh && (thing.at !== 'die' || locking !== null)) return;
  if (thing.at === 'aim') {
    const aim = aims?.[thing.nth - 1];
    if (aim !== undefined) ways.send({ do: 'aim', ...aim.target }, thingName(thing));
    return;
  }
  if (thing.at === 'pick') return ways.send({ do: 'hamper', hero: thing.hero as Seat }, thingName(thing));
  if (thing.at === 'die' && locking !== null) return ways.send({ do: 'lock', die: thing.die }, thingName(thing));
  if (thing.at === 'die') return ways.take(tapDie(situation, choice.focus, thing.die, fits), thing);
  const { spot } = thing;
  if (aims !== null && isHeroSpot(spot)) return ways.send({ do: 'aim', spot, die: null }, thingName(thing));
  const isMine = spotsOf(view, campOf(view, seat)).includes(spot);
  if (choice.pinging !== null && isMine && isHeroSpot(spot))
    return ways.send({ do: 'ping', word: choice.pinging, spot }, `ping-${choice.pinging}`);
  const isClosed = isMine && isClosedTo(situation, spot);
  const laid = choice.chosen ?? (isMine ? boundElsewhere(situation, spot, isClosed) : null);
  if ((isMine && !isClosed) || laid !== null) {
    return ways.take(tapSpot(situation, counted, laid, spot, square), thing);
  }
  hints.forget();
  tries.forget();
  choice.readAbout(choice.read === spot ? null : spot);
}

/** RO-19, RO-A30: true if no die of the player is allowed there, whatever its face. */
function isClosedTo({ view, seat }: TouchSituation, spot: Spot): boolean {
  if ((ownerOf(spot)?.refuseSpot?.(view, seat, spot) ?? null) !== null) return true;
  return seatsAt(view, spot, campAt(view, spot)).filter((other) => other !== seat).length >= MAX_COLOURS;
}

/** A rolled die that must go elsewhere or is not allowed here: trying it makes the rules explain why. */
function boundElsewhere(situation: TouchSituation, spot: Spot, isClosed: boolean): number | null {
  const bound = boundTo(situation);
  if (!isClosed && (bound === null || bound === spot)) return null;
  const index = (situation.view.dice[situation.seat] ?? []).findIndex(({ is }) => is === 'rolled');
  return index === -1 ? null : index;
}

/** RO-A68: pings about the card in focus; warnings of the dragon are always about its tile. */
function pingOut({ situation, choice }: TouchContext, word: PingWord, send: TouchHandlers['send']): void {
  if (situation === null) return;
  // The sorcerer may not ping: any spot leads to the refusal.
  const spot = word === 'dragon' || !isHero(situation.view, situation.seat) ? 'dragon' : choice.focus;
  if (spot === null || !isHeroSpot(spot)) return choice.pingAbout(word);
  send({ do: 'ping', word, spot }, `ping-${word}`);
}
