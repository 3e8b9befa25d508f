import type { Happening } from '@tablee/table-ui';
import type { Card, RummuSight, RummuTypes } from '../rules/types.ts';

/** A player's turn, as far as others can know it. */
export interface Deed {
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

type Sights = readonly Happening<RummuTypes>[];

/** The turns since this seat's last one, in order; for a spectator, those of the last circle. */
export function deedsSince(happenings: Sights, me: number | null, seats: number): Deed[] {
  const deeds: Deed[] = [];
  for (const { seq, sights } of happenings) {
    for (const sight of sights) note(deeds, seq, sight);
  }
  const others = deeds.findLastIndex(({ seat }) => seat !== me);
  const mine =
    me === null ? deeds.length - seats - 1 : deeds.slice(0, others + 1).findLastIndex(({ seat }) => seat === me);
  return deeds.slice(Math.max(0, mine + 1)).filter(({ seat }) => seat !== me);
}

function note(deeds: Deed[], seq: number, sight: RummuSight): void {
  if (sight.kind === 'dealt') {
    deeds.length = 0;
    return;
  }
  if (!('seat' in sight)) return;
  if (sight.kind === 'discarded') change(deeds, coverOf);
  if (sight.kind === 'took') change(deeds, (deed) => (deed.threw === sight.card ? { ...deed, isRetaken: true } : deed));
  const last = deeds.at(-1);
  const isNew = sight.kind === 'drew' || (sight.kind === 'took' && sight.count === 1);
  const deed =
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
      : (deeds.pop() as Deed);
  deeds.push(noted({ ...deed, seq }, sight));
}

function change(deeds: Deed[], by: (deed: Deed) => Deed): void {
  deeds.splice(0, deeds.length, ...deeds.map(by));
}

/** Covers the discard with another card. */
function coverOf(deed: Deed): Deed {
  return deed.isRetaken ? deed : { ...deed, threw: null };
}

function noted(deed: Deed, sight: RummuSight): Deed {
  switch (sight.kind) {
    case 'took':
      return { ...deed, took: [...deed.took, sight.card] };
    case 'laid':
      return { ...deed, laid: deed.laid + sight.meld.cards.length };
    case 'added':
      return { ...deed, laid: deed.laid + sight.cards.length };
    case 'swapped':
      return { ...deed, laid: deed.laid + 1 };
    case 'discarded':
      return { ...deed, threw: sight.card, hasThrown: true };
    case 'finished':
      return { ...deed, hasFinished: true };
    default:
      return deed;
  }
}

/** The cards that came to each combination since this seat's last turn. */
export function freshSince(happenings: Sights, me: number | null, seats: number): ReadonlyMap<number, readonly Card[]> {
  const first = deedsSince(happenings, me, seats)[0]?.seq ?? Infinity;
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
