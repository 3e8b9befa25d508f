import type { TableInfo } from '@tablee/protocol';
import { markOf, type OpenedRules } from '@tablee/table-ui';
import { useMemo } from 'react';

type MarkedSeats = Pick<TableInfo, 'plays' | 'seats'>;

/** The seat that each place becomes: open places are removed when the match begins, so they come last. */
export function seatsInMatch({ seats }: Pick<TableInfo, 'seats'>): number[] {
  const places = [...seats.keys()];
  const taken = places.filter((place) => seats[place]?.kind !== 'open');
  const inOrder = [...taken, ...places.filter((place) => !taken.includes(place))];
  return places.map((place) => inOrder.indexOf(place));
}

/** Colour and shape of each seat, from the lobby to the podium: by role if the game has players choose one. */
export function useMarks(table: MarkedSeats, markBy: OpenedRules['markBy']): typeof markOf {
  // Stable identity: table messages repeat equal values and every avatar depends on this.
  const key = JSON.stringify([table.plays, seatsInMatch(table)]);
  return useMemo(() => {
    const [known, seats] = JSON.parse(key) as [TableInfo['plays'], number[]];
    return (seat: number) => {
      const played = known[seat] ?? null;
      return markBy === undefined || played === null ? markOf(seats[seat] ?? seat) : markBy(played);
    };
  }, [key, markBy]);
}
