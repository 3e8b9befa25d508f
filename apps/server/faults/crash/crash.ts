import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { HostCatalog } from '@tablee/host';
import { chanceOf } from '../chance.ts';
import { allWritten, type PrintProgress, type SuiteFindings } from '../findings.ts';
import { nameOf } from '../playground.ts';
import type { PartyOnSockets } from '../sockets/party.ts';
import { BusyTables } from './busy-tables.ts';
import { Calls } from './calls.ts';
import { KillableServer } from './killable-server.ts';
import { LogAudit } from './log-audit.ts';

export interface CrashPlan {
  readonly kills: number;
  readonly tables: number;
  readonly seed: string;
}

/** Factor by which matches run faster than real time. */
const SPEED = 8;
const BEAT_MS = 80;
/** Tables are not unloaded here. */
const NEVER_MS = 2 ** 31 - 1;
/** After this time the server counts as hung: far beyond what a busy machine needs. */
const LONGEST_WAIT_MS = 120_000;
const LOOK_EVERY_MS = 50;
/** Time before the kill in which some devices receive nothing: their commands are played and have to be retried. */
const DEAF_WITHIN_MS = 300;
/**
 * The server is killed within this time after play has gone on everywhere, or sometimes at once, while tables are still
 * being opened.
 */
const KILL_WITHIN_MS = 1_000;
const KILL_AT_ONCE_IN = 5;

const WORDS = [
  'A server in a process of its own, with tables of all games, presets and seat counts: people on sockets who play by chance, bots, and a watcher each; matches run eight times as fast as in life. It is killed (SIGKILL) at random moments and started again on the same data; shortly before, half of the devices go deaf, so that much is played and not heard of; everybody comes back with the last frame they have and asks again, under the same ids, for what was not answered. Finished tables are replaced.',
  'After each kill the log is read from the disk and played again. Lost: commands that were acknowledged and are not in the log. Doubled: commands that are in it twice. Untrue: frames, whole views and followed views of any device that are not what the log tells, and views that the restarted server says are wrong. Standing: tables at which nothing happens after a start.',
  'Each time the server is killed among calls of others who make, join, leave and start tables, ask for a rematch, all at once, and want to be forgotten. On the restarted server, a call that was answered is done. One that was cut off is done or not: nobody is told of a table that they cannot open or at which they do not sit, a rematch has all of its people and its old table knows it, and a forgotten guest sits nowhere.',
];

/** A server that is killed repeatedly loses nothing that it has acknowledged or shown. */
export async function tryCrash(catalog: HostCatalog, plan: CrashPlan, progress: PrintProgress): Promise<SuiteFindings> {
  const rng = chanceOf('crash', plan.seed);
  const folder = await mkdtemp(join(tmpdir(), 'tablee-crash-'));
  const server = new KillableServer({ folder, speed: SPEED, quietMs: NEVER_MS, sweepMs: NEVER_MS });
  const now = (): number => performance.now() * SPEED;
  const tables = new BusyTables(plan.tables, { catalog, served: server, rng, beatMs: BEAT_MS, now });
  const audit = new LogAudit(catalog, folder);
  const calls = new Calls(server, chanceOf('calls', plan.seed));
  const standing: string[] = [];
  let reached = new Map<PartyOnSockets, number>();
  try {
    for (let kill = 1; kill <= plan.kills; kill += 1) {
      await server.start();
      await calls.judge();
      if (kill === 1 || rng.below(KILL_AT_ONCE_IN) > 0) {
        const still = await untilAllMoved(tables, plan.tables, reached);
        standing.push(...still.map(({ setting }) => `${nameOf(setting)} stands still after kill ${kill - 1}`));
      }
      await sleep(rng.below(KILL_WITHIN_MS));
      await calls.prepare(tables.finished);
      for (const party of tables.playing) party.someGoDeaf(rng);
      await sleep(rng.below(DEAF_WITHIN_MS));
      await calls.killAmong();
      reached = await audit.hold(tables);
      progress(`kill ${kill} of ${plan.kills}: ${audit.finished} matches finished, ${audit.untrue.size} untrue`);
    }
    audit.countUnfinished(tables);
    await server.start();
    await calls.judge();
  } finally {
    tables.close();
    await server.kill();
    await rm(folder, { recursive: true });
  }
  const { finished, acked, frames, lost, doubled, untrue } = audit;
  const figures = allWritten({
    kills: plan.kills,
    'tables at once': plan.tables,
    'matches finished': finished,
    'commands acknowledged': acked,
    'commands unanswered at a kill': audit.unanswered,
    'of these, played all the same': audit.playedUnanswered,
    'frames seen': frames,
    lost: lost.size,
    doubled: doubled.size,
    untrue: untrue.size,
    standing: standing.length,
    'half done or orphaned': calls.complaints.size,
  });
  const complaints = [...calls.complaints, ...lost, ...doubled, ...untrue, ...standing, ...server.troubles];
  return {
    figures: { ...figures, ...calls.figures },
    words: WORDS,
    complaints: complaints.map((what) => `seed ${plan.seed}: ${what}`),
  };
}

/** Waits until all tables exist and play has gone on at the old ones; returns those at which it has not. */
async function untilAllMoved(
  { playing }: BusyTables,
  wanted: number,
  reached: ReadonlyMap<PartyOnSockets, number>,
): Promise<PartyOnSockets[]> {
  const until = performance.now() + LONGEST_WAIT_MS;
  const still = (): PartyOnSockets[] =>
    [...playing].filter((party) => party.seq <= (reached.get(party) ?? 0) && !party.isOver);
  while ((playing.size < wanted || still().length > 0) && performance.now() < until) await sleep(LOOK_EVERY_MS);
  return still();
}
