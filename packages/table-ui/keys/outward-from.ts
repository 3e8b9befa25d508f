/** A row sorted by distance from one of its things, which comes first; empty if the thing is not in the row. */
export function outwardFrom<Thing>(row: readonly Thing[], thing: Thing | null): Thing[] {
  const at = thing === null ? -1 : row.indexOf(thing);
  if (at < 0) return [];
  const distance = (index: number): number => Math.abs(index - at);
  return [...row.keys()].toSorted((a, b) => distance(a) - distance(b) || b - a).map((index) => row[index] as Thing);
}
