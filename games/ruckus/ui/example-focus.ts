import type { ShownExample } from '@tablee/table-ui';
import type { Pile, RuckusTypes } from '../rules/types.ts';

type RuckusExample = ShownExample<RuckusTypes>;

/** A few own piles are enough to show whose table it is. */
const MOST_OF_MINE = 3;

/** The piles of this family and a few own ones: the piles of five players would be too small to read. */
export function focusOn(shown: RuckusExample): RuckusExample {
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
