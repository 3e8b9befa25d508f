import type { HostCatalog } from '@tablee/host';
import { chanceOf } from '../chance.ts';
import { type PrintProgress, type SuiteFindings, written } from '../findings.ts';
import { reactionMs } from './human.ts';
import { type RacePlayer, runRace, winnerOf } from './race.ts';
import { HONEST, type Manner } from './racer.ts';
import { racingIn } from './settings.ts';
import { findStarts, type Start } from './start.ts';

export interface RacesPlan {
  /** For every case. */
  readonly races: number;
  readonly seed: string;
}

/** Two players with equal reactions, and the difference between them. */
interface RaceCase {
  readonly name: string;
  readonly isFair: boolean;
  readonly one: Manner;
  readonly other: Manner;
  /** Allowed deviation of the first player's share from one half, in percentage points; null if not judged. */
  readonly within: { readonly less: number; readonly more: number } | null;
}

const POINTS = 3;
const EVEN = { less: POINTS, more: POINTS };
const NO_GAIN = { less: 100, more: POINTS };
const NEAR: Manner = { ...HONEST, roundTripMs: 10, jitterMs: 1 };
const FAR: Manner = { ...NEAR, roundTripMs: 110 };
const LIE_MS = 110;

const CASES: readonly RaceCase[] = [
  { name: '10 ms against 110 ms, fair', isFair: true, one: NEAR, other: FAR, within: EVEN },
  { name: '10 ms against 110 ms, not fair', isFair: false, one: NEAR, other: FAR, within: null },
  {
    name: '10 ms against 110 ms that waver by 20 ms each way, fair',
    isFair: true,
    one: NEAR,
    other: { ...FAR, jitterMs: 20 },
    within: null,
  },
  { name: '10 ms against 200 ms, fair', isFair: true, one: NEAR, other: { ...FAR, roundTripMs: 200 }, within: null },
  {
    name: 'a page that answers pings late',
    isFair: true,
    one: { ...NEAR, pongLateMs: LIE_MS },
    other: NEAR,
    within: NO_GAIN,
  },
  {
    name: 'a client that delays everything',
    isFair: true,
    one: { ...NEAR, allLateMs: LIE_MS },
    other: NEAR,
    within: NO_GAIN,
  },
  {
    name: 'a program that answers all pings late',
    isFair: true,
    one: { ...NEAR, pongLateMs: LIE_MS, echoLateMs: LIE_MS },
    other: NEAR,
    within: null,
  },
];

const WORDS = [
  'Races that were won by the first of two who react alike, in hundredths, with the bounds of 95 %. Every race is a moment in a match between random bots: somebody’s command lets two others do the same thing, which only one of them can. The table is opened from its log, everybody connects over a line that takes its time, is measured by pings, sees the command in a frame, and taps after a time drawn from one distribution for all (lognormal, 280 ms on average, deviation 60 ms). Clock and lines are virtual, the table and the rules are the real ones. Who has which seat alternates.',
  'The last three are against an honest seat at 10 ms, and try to look 110 ms farther away than they are. A page in a browser cannot keep its transport from answering; a program can, and then looks like somebody far away with quick hands.',
];

/** The first reaction wins, whatever the latency. */
export async function tryRaces(catalog: HostCatalog, plan: RacesPlan, progress: PrintProgress): Promise<SuiteFindings> {
  const figures: Record<string, string> = { 'races a case': written(plan.races) };
  const complaints: string[] = [];
  for (const setting of racingIn(catalog)) {
    const starts = findStarts(setting, plan.seed, plan.races);
    for (const one of CASES) {
      const { share, wrong } = await measure(catalog, starts, one, plan.seed);
      const figure = `${share.toFixed(1)} ± ${margin(share, plan.races).toFixed(1)}`;
      figures[`${setting.definition.id}: ${one.name}`] = figure;
      complaints.push(...wrong, ...judge(one, share));
      progress(`${setting.definition.id}, ${one.name}: ${figure}`);
    }
  }
  return { figures, words: WORDS, complaints };
}

async function measure(
  catalog: HostCatalog,
  starts: readonly Start[],
  { name, isFair, one, other }: RaceCase,
  seed: string,
): Promise<{ readonly share: number; readonly wrong: string[] }> {
  const wrong: string[] = [];
  let won = 0;
  for (const [race, start] of starts.entries()) {
    const rng = chanceOf('races', seed, race);
    const [first, second]: RacePlayer[] = [one, other].map((manner) => ({ ...manner, reactionMs: reactionMs(rng) }));
    if (first === undefined || second === undefined) continue;
    const isTurned = race % 2 === 1;
    const contestants = isTurned ? ([second, first] as const) : ([first, second] as const);
    const winner = winnerOf(await runRace(catalog, { start, isFair, contestants }, rng));
    if (winner === null) wrong.push(`race ${race} (${name}, seed ${seed}) has not exactly one winner`);
    if (winner === (isTurned ? 1 : 0)) won += 1;
  }
  return { share: (100 * won) / starts.length, wrong };
}

function judge({ name, within }: RaceCase, share: number): string[] {
  if (within === null || (share >= 50 - within.less && share <= 50 + within.more)) return [];
  return [`${name}: the first won ${share.toFixed(1)} in a hundred`];
}

/** Half-width of the 95 % confidence interval. */
function margin(share: number, races: number): number {
  return 1.96 * Math.sqrt((share * (100 - share)) / races);
}
