import type { Viewer } from '@tablee/kernel';
import { formatSigned, whoIs } from '@tablee/table-ui';
import { nameCard, nameCards, type RummuSay } from '../locale/index.ts';
import { sidesOf } from '../rules/sides.ts';
import type { Card, Meld, RoundScore, RummuSight, TurnEvent } from '../rules/types.ts';

type NameOf = (seat: number) => string;

interface Listener {
  readonly say: RummuSay;
  readonly nameOf: NameOf;
  readonly viewer: Viewer;
}

/**
 * The sentence of a sight for the log and for screen readers. Cards are not named if the log would show them longer than the
 * table does (RM-A30).
 */
export function tellRummu(sight: RummuSight, say: RummuSay, nameOf: NameOf, viewer: Viewer = 'spectator'): string {
  const whoOf = (seat: number) => whoIs(seat, viewer, nameOf);
  switch (sight.kind) {
    case 'dealt':
      return say('event.dealt', { ...whoOf(sight.first), round: sight.round });
    case 'drew':
      return sight.seat === viewer && sight.card !== null
        ? say('event.drew.mine', { card: nameCard(sight.card, say) })
        : say('event.drew', whoOf(sight.seat));
    case 'took':
      return say('event.took', { ...whoOf(sight.seat), card: nameCard(sight.card, say) });
    case 'renewed':
      return say('event.renewed', { cards: sight.cards });
    case 'discarded':
    case 'finished':
      return say(`event.${sight.kind}`, whoOf(sight.seat));
    case 'scored':
      return say('event.scored', { scores: tellScores(sight.score, { say, nameOf, viewer }) });
    case 'dried-up':
    case 'over':
      return say(`event.${sight.kind}`);
    default:
      return tellMove(sight, { say, nameOf, viewer });
  }
}

/** RM-8 to RM-20: the sentence of a change of combinations. */
function tellMove(sight: TurnEvent, listener: Listener): string {
  const { say, nameOf, viewer } = listener;
  const who = whoIs(sight.seat, viewer, nameOf);
  switch (sight.kind) {
    case 'laid': {
      const how = sight.rule === 'RM-15' ? 'opening' : 'more';
      return say('event.laid', { ...who, how, cards: nameCards(sight.meld.cards, say) });
    }
    case 'added':
      return say('event.added', { ...who, ...whoseIs(sight, listener), ...countedCards(sight.cards, say) });
    case 'swapped': {
      const [card, joker] = [nameCard(sight.card, say), nameCard(sight.joker, say)];
      return say('event.swapped', { ...who, ...whoseIs(sight, listener), card, joker });
    }
    case 'took-back': {
      const how = sight.rule === 'RM-A22' ? 'whole' : 'one';
      return say('event.took-back', { ...who, how, ...countedCards(sight.cards, say) });
    }
  }
}

/** Facts for a sentence that gives a single card its article. */
function countedCards(cards: readonly Card[], say: RummuSay): { count: number; cards: string } {
  return { count: cards.length, cards: nameCards(cards, say) };
}

/** The owner of a combination: the reader ('me'), the acting player ('self'), or somebody else. */
function whoseIs(
  { seat, meld: { owner } }: { readonly seat: number; readonly meld: Meld },
  { nameOf, viewer }: Listener,
): { whose: 'me' | 'self' | 'other'; owner: string } {
  return { whose: owner === viewer ? 'me' : owner === seat ? 'self' : 'other', owner: nameOf(owner) };
}

/** RM-25: partners are named together, with their common points. */
function tellScores({ seats, points }: RoundScore, { say, nameOf, viewer }: Listener): string {
  // A sight has no options. If all sums equal the seats' own points, everybody plays alone or partners have no points to share;
  // then either wording is right.
  const isAlone = seats.every(({ laid, bonus, penalty }, seat) => points[seat] === laid + bonus - penalty);
  return sidesOf({ sides: isAlone ? 'alone' : 'pairs' }, seats.length)
    .map(([seat, partner]) => {
      const facts = { points: formatSigned(points[seat as number] ?? 0) };
      if (partner === undefined) return say('event.scored.one', { ...facts, ...whoIs(seat as number, viewer, nameOf) });
      const player = say('list-and', { head: nameOf(seat as number), last: nameOf(partner) });
      return say('event.scored.one', { ...facts, who: 'other', player });
    })
    .join(', ');
}
