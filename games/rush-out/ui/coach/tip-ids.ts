import type { Camp } from '../../rules/types.ts';

/** Every tip of the first minute, by the name under which a device remembers it. */
const TIP_IDS = {
  heroes: ['complete', 'roll', 'place', 'again', 'ping', 'joker', 'dragon'],
  sorcerer: ['start', 'aim', 'summon', 'advance', 'place', 'again', 'joker'],
} as const satisfies Record<Camp, readonly string[]>;

export type TipId = (typeof TIP_IDS)[Camp][number];

/** What a device remembers of whoever knows all tips of a role. */
export function knowingAll(camp: Camp): string {
  return TIP_IDS[camp].join(' ');
}

/** Each role is learnt for itself, also by whoever changes sides. */
export function tipsKept(camp: Camp): string {
  return `rush-out.${camp}`;
}
