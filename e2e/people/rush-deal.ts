// Preloaded into a server (`--import`): deals Rush Out! as `RUSH_DEAL` says.
import { isMainThread } from 'node:worker_threads';
import type { Moment, Step, TableSetup } from '@tablee/kernel';
import { rushOut } from '../../games/rush-out/rules/index.ts';
import type { RushState, RushTypes } from '../../games/rush-out/rules/types.ts';
import type { RushDeal } from './rush-deal-env.ts';
import { rushPosition } from './rush-position.ts';

const deal = JSON.parse(process.env['RUSH_DEAL'] ?? '{}') as RushDeal;
const ordinary = { ...rushOut };
if (isMainThread) Object.assign(rushOut, { setup: dealt });

function dealt(table: TableSetup<RushTypes>, moment: Moment): Step<RushTypes> {
  const { state, events } = ordinary.setup(table, moment);
  if ('deckSize' in deal) return { state: shortened(state, deal.deckSize), events };
  const drawn = { ...rushPosition(deal, moment.at), options: table.options };
  // Before it opens, the server sets up a table of every size for its catalogue: those keep the ordinary deal.
  return JSON.stringify(drawn.seatOptions) === JSON.stringify(table.seatOptions)
    ? { state: drawn, events: [] }
    : { state, events };
}

/** Decks of this size; the other cards are set aside. */
function shortened(state: RushState, size: number): RushState {
  const { trials, spells, setAside } = state.heaps;
  const heaps = {
    ...state.heaps,
    trials: trials.slice(-size),
    spells: spells.slice(-size),
    setAside: [...setAside, ...trials.slice(0, -size), ...spells.slice(0, -size)],
  };
  return { ...state, heaps };
}
