/** Numerator and denominator; both are summed over matches before the division. */
export type Figure = readonly [number, number];

/** Figures of one match by name, from the final public view, the commands and the events. */
export type FiguresOf = (
  view: object,
  commands: readonly object[],
  events: readonly object[],
) => Readonly<Record<string, Figure>>;
