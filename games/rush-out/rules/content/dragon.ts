/** RO-37: how many jokers repel the dragon, by the face of its tile for so many players. */
const TILE_FACES: readonly { readonly upTo: number; readonly jokers: number }[] = [
  { upTo: 3, jokers: 3 },
  { upTo: 5, jokers: 4 },
];

export function jokersToRepel(players: number): number {
  const face = TILE_FACES.find(({ upTo }) => players <= upTo);
  if (face === undefined) throw new RangeError(`no dragon tile for ${players} players`);
  return face.jokers;
}

/** RO-A30: from the tile over three cards to the heroes' deck. */
export const DRAGON_AT_DECK = 4;
/** One step more, and it is there. */
export const DRAGON_ON_LAST_CARD = DRAGON_AT_DECK - 1;
