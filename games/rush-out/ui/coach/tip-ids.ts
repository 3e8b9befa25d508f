import type { Camp } from '../../rules/types.ts';

/** Ids of all tips, as stored on a device. */
const TIP_IDS = {
  heroes: ['complete', 'roll', 'place', 'again', 'ping', 'joker', 'dragon', 'hampered', 'locked', 'round'],
  sorcerer: ['start', 'aim', 'summon', 'advance', 'place', 'again', 'joker', 'hamper', 'round'],
} as const satisfies Record<Camp, readonly string[]>;

export type TipId = (typeof TIP_IDS)[Camp][number];

/** Stored value of a player who knows all tips of a role. */
export function knowingAll(camp: Camp): string {
  return TIP_IDS[camp].join(' ');
}

/** Storage key; each role is learnt separately. */
export function tipsKept(camp: Camp): string {
  return `rush-out.${camp}`;
}
