import { type AnyGame, type ArrangedTable, arrangeSeats, arrangeTable, canonical } from '@tablee/kernel';
import type { TableDoc } from './table-doc.ts';

type Setup = TableDoc['setup'];

/**
 * A game always gives the same answer to the same choices, so that the last seat would be the giant all evening. From
 * rematch to rematch the seats that chose alike pass on what they were given, as far as the rules allow it.
 */
export function arrangeInTurn(definition: AnyGame, chosen: Setup, rematches: number): ArrangedTable {
  const arranged = arrangeTable(definition, chosen);
  if (!arranged.ok || rematches === 0) return arranged;
  const table = { ...chosen, seatOptions: passOn(chosen.seatOptions, arranged.table.seatOptions, rematches) };
  const again = arrangeSeats(definition, table);
  const isAllowed = again.ok && canonical(again.seatOptions) === canonical(table.seatOptions);
  return isAllowed ? { ok: true, table } : arranged;
}

/** Each seat gets what was given to the seat `by` places further on, among those that chose the same. */
function passOn(chosen: readonly object[], given: readonly object[], by: number): object[] {
  const keys = chosen.map(canonical);
  return given.map((_, seat) => {
    const alike = [...keys.keys()].filter((other) => keys[other] === keys[seat]);
    const from = alike[(alike.indexOf(seat) + by) % alike.length] as number;
    return given[from] as object;
  });
}
