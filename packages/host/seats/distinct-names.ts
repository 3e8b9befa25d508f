import { areAlike, looksOf } from './lookalikes.ts';

/** Names that tell everybody apart: the second player with a name gets a number behind it. */
export function distinctNames(names: readonly string[]): string[] {
  const taken: string[] = [];
  const isTaken = (name: string): boolean => {
    const looks = looksOf(name);
    return taken.some((other) => areAlike(other, looks));
  };
  return names.map((name) => {
    if (name === '') return name; // nobody sits there, or somebody who was forgotten
    let [distinct, count] = [name, 1];
    while (isTaken(distinct)) distinct = `${name} ${(count += 1)}`;
    taken.push(looksOf(distinct));
    return distinct;
  });
}
