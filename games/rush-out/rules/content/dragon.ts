/** RO-37: jokers that repel the dragon, by the face of its tile for this number of players. */
const TILE_FACES: readonly { readonly upTo: number; readonly jokers: number }[] = [
  { upTo: 3, jokers: 3 },
  { upTo: 5, jokers: 4 },
];

export function jokersToRepel(players: number): number {
  const face = TILE_FACES.find(({ upTo }) => players <= upTo);
  if (face === undefined) throw new RangeError(`no dragon tile for ${players} players`);
  return face.jokers;
}

/** RO-A30: step 0 is the tile, steps 1 to 3 are the cards. */
export const DRAGON_AT_DECK = 4;
export const DRAGON_ON_LAST_CARD = DRAGON_AT_DECK - 1;
