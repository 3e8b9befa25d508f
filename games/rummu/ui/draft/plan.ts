import { isRecord, type Seat } from '@tablee/kernel';
import type { DraftWays } from '@tablee/table-ui';
import { startTurn } from '../../rules/check.ts';
import { type Composition, compose, makeMove, takeBack } from '../../rules/compose.ts';
import { holds } from '../../rules/hand.ts';
import { rummu as rules } from '../../rules/index.ts';
import { isRoundOn } from '../../rules/phase.ts';
import type { Card, Move, PlayCommand, RummuTypes, RummuView, TakeBack } from '../../rules/types.ts';

/**
 * A composed turn (RM-A29). Its new combinations are called -1, -2 and so on, because their ids depend on what others lay
 * before it is sent.
 */
export interface TurnPlan {
  readonly moves: readonly Move[];
  readonly back: TakeBack | null;
  readonly discard: Card | null;
}

export const NO_PLAN: TurnPlan = { moves: [], back: null, discard: null };

/** The name of the nth new combination of a plan, from 0. */
function nameOfLaid(nth: number): number {
  return -1 - nth;
}

/** The id that a name in a plan stands for; other combinations are called by their ids. */
function idOfName(id: number, nextMeld: number): number {
  return id < 0 ? nextMeld - 1 - id : id;
}

/** The name in a plan for a combination with this id. */
export function nameOfId(number: number, nextMeld: number): number {
  return number < nextMeld ? number : nameOfLaid(number - nextMeld);
}

function renamed(move: Move, rename: (id: number) => number): Move {
  switch (move.do) {
    case 'lay':
      return move;
    case 'add':
      return { ...move, to: rename(move.to) };
    case 'swap':
      return { ...move, in: rename(move.in) };
  }
}

function renamedBack(back: TakeBack | null, rename: (id: number) => number): TakeBack | null {
  return back && { ...back, from: rename(back.from) };
}

/** The plan as a command, with ids; null if it is empty. */
export function commandOf(plan: TurnPlan, { nextMeld }: Pick<RummuView, 'nextMeld'>): PlayCommand | null {
  if (isEmpty(plan)) return null;
  const rename = (id: number): number => idOfName(id, nextMeld);
  return {
    do: 'play',
    moves: plan.moves.map((move) => renamed(move, rename)),
    back: renamedBack(plan.back, rename),
    discard: plan.discard,
  };
}

export function planOf({ moves, back, discard }: PlayCommand, nextMeld: number): TurnPlan {
  const rename = (id: number): number => nameOfId(id, nextMeld);
  return { moves: moves.map((move) => renamed(move, rename)), back: renamedBack(back, rename), discard };
}

/** The table as if this seat had drawn and were to play. */
export function asIfMine(view: RummuView, seat: Seat): RummuView {
  const mayPlay = view.turn === seat && (view.phase === 'play' || view.phase === 'taking');
  return mayPlay ? view : { ...view, turn: seat, phase: 'play', taken: [] };
}

/** The position after the composed turn. The plan was refitted, so all of it can be played. */
export function composedOf(view: RummuView, seat: Seat, plan: TurnPlan): Composition {
  const start = startTurn(view, seat);
  const command = commandOf(plan, view);
  const moved = command && compose(start, command.moves);
  if (!moved?.ok) return start;
  const taken = command?.back ? takeBack(moved.now, command.back) : moved;
  return taken.ok ? taken.now : moved.now;
}

/** The part of a plan that can still be played: others may have changed the table since. */
export function refitPlan(view: RummuView, seat: Seat, plan: TurnPlan): TurnPlan {
  if (isEmpty(plan) || !isRoundOn(view)) return NO_PLAN;
  const names = new Map<number, number>();
  const moves: Move[] = [];
  let now = startTurn(view, seat);
  let laid = 0;
  for (const move of plan.moves) {
    const id = move.do === 'add' ? move.to : move.do === 'swap' ? move.in : 0;
    const kept = id < 0 && !names.has(id) ? null : renamed(move, (one) => names.get(one) ?? one);
    const made =
      kept &&
      makeMove(
        now,
        renamed(kept, (one) => idOfName(one, view.nextMeld)),
      );
    if (move.do === 'lay') {
      if (made?.ok) names.set(nameOfLaid(laid), nameOfId(now.nextMeld, view.nextMeld));
      laid += 1;
    }
    if (kept === null || !made?.ok) continue;
    moves.push(kept);
    now = made.now;
  }
  return withEnding(view, now, { moves, back: null, discard: null }, plan, names);
}

/** Keeps the card to take back and the discard if they are still possible after these moves. */
function withEnding(
  { nextMeld }: RummuView,
  now: Composition,
  kept: TurnPlan,
  { back, discard }: TurnPlan,
  names: ReadonlyMap<number, number>,
): TurnPlan {
  const wanted = renamedBack(back, (id) => names.get(id) ?? id);
  const taken = wanted && takeBack(now, { ...wanted, from: idOfName(wanted.from, nextMeld) });
  const after = taken?.ok ? taken.now : now;
  const whole: TurnPlan = {
    ...kept,
    back: taken?.ok ? wanted : null,
    discard: discard !== null && holds(after.hand, discard) ? discard : null,
  };
  return isEmpty(whole) ? NO_PLAN : whole;
}

export function isEmpty({ moves, back, discard }: TurnPlan): boolean {
  return moves.length === 0 && back === null && discard === null;
}

/** The plan without the move that laid this combination and the moves that depend on it. */
export function withoutLaid(view: RummuView, seat: Seat, plan: TurnPlan, id: number): TurnPlan {
  const lays = plan.moves.flatMap((move, index) => (move.do === 'lay' ? [index] : []));
  const at = lays[-1 - id];
  if (at === undefined) return plan;
  // An empty lay fails in refitPlan, but keeps the names of the later combinations.
  const moves = plan.moves.with(at, { do: 'lay', cards: [] });
  return refitPlan(view, seat, { moves, back: null, discard: null });
}

/** Higher than any id on a table, so that the rules' own parser can read a stored plan. */
const MAX_ID = 1_000_000;

function read(kept: unknown): TurnPlan | null {
  if (!isRecord(kept) || !Array.isArray(kept['moves'])) return null;
  try {
    const command = rules.parse(commandOf({ ...NO_PLAN, ...kept }, { nextMeld: MAX_ID }) ?? NO_PLAN_COMMAND);
    return command?.do === 'play' ? planOf(command, MAX_ID) : null;
  } catch {
    return null; // a part of the plan was not even an object
  }
}

const NO_PLAN_COMMAND: PlayCommand = { do: 'play', ...NO_PLAN };

export const planWays: DraftWays<RummuTypes, TurnPlan> = {
  rules,
  empty: NO_PLAN,
  commandOf,
  asIfMine,
  refit: refitPlan,
  isSpent: (sight, seat) => sight.kind === 'dealt' || (sight.kind === 'discarded' && sight.seat === seat),
  read,
};
