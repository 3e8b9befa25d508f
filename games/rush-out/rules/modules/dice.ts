import { isIndex, type Millis, type Seat } from '@tablee/kernel';
import { faceOf, freeDice, isCompleted, isHero, missingAt, spotOf } from '../board.ts';
import { campOf } from '../camps.ts';
import { cardOrTileAt, refusePlace, symbolsOf } from '../check-place.ts';
import { SORCERER_DICE } from '../content/heroes.ts';
import { ELEMENTS, SKILLS } from '../content/symbols.ts';
import { heldBy, place, placeOn, roll, takeBack } from '../dice.ts';
import { spotsOf } from '../places.ts';
import { refuse } from '../refuse.ts';
import { start } from '../start.ts';
import { ACTION_PACE, ROLL_PACE } from '../timing.ts';
import type { CommandOf, Die, Face, RushRefusal, RushState, RushTable, Spot, Square } from '../types.ts';
import type { CommandSpec, RushModule, RushStep } from './contract.ts';
import { ownerOf, questionSpecOf } from './installed.ts';

/** Rolling and placing dice: RO-5, RO-14 to RO-20, RO-23. */

export type DiceCommand =
  | { readonly do: 'roll' }
  | { readonly do: 'place'; readonly die: number; readonly spot: Spot; readonly as: Square }
  | { readonly do: 'take'; readonly die: number }
  | { readonly do: 'clear' };

export type DiceEvent =
  | { readonly kind: 'rolled'; readonly rule: 'RO-5'; readonly seat: Seat; readonly faces: readonly (Face | null)[] }
  | {
      readonly kind: 'placed';
      readonly rule: 'RO-16' | 'RO-23';
      readonly seat: Seat;
      readonly die: number;
      readonly spot: Spot;
      readonly square: number;
    }
  | {
      readonly kind: 'took';
      readonly rule: 'RO-15';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly spot: Spot;
    };

const SQUARES: readonly Square[] = [...new Set<Square>([...SKILLS, ...ELEMENTS, 'joker'])];

export function isDie(value: unknown): value is number {
  return isIndex(value) && value < SORCERER_DICE;
}

export function isSpot(value: unknown): value is Spot {
  return typeof value === 'string' && ownerOf(value) !== null;
}

function isSquare(value: unknown): value is Square {
  return (SQUARES as readonly unknown[]).includes(value);
}

const ROLL: CommandSpec<CommandOf<'roll'>> = {
  parse: () => ({ do: 'roll' }),
  candidates: () => [{ do: 'roll' }],
  refuse: (table, seat) => refuseAsked(table, seat) ?? refuseRoll(table, seat),
  phases: (table, seat) => (isHero(table, seat) ? ['play'] : ['signal', 'play']),
  play: (state, seat, _, moment) =>
    state.phase === 'signal' ? start(state, 'RO-14', moment) : roll(state, seat, moment),
  pace: ROLL_PACE,
  write: () => [],
  read: () => ({}),
  examples: [{ do: 'roll' }],
};

const PLACE: CommandSpec<CommandOf<'place'>> = {
  parse: ({ die, spot, as }) => (isDie(die) && isSpot(spot) && isSquare(as) ? { do: 'place', die, spot, as } : null),
  candidates: placementsOf,
  refuse: (table, seat, command) => refuseAsked(table, seat) ?? refusePlace(table, seat, command),
  play: place,
  project: placeOn,
  pace: ACTION_PACE,
  contest: (table, seat, command) => (completes(table, seat, command) ? ['*'] : [command.spot]),
  earlyKind: ({ die }) => `die ${die}`,
  write: ({ die, spot, as }) => [`${die + 1}`, spot, as],
  read: ([die, spot, as]) => ({ die: Number(die) - 1, spot, as }),
  examples: [
    { do: 'place', die: 0, spot: 't1', as: 'sword' },
    { do: 'place', die: 4, spot: 's2', as: 'water' },
    { do: 'place', die: 1, spot: 'dragon', as: 'joker' },
  ],
};

