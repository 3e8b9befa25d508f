import type { Family } from '../rules/types.ts';

/** A place that cards fly from and to. */
export type Spot =
  | { readonly at: 'draw' }
  | { readonly at: 'seat'; readonly seat: number }
  | { readonly at: 'pile'; readonly seat: number; readonly family: Family }
  | { readonly at: 'card'; readonly family: Family; readonly nth: number };

/** Value of `data-thing` and `data-place`, by which its element is found. */
export function spotName(spot: Spot): string {
  switch (spot.at) {
    case 'draw':
      return 'draw';
    case 'seat':
      return `seat-${spot.seat}`;
    case 'pile':
      return `pile-${spot.seat}-${spot.family}`;
    case 'card':
      return `card-${spot.family}-${spot.nth}`;
  }
}
