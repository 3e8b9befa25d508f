import type { Moment, Rng } from '@tablee/kernel';

/** The moment, with a list that records the result of every shuffle. */
export function watchMixing(moment: Moment): { watched: Moment; mixed: unknown[] } {
  const mixed: unknown[] = [];
  const { rng } = moment;
  const shuffle = <T>(list: readonly T[]): T[] => {
    const shuffled = rng.shuffle(list);
    mixed.push(...shuffled);
    return shuffled;
  };
  const watching: Rng = {
    below: (bound) => rng.below(bound),
    pick: (list) => rng.pick(list),
    shuffle,
    get drawn() {
      return rng.drawn;
    },
  };
  return { watched: { ...moment, rng: watching }, mixed };
}
