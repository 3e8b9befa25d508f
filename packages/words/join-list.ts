/** What stands before and after the word that joins a list: "Léa, Malik" and "Camille". */
interface ListEnds {
  readonly head: string;
  readonly last: string;
}

/** "Léa, Malik et Camille": commas, and before the last name whatever `join` says. */
export function joinList(names: readonly string[], join: (ends: ListEnds) => string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : join({ head: names.slice(0, -1).join(', '), last });
}
