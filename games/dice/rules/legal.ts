import type { Seat } from '@tablee/kernel';
import { checkDice } from './check.ts';
import { handOf, mayKeep, shownOf } from './hand.ts';
import { addIsland } from './islands.ts';
import { addedTables, findPlacement, ownSets } from './search/find-placement.ts';
import type { DiceCommand, DiceView, LayCommand, Placed } from './types.ts';

/** Some legal commands: each table is a command, so listing all is impossible. Empty only if no command is legal. */
export function* legalDice(view: DiceView, seat: Seat): Generator<DiceCommand> {
  for (const command of candidates(view, seat)) if (checkDice(view, seat, command) === null) yield command;
}

function* candidates(view: DiceView, seat: Seat): Generator<DiceCommand> {
  if (view.turn !== seat) return;
  if (view.phase === 'roll' || view.phase === 'count') yield* rolls(view, seat);
  if (view.phase === 'lay') yield* lays(view, seat);
}

/** Rolls of all dice, of each single one, and of none. */
function* rolls(view: DiceView, seat: Seat): Generator<DiceCommand> {
  const hand = handOf(view, seat);
  const all = hand.map(({ die }) => die);
  yield { do: 'roll', dice: all };
  if (!mayKeep(view, hand)) return;
  if (all.length > 1) for (const die of all) yield { do: 'roll', dice: [die] };
  yield { do: 'roll', dice: [] };
}

function* lays(view: DiceView, seat: Seat): Generator<DiceCommand> {
  const own = shownOf(handOf(view, seat));
  for (const island of ownSets(own)) yield layOf(addIsland(view.table, island));
  for (const table of addedTables(view.table, own)) yield layOf(table);
  const found = findPlacement(view.table, own);
  if (found !== null) yield layOf(found);
  yield { do: 'pass' };
}

/** The command for a whole table, in the form that `parse` returns. */
export function layOf(table: readonly Placed[]): LayCommand {
  return { do: 'lay', table: table.map(({ die, x, y }) => ({ die, x, y })).toSorted((a, b) => a.die - b.die) };
}
