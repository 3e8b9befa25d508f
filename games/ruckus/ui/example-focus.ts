import type { ShownExample } from '@tablee/table-ui';
import type { Pile, RuckusTypes } from '../rules/types.ts';

type Shown = ShownExample<RuckusTypes>;

/** So many of one's own piles show that it is one's own table. */
const MOST_OF_MINE = 3;

/** The piles of the family in question, and a few of one's own: five players' piles would be too small to be seen. */
export function focusOn(shown: Shown): Shown {
  const { view, command, seat: me } = shown;
  const family = 'family' in command ? command.family : null;
  const isMeant = (pile: Pile): boolean => pile.family === family;
  const piles = view.piles.map((own, seat) =>
    seat === me
      ? own.toSorted((one, other) => Number(isMeant(other)) - Number(isMeant(one))).slice(0, MOST_OF_MINE)
      : own.filter(isMeant),
  );
  return { ...shown, view: { ...view, piles, actedAt: view.actedAt.map(() => null) } };
}
