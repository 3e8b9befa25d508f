/**
 * How a card is marked: dice fit there or it may be aimed at; it is nearly completed; the dragon holds it; all its squares
 * are filled; a spell struck it.
 */
export type CardState = 'legal' | 'hot' | 'held' | 'done' | 'struck';
