import type { TableInfo } from '@tablee/protocol';
import { markOf, type OpenedRules } from '@tablee/table-ui';
import { useMemo } from 'react';

type Marked = Pick<TableInfo, 'plays' | 'seats'>;

/** The seat that each place becomes: open places fall away when the match begins, so they are counted last. */
export function seatsInMatch({ seats }: Pick<TableInfo, 'seats'>): number[] {
  const places = [...seats.keys()];
  const taken = places.filter((place) => seats[place]?.kind !== 'open');
  const inOrder = [...taken, ...places.filter((place) => !taken.includes(place))];
  return places.map((place) => inOrder.indexOf(place));
}

/** One colour and one shape a person, from the lobby to the podium: by what they play, where the game has them choose. */
export function useMarks(table: Marked, markBy: OpenedRules['markBy']): typeof markOf {
  const key = JSON.stringify([table.plays, seatsInMatch(table)]); // table messages repeat equal values, and every face depends on this
  return useMemo(() => {
    const [known, seats] = JSON.parse(key) as [TableInfo['plays'], number[]];
    return (seat: number) => {
      const played = known[seat] ?? null;
      return markBy === undefined || played === null ? markOf(seats[seat] ?? seat) : markBy(played);
    };
  }, [key, markBy]);
}
