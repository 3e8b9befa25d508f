import type { Action } from './actions.ts';
import { itemsIn } from './bits.ts';

/** How often the shares are lowered: more gains little. */
const PASSES = 3;

/**
 * A share of worth for each item such that no action is worth more than the shares of its items together: what is undecided can
 * win no more than its shares. First each item has the largest part it can have in an action, then as little as the others allow.
 */
export function sharesOf(actions: readonly Action[], items: number): Float64Array {
  const shares = new Float64Array(items);
  const using: { readonly value: number; readonly items: readonly number[] }[][] = Array.from(
    { length: items },
    () => [],
  );
  for (const action of actions) {
    const used = { value: action.value, items: itemsIn(action) };
    for (const item of used.items) {
      using[item]?.push(used);
      shares[item] = Math.max(shares[item] as number, action.value / action.count);
    }
  }
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (const [item, actionsHere] of using.entries()) {
      let least = 0;
      for (const { value, items: used } of actionsHere) {
        let missing = value;
        for (const other of used) if (other !== item) missing -= shares[other] as number;
        if (missing > least) least = missing;
      }
      shares[item] = least;
    }
  }
  return shares;
}
