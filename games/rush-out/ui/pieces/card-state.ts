/**
 * Marks of a card. legal: takes dice or can be aimed at; hot: nearly completed; held: under the dragon; done:
 * completed; struck: dice were pushed.
 */
export type CardState = 'legal' | 'hot' | 'held' | 'done' | 'struck';
