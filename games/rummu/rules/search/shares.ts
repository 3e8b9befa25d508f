import type { MeldAction } from './actions.ts';
import { itemsIn } from './bits.ts';

/** Number of passes that lower the shares; more passes gain little. */
const SHARE_PASSES = 3;

/**
 * Upper bounds for branch and bound: a share for each item, such that no action is worth more than the sum of its items'
 * shares. Each share starts as the item's largest part of an action, then is lowered as far as the others allow.
 */
export function sharesOf(actions: readonly MeldAction[], items: number): Float64Array {
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
  for (let pass = 0; pass < SHARE_PASSES; pass += 1) {
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
