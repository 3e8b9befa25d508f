// Loaded into a server before its own code: Rush Out! is dealt there as a story needs it.
import { isMainThread } from 'node:worker_threads';
import type { Moment, Step, TableSetup } from '@tablee/kernel';
import { rushOut } from '../../games/rush-out/rules/index.ts';
import type { RushState, RushTypes } from '../../games/rush-out/rules/types.ts';
import type { RushDeal } from './rush-house.ts';
import { rushPosition } from './rush-position.ts';

const deal = JSON.parse(process.env['RUSH_DEAL'] ?? '{}') as RushDeal;
const ordinary = { ...rushOut };
if (isMainThread) Object.assign(rushOut, { setup: dealt });

function dealt(table: TableSetup<RushTypes>, moment: Moment): Step<RushTypes> {
  if ('deckSize' in deal) {
    const { state, events } = ordinary.setup(table, moment);
    return { state: shortened(state, deal.deckSize), events };
  }
  const state = { ...rushPosition(deal, moment.at), options: table.options };
  if (JSON.stringify(state.seatOptions) !== JSON.stringify(table.seatOptions))
    throw new Error(`the position is for ${JSON.stringify(state.seatOptions)}`);
  return { state, events: [] };
}

/** So many cards lie in each deck, and the others aside. */
function shortened(state: RushState, size: number): RushState {
  const { trials, spells } = state;
  const setAside = [...state.setAside, ...trials.slice(0, -size), ...spells.slice(0, -size)];
  return { ...state, trials: trials.slice(-size), spells: spells.slice(-size), setAside };
}
