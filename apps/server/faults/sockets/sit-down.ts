import type { HostCatalog } from '@tablee/host';
import type { Rng } from '@tablee/kernel';
import { type FaultSetting, quickBots } from '../playground.ts';
import { hex } from '../sitters.ts';
import type { GuestClient } from './guest.ts';

/** Makes a table for these people, with bots in the other seats, and starts its match; resolves with its id. */
export async function sitDown(
  catalog: HostCatalog,
  { definition, preset, seats }: FaultSetting,
  guests: readonly [GuestClient, ...GuestClient[]],
  rng: Rng,
): Promise<string> {
  const [maker, ...others] = guests;
  const levels = quickBots(catalog, definition.id);
  const wanted = Array.from({ length: seats }, (_, seat) => {
    if (seat === 0) return { kind: 'me' };
    return seat < guests.length ? { kind: 'open' } : { kind: 'bot', level: rng.pick(levels) };
  });
  const table = { game: definition.id, preset, seats: rng.shuffle(wanted), listed: false, nonce: hex(rng) };
  const { id } = (await maker.ask('/api/tables', table)) as { id: string };
  for (const guest of others) await guest.ask(`/api/t/${id}/join`, { nonce: hex(rng) });
  await maker.ask(`/api/t/${id}/start`, {});
  return id;
}
