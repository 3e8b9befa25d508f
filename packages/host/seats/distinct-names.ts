import { areAlike, looksOf } from './lookalikes.ts';

/** Makes names unique: repeated ones get a number. */
export function distinctNames(names: readonly string[]): string[] {
  const taken: string[] = [];
  const isTaken = (name: string): boolean => {
    const looks = looksOf(name);
    return taken.some((other) => areAlike(other, looks));
  };
  return names.map((name) => {
    if (name === '') return name; // an open seat, or a forgotten guest
    let [distinct, count] = [name, 1];
    while (isTaken(distinct)) distinct = `${name} ${(count += 1)}`;
    taken.push(looksOf(distinct));
    return distinct;
  });
}
