import type { HostCatalog } from '@tablee/host';
import { type Rng, type Seat, seatsOf, type Viewer, viewersOf } from '@tablee/kernel';
import { ExpectedViews } from '../expected-views.ts';
import { newTable } from '../new-table.ts';
import { somebody } from '../sitters.ts';
import { VirtualHost } from '../virtual-host.ts';
import { HONEST, type Manner, Racer } from './racer.ts';
import type { Start } from './start.ts';

export interface RacePlayer extends Manner {
  readonly reactionMs: number;
}

export interface Course {
  readonly start: Start;
  readonly isFair: boolean;
  /** In the order of `start.racers`. */
  readonly contestants: readonly [RacePlayer, RacePlayer];
}

/** A finished race. */
export interface FinishedRace {
  readonly racers: readonly [Racer, Racer];
  readonly everybody: readonly Racer[];
  readonly truth: ExpectedViews;
  /** Match time minus the host's clock. */
  readonly offset: number;
  /** Errors that lost the table. */
  readonly lost: readonly unknown[];
}

/** Seats that do not race and cause no delay. */
const BYSTANDER: Manner = { ...HONEST, roundTripMs: 4 };
/** As many as a live table counts. */
const PINGS = 10;
const PING_EVERY_MS = 60;
/** Time for the slowest pong, with the longest delay of any manner. */
const LAST_PONG_MS = 500;
const AFTERMATH_MS = 2_000;

/** Opens a table right before the cue, measures all latencies, gives the cue, and waits for the decision. */
export async function runRace(
  catalog: HostCatalog,
  { start, isFair, contestants }: Course,
  rng: Rng,
): Promise<FinishedRace> {
  const { setting, word, entries, cue, cueAt } = start;
  const host = new VirtualHost(catalog);
  const { clock, store } = host;
  const sitters = seatsOf(setting.seats).map(() => somebody(rng));
  const laid = newTable(setting, sitters, word);
  const doc = { ...laid, house: { ...laid.house, fair: isFair }, status: 'playing' as const, nonces: [] };
  await store.saveTable(doc);
  if (entries.length > 0) await store.append(doc.id, entries);
  const table = await host.open(doc.id);
  const mannerOf = (viewer: Viewer): Manner =>
    contestants[start.racers.findIndex(({ seat }) => seat === viewer)] ?? BYSTANDER;
  const everybody = viewersOf(setting.seats).map(
    (viewer) => new Racer(table, setting.definition, viewer, clock, mannerOf(viewer), rng),
  );
  for (let turn = 0; turn < PINGS; turn += 1) {
    for (const racer of everybody) racer.ping();
    await clock.pass(PING_EVERY_MS);
  }
  const offset = (table.info.time?.at ?? 0) - clock.now(); // match time runs only while somebody is connected
  await clock.pass(Math.max(LAST_PONG_MS, cueAt - offset - clock.now()));
  const of = (seat: Seat): Racer => everybody[seat] as Racer;
  const racers: FinishedRace['racers'] = [of(start.racers[0].seat), of(start.racers[1].seat)];
  for (const [index, racer] of racers.entries()) {
    racer.want((start.racers[index] as Start['cue']).command, (contestants[index] as RacePlayer).reactionMs);
  }
  of(cue.seat).ask(cue.command);
  await clock.pass(AFTERMATH_MS);
  const stored = await store.load(doc.id);
  if (stored === null) throw new Error(`${doc.id} is not stored`);
  return { racers, everybody, truth: await ExpectedViews.of(catalog, stored), offset, lost: host.lost };
}

/** The racer who won; null unless exactly one won and the other was refused. */
export function winnerOf({ racers, lost }: FinishedRace): 0 | 1 | null {
  const outcomes = racers.map(({ replies }) => replies.map(({ type }) => type).join(' '));
  if (lost.length > 0) return null;
  if (outcomes[0] === 'ack' && outcomes[1] === 'refusal') return 0;
  return outcomes[0] === 'refusal' && outcomes[1] === 'ack' ? 1 : null;
}
