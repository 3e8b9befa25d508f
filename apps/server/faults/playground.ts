import { randomBot } from '@tablee/bot-kit';
import { settingsOf } from '@tablee/conformance';
import { snatch } from '@tablee/conformance/snatch';
import { rulesCatalog } from '@tablee/games/catalog.rules';
import type { HostCatalog } from '@tablee/host';
import type { AnyGame } from '@tablee/kernel';

/** Games for the faults: all that are served, and the toy game for speed and hidden hands. */
export const playground: HostCatalog = {
  ...rulesCatalog,
  [snatch.id]: { versions: [snatch], bots: { random: randomBot(snatch as AnyGame) } },
};

export interface FaultSetting {
  readonly definition: AnyGame;
  readonly preset: string;
  readonly seats: number;
}

export function settingsIn(catalog: HostCatalog): FaultSetting[] {
  return Object.values(catalog).flatMap(({ versions: [definition] }) =>
    settingsOf(definition).map((setting) => ({ definition, ...setting })),
  );
}

/** Levels of bots that do not search: a search would take up the time for the faults. */
export function quickBots(catalog: HostCatalog, game: string): string[] {
  const bots = Object.entries(catalog[game]?.bots ?? {});
  return bots.filter(([, { searches }]) => searches !== true).map(([level]) => level);
}

export function nameOf({ definition, preset, seats }: FaultSetting): string {
  return `${definition.id} ${preset} with ${seats}`;
}
