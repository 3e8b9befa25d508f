import type { Happening } from '@tablee/table-ui';
import type { Card, RummuSight, RummuTypes } from '../rules/types.ts';

/** A player's turn, as far as others can know it. */
export interface SeenTurn {
  readonly seq: number;
  readonly seat: number;
  /** RM-A21: cards taken from the discards, visible to all. */
  readonly took: readonly Card[];
  /** Number of cards laid, added or exchanged. */
  readonly laid: number;
  /** RM-A30: the discard while it is on top, or after somebody took it openly; null once it is covered. */
  readonly threw: Card | null;
  /** The turn has ended with a discard, which may be covered by now. */
  readonly hasThrown: boolean;
  /** The discard was taken by another player. */
  readonly isRetaken: boolean;
  readonly hasFinished: boolean;
}

type LoggedSights = readonly Happening<RummuTypes>[];

/** The turns since this seat's last one, in order; for a spectator, those of the last circle. */
export function turnsSince(happenings: LoggedSights, me: number | null, seats: number): SeenTurn[] {
  const turns: SeenTurn[] = [];
  for (const { seq, sights } of happenings) {
    for (const sight of sights) noteSight(turns, seq, sight);
  }
  const others = turns.findLastIndex(({ seat }) => seat !== me);
  const mine =
    me === null ? turns.length - seats - 1 : turns.slice(0, others + 1).findLastIndex(({ seat }) => seat === me);
  return turns.slice(Math.max(0, mine + 1)).filter(({ seat }) => seat !== me);
}

function noteSight(turns: SeenTurn[], seq: number, sight: RummuSight): void {
  if (sight.kind === 'dealt') {
    turns.length = 0;
    return;
  }
  if (!('seat' in sight)) return;
  if (sight.kind === 'discarded') changeAll(turns, withCoveredDiscard);
  if (sight.kind === 'took')
    changeAll(turns, (turn) => (turn.threw === sight.card ? { ...turn, isRetaken: true } : turn));
  const last = turns.at(-1);
  const isNew = sight.kind === 'drew' || (sight.kind === 'took' && sight.count === 1);
  const turn =
    last === undefined || last.seat !== sight.seat || isNew
      ? {
          seq,
          seat: sight.seat,
          took: [],
          laid: 0,
          threw: null,
          hasThrown: false,
          isRetaken: false,
          hasFinished: false,
        }
      : (turns.pop() as SeenTurn);
  turns.push(withSight({ ...turn, seq }, sight));
}

function changeAll(turns: SeenTurn[], by: (turn: SeenTurn) => SeenTurn): void {
  turns.splice(0, turns.length, ...turns.map(by));
}

/** Covers the discard with another card. */
function withCoveredDiscard(turn: SeenTurn): SeenTurn {
  return turn.isRetaken ? turn : { ...turn, threw: null };
}

function withSight(turn: SeenTurn, sight: RummuSight): SeenTurn {
  switch (sight.kind) {
    case 'took':
      return { ...turn, took: [...turn.took, sight.card] };
    case 'laid':
      return { ...turn, laid: turn.laid + sight.meld.cards.length };
    case 'added':
      return { ...turn, laid: turn.laid + sight.cards.length };
    case 'swapped':
      return { ...turn, laid: turn.laid + 1 };
    case 'discarded':
      return { ...turn, threw: sight.card, hasThrown: true };
    case 'finished':
      return { ...turn, hasFinished: true };
    default:
      return turn;
  }
}

/** The cards that came to each combination since this seat's last turn. */
export function freshSince(
  happenings: LoggedSights,
  me: number | null,
  seats: number,
): ReadonlyMap<number, readonly Card[]> {
  const first = turnsSince(happenings, me, seats)[0]?.seq ?? Infinity;
  const fresh = new Map<number, readonly Card[]>();
  for (const { seq, sights } of happenings) {
    if (seq < first) continue;
    for (const sight of sights) {
      if (!('seat' in sight) || sight.seat !== me) markFresh(fresh, sight);
    }
  }
  return fresh;
}

/** Adds the cards that this sight brings to a combination. */
export function markFresh(fresh: Map<number, readonly Card[]>, sight: RummuSight): void {
  if (sight.kind === 'laid') fresh.set(sight.meld.id, sight.meld.cards);
  if (sight.kind !== 'added' && sight.kind !== 'swapped') return;
  const came = sight.kind === 'added' ? sight.cards : [sight.card];
  fresh.set(sight.meld.id, [...(fresh.get(sight.meld.id) ?? []), ...came]);
}
