import { looksOf } from './plain-text.ts';

/** Names that tell everybody apart: the second player with a name gets a number behind it. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    if (name === '') return name; // nobody sits there, or somebody who was forgotten
    let [distinct, count] = [name, 1];
    while (taken.has(looksOf(distinct))) distinct = `${name} ${(count += 1)}`;
    taken.add(looksOf(distinct));
    return distinct;
  });
}
