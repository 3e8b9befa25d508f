/** RM-14: the examples of the rulebook, each with the rule that refuses it. */
export const BOOK_EXAMPLES = [
  { cards: ['R5', 'Y6', 'R7'], refusedBy: null },
  { cards: ['R5', 'Y5', 'B5', 'K5', 'G5'], refusedBy: null },
  { cards: ['B6', 'Y7', 'B8', 'R9'], refusedBy: 'RM-9' },
  { cards: ['R2', 'R3', 'Y4', 'R5', 'R6', 'Y7', 'Y8'], refusedBy: null },
  { cards: ['Y3', 'Y4', 'Y5'], refusedBy: 'RM-11' },
] as const;
