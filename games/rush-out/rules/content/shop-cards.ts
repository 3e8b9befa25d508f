const PAIRS = ['lantern', 'picklock', 'boots', 'blade'];
const SCROLLS = ['dew', 'pollen', 'exchange', 'spring', 'root', 'breeze', 'thunder', 'ember'];

/** RO-F5, RO-F7: the cards of the market by their names. They stay in the box of a training; shop.ts says what they do. */
export const SHOP_CARDS: readonly string[] = [
  ...PAIRS.flatMap((kind) => [`${kind}-1`, `${kind}-2`]),
  'amulet-1',
  'lucky-coin-1',
  ...SCROLLS.map((name) => `scroll-${name}`),
];
