import { chooseHonours, type Honour, leaderOf, type MatchEnd } from '@tablee/table-ui';
import type { RushWords } from '../locale/index.ts';
import { isTrialSpot } from '../rules/board.ts';
import type { EventOf, RushEvent, RushTypes } from '../rules/types.ts';

type End = MatchEnd<RushTypes, RushWords>;
type Deed = 'dragon' | 'completed' | 'together' | 'pushed' | 'laid' | 'rolled';

/** From rare to frequent: `chooseHonours` prefers the first. */
const DEEDS: readonly Deed[] = ['dragon', 'completed', 'together', 'pushed', 'laid', 'rolled'];

/** Counts sights only: without a complete record there are no honours. */
export function honoursOfRush({ view, sights, say }: End): readonly Honour[] {
  return chooseHonours(
    DEEDS.map((deed) => {
      const counts = view.dice.map((_, seat) =>
        (sights ?? []).reduce((sum, sight) => sum + countOf(sight, deed, seat), 0),
      );
      const best = leaderOf(counts);
      if (best === null) return null;
      const { seat, count } = best;
      return { seat, title: say(`honour.${deed}`, { count }), words: say(`honour.${deed}.words`, { count }) };
    }),
  );
}

/** Number of times this seat did it, or of dice that it pushed. */
function countOf(sight: RushEvent, deed: Deed, seat: number): number {
  if (sight.kind === 'pushed') return deed === 'pushed' && sight.seat === seat ? sight.dice.length : 0;
  if (sight.kind === 'placed') return Number(deed === 'laid' && sight.seat === seat);
  if (sight.kind === 'rolled') return Number(deed === 'rolled' && sight.seat === seat);
  if (sight.kind !== 'completed' || !sight.seats.some((one) => one === seat)) return 0;
  return Number(isDeed(sight, deed));
}

function isDeed({ spot, seats }: EventOf<'completed'>, deed: Deed): boolean {
  if (deed === 'dragon') return spot === 'dragon';
  if (deed === 'together') return isTrialSpot(spot) && seats.length > 1;
  return deed === 'completed' && spot !== 'dragon';
}
