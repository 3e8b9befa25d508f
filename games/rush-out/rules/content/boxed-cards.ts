const SPELLS: Readonly<Record<string, readonly string[]>> = {
  malediction: ['silence-1', 'silence-2', 'one-hand-1', 'one-hand-2', 'clap-1', 'clap-2'],
  damnation: ['soul-1', 'soul-2', 'soul-3', 'soul-4', 'double-1', 'double-2', 'double-3'],
  regression: ['one-1', 'one-2', 'one-3', 'all-1', 'all-2', 'all-3'],
};
const PAIRS = ['lantern', 'picklock', 'boots', 'blade'];
const SCROLLS = ['dew', 'pollen', 'exchange', 'spring', 'root', 'breeze', 'thunder', 'ember'];

/**
 * RO-F5, RO-F7: ids of the cards that no training plays. scenario-spells.ts and shop.ts describe them, and are not in
 * the page bundle.
 */
export const BOXED_CARDS: readonly string[] = [
  ...Object.entries(SPELLS).flatMap(([type, names]) => names.map((name) => `${type}-${name}`)),
  ...PAIRS.flatMap((kind) => [`${kind}-1`, `${kind}-2`]),
  'amulet-1',
  'lucky-coin-1',
  ...SCROLLS.map((name) => `scroll-${name}`),
];
