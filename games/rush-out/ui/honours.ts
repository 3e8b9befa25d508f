import { chooseHonours, type Honour, leaderOf, type MatchEnd } from '@tablee/table-ui';
import type { RushWords } from '../locale/index.ts';
import { placeAt } from '../rules/places.ts';
import type { EventOf, RushEvent, RushTypes, RushView } from '../rules/types.ts';

type RushMatchEnd = MatchEnd<RushTypes, RushWords>;
type HonouredAction = 'dragon' | 'completed' | 'together' | 'pushed' | 'laid' | 'rolled';
type Counts = Partial<Readonly<Record<HonouredAction, number>>>;

/** From rare to frequent: `chooseHonours` prefers the first. */
const HONOURED_ACTIONS: readonly HonouredAction[] = ['dragon', 'completed', 'together', 'pushed', 'laid', 'rolled'];

/** Counts for the seats of an event, by its kind. */
const COUNTED: {
  readonly [Kind in RushEvent['kind']]?: (
    sight: EventOf<Kind>,
    view: RushView,
  ) => readonly [seats: readonly number[], counts: Counts];
} = {
  pushed: ({ seat, dice }) => [[seat], { pushed: dice.length }],
  placed: ({ seat }) => [[seat], { laid: 1 }],
  rolled: ({ seat }) => [[seat], { rolled: 1 }],
  completed: ({ seats, spot }, view) => [seats, completedCounts(placeAt(view, spot)?.kind, seats.length)],
};

/** Counts sights only: without a complete record there are no honours. */
export function honoursOfRush({ view, sights, say }: RushMatchEnd): readonly Honour[] {
  return chooseHonours(
    HONOURED_ACTIONS.map((action) => {
      const counts = view.dice.map((_, seat) =>
        (sights ?? []).reduce((sum, sight) => sum + countOf(sight, action, seat, view), 0),
      );
      const best = leaderOf(counts);
      if (best === null) return null;
      const { seat, count } = best;
      return { seat, title: say(`honour.${action}`, { count }), words: say(`honour.${action}.words`, { count }) };
    }),
  );
}

/** Number of times this seat did it, or of dice that it pushed. */
function countOf(sight: RushEvent, action: HonouredAction, seat: number, view: RushView): number {
  const count = COUNTED[sight.kind] as
    | ((sight: RushEvent, view: RushView) => readonly [readonly number[], Counts])
    | undefined;
  const [seats, counts] = count?.(sight, view) ?? [[], {}];
  return seats.includes(seat) ? (counts[action] ?? 0) : 0;
}

function completedCounts(kind: string | undefined, colours: number): Counts {
  if (kind === 'tile') return { dragon: 1 };
  return { completed: 1, together: Number(kind === 'trial' && colours > 1) };
}
