/** The two parts that "and" joins: "Léa, Malik" and "Camille". */
interface ListEnds {
  readonly head: string;
  readonly last: string;
}

/** Joins names with commas; `join` adds the last one: "Léa, Malik et Camille". */
export function joinList(names: readonly string[], join: (ends: ListEnds) => string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : join({ head: names.slice(0, -1).join(', '), last });
}
