import type { SeatInfo } from '@tablee/protocol';

const PEOPLE = [
  ['Camille', 'rabbit'],
  ['Léa', 'fox'],
  ['Malik', 'owl'],
  ['Nour', 'bear'],
  ['Hugo', 'frog'],
  ['Inès', 'cat'],
] as const;

/** So many people at a table of a scene; the first of them looks at it. */
export function seatedPeople(count: number): SeatInfo[] {
  return PEOPLE.slice(0, count).map(([name, avatar]) => {
    return { kind: 'person', name, avatar, online: true, away: null };
  });
}
