import type { SeatInfo } from '@tablee/protocol';

const PEOPLE = [
  ['Camille', 'rabbit'],
  ['Léa', 'fox'],
  ['Malik', 'owl'],
  ['Nour', 'bear'],
  ['Hugo', 'frog'],
  ['Inès', 'cat'],
] as const;

/** People at the table of a scene. */
export function seatedPeople(count: number): SeatInfo[] {
  return PEOPLE.slice(0, count).map(([name, avatar]) => {
    return { kind: 'person', name, avatar, online: true, away: null };
  });
}
