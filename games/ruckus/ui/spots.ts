import type { Family } from '../rules/types.ts';

/** Somewhere on the table that cards come from and go to. */
export type Spot =
  | { readonly at: 'draw' }
  | { readonly at: 'seat'; readonly seat: number }
  | { readonly at: 'pile'; readonly seat: number; readonly family: Family }
  | { readonly at: 'card'; readonly family: Family; readonly nth: number };

/** The name by which the element that lies there is found. */
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
