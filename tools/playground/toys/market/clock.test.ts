import type { Entry, GameTypes } from '@tablee/kernel';
import { beforeEach, expect, it } from 'vitest';
import { docOf, person, TestClient, TestHost } from '../../../../packages/host/scenarios/host.scenario.ts';
import type { LiveTable } from '../../../../packages/host/table/live-table.ts';
import { isFair, type MarketCommand, type MarketView, market } from './rules.ts';

const TURN_MS = 60_000;
/** Time for each further command of a turn after the seat's time has run out. */
const NEXT_MS = 1_000;

const NOTHING = { do: 'buy', trades: [], thrown: null } as const;

let house: TestHost;
let table: LiveTable;
let ann: TestClient;

beforeEach(async () => {
  house = new TestHost([market]);
  const doc = docOf(market, 'plain', [person('ann'), person('bob')], 'market');
  table = await house.makeOf({ ...doc, house: { ...doc.house, clock: 'relaxed' } });
  ann = new TestClient(table, 'ann');
  await table.start('ann');
  await house.clock.pass(0);
});

/** Ann sends a draft and then does nothing. */
async function letTimeRunOut(composed: MarketCommand): Promise<object[]> {
  ann.tell({ type: 'draft', on: ann.followed.seq ?? 0, command: composed });
  await house.clock.pass(TURN_MS + NEXT_MS);
  const { entries } = (await house.store.load(table.id)) ?? { entries: [] };
  return (entries as Entry<GameTypes>[]).flatMap((entry) => (entry.kind === 'command' ? [entry.command] : []));
}

/** A legal trade of Ann's. */
function aTrade(): { readonly mine: number; readonly stall: number } {
  const view = ann.followed.view as MarketView;
  for (const mine of (view.hand ?? []).keys()) {
    const stall = view.stall.findIndex((_, place) => isFair(view, { mine, stall: place }));
    if (stall !== -1) return { mine, stall };
  }
  throw new Error('nothing on this stall can be paid');
}

it('a draft is played when time runs out, after the draw that must come first', async () => {
  const composed = { do: 'buy', trades: [aTrade()], thrown: null } as const;
  expect(await letTimeRunOut(composed)).toEqual([{ do: 'draw' }, composed]);
  expect(ann.followed.view).toMatchObject({ taken: [1, 0], turn: 1 });
});

it('an illegal draft is replaced by the fallback of the game', async () => {
  const trade = aTrade();
  const composed = { do: 'buy', trades: [trade, trade], thrown: null } as const;
  expect(await letTimeRunOut(composed)).toEqual([{ do: 'draw' }, NOTHING]);
  expect(ann.followed.view).toMatchObject({ taken: [0, 0], turn: 1 });
});
