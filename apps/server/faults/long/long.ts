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
import { delaysOf } from '../delays.ts';
import { type PrintProgress, type SuiteFindings, written } from '../findings.ts';
import { BOT, endlessGame, type LongTable, longTable } from './long-log.ts';
import { Neighbourhood, type Noticed } from './neighbourhood.ts';

export interface LongPlan {
  /** Points that end the match: about eight entries each. */
  readonly target: number;
  /** Other tables that play meanwhile. */
  readonly neighbours: number;
  /** Repetitions of each measurement. */
  readonly rounds: number;
  /** Limit for one event-loop tick, and for the additional wait of others; null if not judged. */
  readonly maxMs: number | null;
  readonly seed: string;
}

const WORDS = [
  'One process with a store on disk hosts the long match and other tables, each with a person who plays as fast as the pace allows. The long match is opened again from its log, then a bot that has to know all of it takes a seat over, then what everybody saw of it is written down: once in slices, as the server does it, and once in one go, as it was before.',
  'A tick: CPU time of the thread in one tick of its event loop. A wait: from the moment when somebody at another table was to ask for something until it is durable and answered, in time of the clock; the row without a long match, measured in rotation with the others, is what the store and the machine take by themselves, and what is above it is what the long match costs. Wanted: no tick, and no wait above that row at p99, of more than 20 ms.',
];
const QUIET_MS = 1_000;
const QUIET = 'no long match';
const PAGE = 500;
const LOOK_EVERY_MS = 5;

/** Measures how much other tables notice of a long match. */
export async function tryLong(plan: LongPlan, progress: PrintProgress): Promise<SuiteFindings> {
  const game = endlessGame(plan.target);
  const long = longTable(game, plan.seed);
  const figures: Record<string, string> = { 'entries of the long match': written(long.entries.length) };
  const complaints: string[] = [];
  for (const way of ['in one go', 'in slices'] as const) {
    const slices = way === 'in slices' ? new ThreadSlices() : AT_ONCE;
    const all = await inNewFolder(slices, (store) => measure(plan, game, long, store, slices));
    const quiet = delaysOf(all.get(QUIET)?.waits ?? []);
    for (const [what, noticed] of all) {
      const above = delaysOf(noticed.waits).p99 - quiet.p99;
      figures[`${what}, ${way}`] = said(noticed, what === QUIET ? null : above);
      progress(`${what}, ${way}: ${figures[`${what}, ${way}`]}`);
      const isTooLong = plan.maxMs !== null && Math.max(noticed.tickMs, above) > plan.maxMs;
      if (way === 'in slices' && isTooLong)
        complaints.push(`seed ${plan.seed}: ${what}: ${figures[`${what}, ${way}`]}`);
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

/** Effects of each action on the others, over all rounds. */
async function measure(
  { neighbours, rounds, seed }: LongPlan,
  game: AnyGame,
  long: LongTable,
  store: ServerStore,
  slices: Slices,
): Promise<Map<string, Noticed>> {
  const others = new Neighbourhood(game, store, slices);
  await others.settle(game, neighbours, chanceOf('neighbours', seed));
  const all = new Map<string, Noticed>();
  const note = async (what: string, act: () => Promise<unknown>): Promise<void> => {
    all.set(what, together(all.get(what), await others.during(act)));
  };
  for (let round = 0; round < rounds; round += 1) {
    const over = { ...long, doc: { ...long.doc, id: randomId() } };
    const running = { doc: { ...long.doc, id: randomId() }, entries: long.entries.slice(0, -1) };
    await keep(store, running);
    await keep(store, over);
    const open: LiveTable[] = [];
    await note(QUIET, () => passed(QUIET_MS));
    await note('it is opened again', async () => open.push(await others.open(running.doc)));
    await note('a bot takes a seat over', async () => open[0]?.leave(running.doc.maker, BOT));
    await note('it is opened when over, and what everybody saw is kept', async () =>
      untilOver(await others.open(over.doc)),
    );
  }
  await others.leave();
  return all;
}

function together(before: Noticed | undefined, { tickMs, waits, lastedMs }: Noticed): Noticed {
  if (before === undefined) return { tickMs, waits, lastedMs };
  return {
    tickMs: Math.max(before.tickMs, tickMs),
    waits: [...before.waits, ...waits],
    lastedMs: before.lastedMs + lastedMs,
  };
}

async function keep(store: ServerStore, { doc, entries }: LongTable): Promise<void> {
  await store.saveTable(doc);
  for (let from = 0; from < entries.length; from += PAGE) await store.append(doc.id, entries.slice(from, from + PAGE));
}

async function untilOver(table: LiveTable): Promise<void> {
  while (table.doc.status !== 'over') await passed(LOOK_EVERY_MS);
}

function said({ tickMs, waits, lastedMs }: Noticed, above: number | null): string {
  const { median, p99, longest } = delaysOf(waits);
  const more = above === null ? '' : ` (${written(above)} above)`;
  const times = `median ${written(median)} ms, p99 ${written(p99)} ms${more}, longest ${written(longest)} ms`;
  return `longest tick ${written(tickMs)} ms; ${written(waits.length)} waits: ${times}; in ${written(lastedMs)} ms`;
}
