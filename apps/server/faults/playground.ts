import { randomBot } from '@tablee/bot-kit';
import { settingsOf } from '@tablee/conformance';
import { snatch } from '@tablee/conformance/snatch';
import { rulesCatalog } from '@tablee/games/catalog.rules';
import type { HostCatalog } from '@tablee/host';
import type { AnyGame } from '@tablee/kernel';

/** What faults are tried on: every game that is served, and the toy that is all haste and hidden hands. */
export const playground: HostCatalog = {
  ...rulesCatalog,
  [snatch.id]: { versions: [snatch], bots: { random: randomBot(snatch as AnyGame) } },
};

export interface Setting {
  readonly definition: AnyGame;
  readonly preset: string;
  readonly seats: number;
}

export function settingsIn(catalog: HostCatalog): Setting[] {
  return Object.values(catalog).flatMap(({ versions: [definition] }) =>
    settingsOf(definition).map((setting) => ({ definition, ...setting })),
  );
}

/** Bots that answer at once: a search would take all the time that the faults should have. */
export function quickBots(catalog: HostCatalog, game: string): string[] {
  const bots = Object.entries(catalog[game]?.bots ?? {});
  return bots.filter(([, { searches }]) => searches !== true).map(([level]) => level);
}

export function nameOf({ definition, preset, seats }: Setting): string {
  return `${definition.id} ${preset} with ${seats}`;
}
