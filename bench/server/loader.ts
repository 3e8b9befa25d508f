import { setTimeout as sleep } from 'node:timers/promises';
import { mulberry } from '../mulberry.ts';
import { BareSeat } from './bare-seat.ts';
import { createTable, HostSeat } from './host-table.ts';
import { TrialTally } from './tally.ts';
import { COMMAND_INTERVAL_MS, type LoaderResult, SEATS, type TrialPlan } from './trial.ts';

/** Entry point of the loader process: runs one trial and prints the result. */

const plan = JSON.parse(process.argv[2] ?? '') as TrialPlan;
const MAX_JOINING_TABLES = 16;
const LAST_FRAMES_MS = 500;
const below = mulberry(1);
const tally = new TrialTally();

const seats = await seatEverybody();
const timers: NodeJS.Timeout[] = [];
for (const seat of seats) {
  const begin = setTimeout(
    () => timers.push(setInterval(() => seat.sendCommand(), COMMAND_INTERVAL_MS)),
    below(COMMAND_INTERVAL_MS),
  );
  timers.push(begin);
}
await sleep(plan.warmUpMs);
tally.restart();
console.log('measuring');
const busyBefore = performance.eventLoopUtilization();
await sleep(plan.measureMs);
const loaderBusy = performance.eventLoopUtilization(busyBefore).utilization;
for (const timer of timers) clearInterval(timer);
console.log('measured');
await sleep(LAST_FRAMES_MS);
console.log(JSON.stringify(resultOf()));
for (const seat of seats) seat.close();
process.exit(0);

async function seatEverybody(): Promise<(HostSeat | BareSeat)[]> {
  const names = Array.from({ length: plan.tables }, (_, index) => String(index)).values();
  const gathered: (HostSeat | BareSeat)[] = [];
  const gatherSome = async (): Promise<void> => {
    for (const name of names) gathered.push(...(await sitDown(name)));
  };
  await Promise.all(Array.from({ length: MAX_JOINING_TABLES }, gatherSome));
  return gathered;
}

async function sitDown(name: string): Promise<readonly (HostSeat | BareSeat)[]> {
  const sitting = plan.kind === 'bare' ? bareSeats(name) : await hostSeats();
  await Promise.all(sitting.map((seat) => seat.opened()));
  return sitting;
}

function bareSeats(table: string): BareSeat[] {
  return Array.from({ length: SEATS }, (_, seat) => new BareSeat(plan.port, table, `seat${seat}`, tally));
}

async function hostSeats(): Promise<HostSeat[]> {
  const { id, cookies } = await createTable(plan.port);
  return cookies.map((cookie) => new HostSeat(plan.port, id, cookie, tally, below));
}

function resultOf(): LoaderResult {
  const { sorted, missing } = tally.stopwatch;
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.POSITIVE_INFINITY;
  const { sent, accepted, bytes, frames } = tally;
  return { sent, accepted, missing, loaderBusy, p50: at(0.5), p99: at(0.99), bytesOfFrame: bytes / frames };
}
