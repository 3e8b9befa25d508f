import { chooseHonours, type Honour, leaderOf, type MatchEnd } from '@tablee/table-ui';
import type { RushWords } from '../locale/index.ts';
import { isTrialSpot } from '../rules/places.ts';
import type { EventOf, RushEvent, RushTypes } from '../rules/types.ts';

type RushMatchEnd = MatchEnd<RushTypes, RushWords>;
type HonouredAction = 'dragon' | 'completed' | 'together' | 'pushed' | 'laid' | 'rolled';

/** From rare to frequent: `chooseHonours` prefers the first. */
const HONOURED_ACTIONS: readonly HonouredAction[] = ['dragon', 'completed', 'together', 'pushed', 'laid', 'rolled'];

/** Counts sights only: without a complete record there are no honours. */
export function honoursOfRush({ view, sights, say }: RushMatchEnd): readonly Honour[] {
  return chooseHonours(
    HONOURED_ACTIONS.map((action) => {
      const counts = view.dice.map((_, seat) =>
        (sights ?? []).reduce((sum, sight) => sum + countOf(sight, action, seat), 0),
      );
      const best = leaderOf(counts);
      if (best === null) return null;
      const { seat, count } = best;
      return { seat, title: say(`honour.${action}`, { count }), words: say(`honour.${action}.words`, { count }) };
    }),
  );
}

/** Number of times this seat did it, or of dice that it pushed. */
function countOf(sight: RushEvent, action: HonouredAction, seat: number): number {
  if (sight.kind === 'pushed') return action === 'pushed' && sight.seat === seat ? sight.dice.length : 0;
  if (sight.kind === 'placed') return Number(action === 'laid' && sight.seat === seat);
  if (sight.kind === 'rolled') return Number(action === 'rolled' && sight.seat === seat);
  if (sight.kind !== 'completed' || !sight.seats.some((one) => one === seat)) return 0;
  return Number(isOfAction(sight, action));
}

function isOfAction({ spot, seats }: EventOf<'completed'>, action: HonouredAction): boolean {
  if (action === 'dragon') return spot === 'dragon';
  if (action === 'together') return isTrialSpot(spot) && seats.length > 1;
  return action === 'completed' && spot !== 'dragon';
}
