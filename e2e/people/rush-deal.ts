// Loaded into a server before its own code: Rush Out! is dealt there as a story needs it.
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
  // A server deals tables of every number before it opens, to tell of what is in the box.
  return JSON.stringify(drawn.seatOptions) === JSON.stringify(table.seatOptions)
    ? { state: drawn, events: [] }
    : { state, events };
}

/** So many cards lie in each deck, and the others aside. */
function shortened(state: RushState, size: number): RushState {
  const { trials, spells } = state;
  const setAside = [...state.setAside, ...trials.slice(0, -size), ...spells.slice(0, -size)];
  return { ...state, trials: trials.slice(-size), spells: spells.slice(-size), setAside };
}
