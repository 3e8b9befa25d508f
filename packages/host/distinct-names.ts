/** Names that tell everybody apart: who comes second with a name is called by it and a number. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    if (name === '') return name; // nobody sits there, or somebody who was forgotten
    let [distinct, count] = [name, 1];
    while (taken.has(sounded(distinct))) distinct = `${name} ${(count += 1)}`;
    taken.add(sounded(distinct));
    return distinct;
  });
}

/** Alike when read aloud is alike. */
function sounded(name: string): string {
  return name.toLocaleLowerCase('fr');
}
