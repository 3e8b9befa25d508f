import type { ShownExample } from '@tablee/table-ui';
import type { Pile, RuckusTypes } from '../rules/types.ts';

type RuckusExample = ShownExample<RuckusTypes>;

/** A few own piles are enough to show whose table it is. */
const MAX_OWN_PILES = 3;

/** The piles of this family and a few own ones: the piles of five players would be too small to read. */
export function focusOn(shown: RuckusExample): RuckusExample {
  const { view, command, seat: me } = shown;
  const family = 'family' in command ? command.family : null;
  const isOfFamily = (pile: Pile): boolean => pile.family === family;
  const piles = view.piles.map((own, seat) =>
    seat === me
      ? own.toSorted((one, other) => Number(isOfFamily(other)) - Number(isOfFamily(one))).slice(0, MAX_OWN_PILES)
      : own.filter(isOfFamily),
  );
  return { ...shown, view: { ...view, piles, actedAt: view.actedAt.map(() => null) } };
}
