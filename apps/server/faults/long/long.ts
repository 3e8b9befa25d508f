import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as passed } from 'node:timers/promises';
import { AT_ONCE, type LiveTable, type Slices } from '@tablee/host';
import type { AnyGame } from '@tablee/kernel';
import { randomId } from '../../random-id.ts';
import { ThreadSlices } from '../../slices.ts';
import { openStore } from '../../store/open-store.ts';
import type { ServerStore } from '../../store/server-store.ts';
import { chanceOf } from '../chance.ts';
import { type Findings, type Progress, written } from '../findings.ts';
import { BOT, endlessGame, type LongTable, longTable } from './long-log.ts';
import { Neighbourhood, type Noticed } from './neighbourhood.ts';

export interface LongPlan {
  /** The points that end the match: about eight entries each. */
  readonly target: number;
  /** Other tables that are played meanwhile. */
  readonly neighbours: number;
  /** For how long a turn of the thread may last; null where that is not judged. */
  readonly mostMs: number | null;
  readonly seed: string;
}

const WORDS = [
  'One process with a store on disk hosts the long match and other tables, each with a person who plays as fast as the pace allows. The long match is opened again from its log, then a bot that has to know all of it takes a seat over, then what everybody saw of it is written down: once in slices, as the server does it, and once in one go, as it was before.',
  'A turn: what the thread does before anybody else is heard, in its own processor time. A wait: from when somebody at another table was to ask for something until it is durable and answered, in time of the clock; the row without a long match is what the store and the machine take by themselves.',
];
const QUIET_MS = 2_000;
const PAGE = 500;
const LOOK_EVERY_MS = 5;

/** A long match at one table, and how much of it the others notice. */
export async function tryLong(plan: LongPlan, progress: Progress): Promise<Findings> {
  const game = endlessGame(plan.target);
  const long = longTable(game, plan.seed);
  const figures: Record<string, string> = { 'entries of the long match': written(long.entries.length) };
  const complaints: string[] = [];
  for (const way of ['in one go', 'in slices'] as const) {
    const slices = way === 'in slices' ? new ThreadSlices() : AT_ONCE;
    for (const [what, noticed] of await inNewFolder(slices, (store) => measure(plan, game, long, store, slices))) {
      progress(`${what}, ${way}: ${said(noticed)}`);
      figures[`${what}, ${way}`] = said(noticed);
      const isTooLong = way === 'in slices' && plan.mostMs !== null && noticed.turnMs > plan.mostMs;
      if (isTooLong) complaints.push(`seed ${plan.seed}: ${what}: ${said(noticed)}`);
    }
  }
  return { figures, words: WORDS, complaints };
}

async function inNewFolder<T>(slices: Slices, act: (store: ServerStore) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'tablee-long-'));
  const store = await openStore(folder, { slices });
  try {
    return await act(store);
  } finally {
    await store.close();
    await rm(folder, { recursive: true });
  }
}

async function measure(
  { neighbours, seed }: LongPlan,
  game: AnyGame,
  over: LongTable,
  store: ServerStore,
  slices: Slices,
): Promise<[string, Noticed][]> {
  const running = { doc: { ...over.doc, id: randomId() }, entries: over.entries.slice(0, -1) };
  await keep(store, running);
  await keep(store, over);
  const others = new Neighbourhood(game, store, slices);
  await others.settle(game, neighbours, chanceOf('neighbours', seed));
  const quiet = await others.during(() => passed(QUIET_MS));
  const open: LiveTable[] = [];
  const opened = await others.during(async () => open.push(await others.open(running.doc)));
  const guest = running.doc.maker;
  const handed = await others.during(async () => open[0]?.leave(guest, BOT));
  const kept = await others.during(async () => untilOver(await others.open(over.doc)));
  await others.leave();
  return [
    ['no long match', quiet],
    ['it is opened again', opened],
    ['a bot takes a seat over', handed],
    ['it is opened when over, and what everybody saw is kept', kept],
  ];
}

async function keep(store: ServerStore, { doc, entries }: LongTable): Promise<void> {
  await store.saveTable(doc);
  for (let from = 0; from < entries.length; from += PAGE) await store.append(doc.id, entries.slice(from, from + PAGE));
}

async function untilOver(table: LiveTable): Promise<void> {
  while (table.doc.status !== 'over') await passed(LOOK_EVERY_MS);
}

function said({ turnMs, waitMs, lastedMs }: Noticed): string {
  return `longest turn ${written(turnMs)} ms, longest wait ${written(waitMs)} ms, in ${written(lastedMs)} ms`;
}
