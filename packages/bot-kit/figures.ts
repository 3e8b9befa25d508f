/** How much, and of how many: summed over matches, the first is divided by the second. */
export type Figure = readonly [number, number];

/** The figures of one match by their names, from what everybody sees at its end, what was played and what happened. */
export type FiguresOf = (
  view: object,
  commands: readonly object[],
  events: readonly object[],
) => Readonly<Record<string, Figure>>;
