import type { HostCatalog, Person, Sitter } from '@tablee/host';
import type { Rng } from '@tablee/kernel';
import { type FaultSetting, quickBots } from './playground.ts';

/** At least one person; bots of random quick levels in other seats. */
export function someSitters(catalog: HostCatalog, { definition, seats }: FaultSetting, rng: Rng): Sitter[] {
  const people = 1 + rng.below(seats);
  const levels = quickBots(catalog, definition.id);
  const sitters = Array.from({ length: seats }, (_, seat): Sitter => {
    return seat < people ? somebody(rng) : { kind: 'bot', level: rng.pick(levels), name: 'Bip', avatar: 'fox' };
  });
  return rng.shuffle(sitters);
}

/** A person with a unique id and nonce, which can be searched for. */
export function somebody(rng: Rng): Person {
  return { kind: 'person', guest: `guest-${hex(rng)}`, name: `P${rng.below(100)}`, avatar: 'owl', nonce: hex(rng) };
}

const HEX_DIGITS = 16;

export function hex(rng: Rng): string {
  return Array.from({ length: HEX_DIGITS }, () => rng.below(16).toString(16)).join('');
}