const TAKE: CommandSpec<CommandOf<'take'>> = {
  parse: ({ die }) => (isDie(die) ? { do: 'take', die } : null),
  candidates: (table, seat) => placedDice(table, seat).map((die) => ({ do: 'take' as const, die })),
  refuse: (table, seat, { die }) => refuseAsked(table, seat) ?? refuseTake(table, seat, table.dice[seat]?.[die]),
  play: (state, seat, { die }, { at }) => take(state, seat, [die], at),
  project: (table, seat, { die }, at) => takeBack(table, seat, [die], at),
  pace: ACTION_PACE,
  earlyKind: ({ die }) => `die ${die}`,
  write: ({ die }) => [`${die + 1}`],
  read: ([die]) => ({ die: Number(die) - 1 }),
  examples: [{ do: 'take', die: 2 }],
};

const CLEAR: CommandSpec<CommandOf<'clear'>> = {
  parse: () => ({ do: 'clear' }),
  candidates: () => [{ do: 'clear' }],
  refuse: (table, seat) =>
    refuseAsked(table, seat) ??
    refuseTake(
      table,
      seat,
      table.dice[seat]?.find(({ is }) => is === 'placed'),
    ),
  play: (state, seat, _, { at }) => take(state, seat, placedDice(state, seat), at),
  project: (table, seat, _, at) => takeBack(table, seat, placedDice(table, seat), at),
  pace: ACTION_PACE,
  write: () => [],
  read: () => ({}),
  examples: [{ do: 'clear' }],
};

export const diceModule: RushModule = {
  id: 'dice',
  commands: { roll: ROLL, place: PLACE, take: TAKE, clear: CLEAR },
};

function placedDice({ dice }: RushTable, seat: Seat): number[] {
  return (dice[seat] ?? []).flatMap(({ is }, die) => (is === 'placed' ? [die] : []));
}

/** RO-15. */
function take(state: RushState, seat: Seat, dice: readonly number[], at: Millis): RushStep {
  const spot = spotOf(state, seat) as Spot;
  return { state: takeBack(state, seat, dice, at), events: [{ kind: 'took', rule: 'RO-15', seat, dice, spot }] };
}

/** RO-A66: no dice before the answer to a question that blocks them. */
function refuseAsked(table: RushTable, seat: Seat): RushRefusal | null {
  const asked = table.questions.find(
    (question) => question.seat === seat && questionSpecOf(table, question.about).isBlocking,
  );
  return asked === undefined ? null : refuse('RO-A66', { card: cardOrTileAt(table, asked.spot) });
}

/** RO-20: placed dice are not rolled. */
function refuseRoll(table: RushTable, seat: Seat): RushRefusal | null {
  const spot = spotOf(table, seat);
  if (freeDice(table, seat) > 0 || spot === null) return null;
  const isDone = isCompleted(table, spot, campOf(table, seat));
  return refuse('RO-20', { why: isDone ? 'complete' : 'all', card: cardOrTileAt(table, spot) });
}

/** RO-15, RO-30: not from a completed card. */
function refuseTake(table: RushTable, seat: Seat, die: Die | undefined): RushRefusal | null {
  if (die?.is === 'locked') return refuse('RO-44');
  if (die?.is !== 'placed') return refuse('RO-15', { why: 'not-placed' });
  const { spot } = die;
  return isCompleted(table, spot, campOf(table, seat))
    ? refuse('RO-30', { why: 'take', card: cardOrTileAt(table, spot) })
    : null;
}

/** Every square symbol that a rolled die of this seat could take, by its face alone. */
function* placementsOf(table: RushTable, seat: Seat): Generator<CommandOf<'place'>> {
  const spots = spotsOf(table, campOf(table, seat));
  for (const [index, die] of (table.dice[seat] ?? []).entries()) {
    const face = die.is === 'rolled' ? faceOf(die) : null;
    if (face === null) continue;
    for (const spot of spots) {
      for (const as of symbolsOf(table, seat, face, spot)) yield { do: 'place', die: index, spot, as };
    }
  }
}

function completes(table: RushTable, seat: Seat, command: CommandOf<'place'>): boolean {
  const { spot } = command;
  if (heldBy(table, spot) !== null || refusePlace(table, seat, command) !== null) return false;
  return missingAt(table, spot, campOf(table, seat)) === 1;
}
