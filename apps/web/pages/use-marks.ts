import type { TableInfo } from '@tablee/protocol';
import { markOf, type OpenedRules } from '@tablee/table-ui';
import { useMemo } from 'react';

/** One colour and one shape a person, from the lobby to the podium: by what they play, where the game has them choose. */
export function useMarks({ plays }: Pick<TableInfo, 'plays'>, markBy: OpenedRules['markBy']): typeof markOf {
  const key = JSON.stringify(plays); // what is told anew is seldom new, and every face hangs on this
  return useMemo(() => {
    const known = JSON.parse(key) as TableInfo['plays'];
    return (seat: number) => {
      const played = known[seat] ?? null;
      return markBy === undefined || played === null ? markOf(seat) : markBy(played);
    };
  }, [key, markBy]);
}
