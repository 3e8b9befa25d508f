import { chooseHonours, type Honour, leaderOf, type MatchEnd } from '@tablee/table-ui';
import type { RummuWords } from '../locale/index.ts';
import { countMeld } from '../rules/scoring.ts';
import type { RummuSight, RummuTypes, RummuView } from '../rules/types.ts';

type RummuMatchEnd = MatchEnd<RummuTypes, RummuWords>;

/** Honours from the score sheets; those for jokers and discards only if the page has seen all sights of the match. */
export function honoursOfRummu({ view, sights, say }: RummuMatchEnd): readonly Honour[] {
  const perSeat = (count: (seat: number) => number) => leaderOf(view.hands.map((_, seat) => count(seat)));
  const all = sights ?? [];
  const round = perSeat((seat) => Math.max(0, ...view.sheets.map(({ seats }) => ownPoints(seats[seat]))));
  const run = perSeat((seat) => longestRun(view, seat));
  const jokers = perSeat((seat) => all.filter((sight) => sight.kind === 'swapped' && sight.seat === seat).length);
  const pile = perSeat((seat) => largestPile(all, seat));
  return chooseHonours([
    round && {
      seat: round.seat,
      title: say('honour.round', { points: round.count }),
      words: say('honour.round.words'),
    },
    run && { seat: run.seat, title: say('honour.run', run), words: say('honour.run.words') },
    jokers && { seat: jokers.seat, title: say('honour.jokers', jokers), words: say('honour.jokers.words', jokers) },
    pile && pile.count > 1
      ? { seat: pile.seat, title: say('honour.pile', pile), words: say('honour.pile.words', pile) }
      : null,
  ]);
}

type SeatSheet = RummuView['sheets'][number]['seats'][number];

function ownPoints(share: SeatSheet | undefined): number {
  return share === undefined ? 0 : share.laid + share.bonus - share.penalty;
}

function longestRun({ sheets }: RummuView, seat: number): number {
  const melds = sheets.flatMap(({ seats }) => seats[seat]?.melds ?? []);
  const runs = melds.map(countMeld).filter(({ kind }) => kind === 'run');
  return Math.max(0, ...runs.map(({ size }) => size));
}

/** RM-6: the largest number of discards taken in one turn. */
function largestPile(sights: readonly RummuSight[], seat: number): number {
  return Math.max(0, ...sights.map((sight) => (sight.kind === 'took' && sight.seat === seat ? sight.count : 0)));
}
