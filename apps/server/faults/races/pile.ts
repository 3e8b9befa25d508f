import type { HostCatalog } from '@tablee/host';
import { canonical, type Piece, type Rng, type Seat } from '@tablee/kernel';
import { chanceOf } from '../chance.ts';
import { allWritten, type PrintProgress, type SuiteFindings } from '../findings.ts';
import { fraction, reactionMs } from './human.ts';
import { type Course, type FinishedRace, type RacePlayer, runRace, winnerOf } from './race.ts';
import { HONEST, type Racer } from './racer.ts';
import { racingIn } from './settings.ts';
import { findStarts, type Start } from './start.ts';

export interface PilePlan {
  readonly races: number;
  readonly seed: string;
}

/** Largest difference between the two arrivals at the host. */
const CLOSE_MS = 5;
const LONGEST_TRIP_MS = 115;
const REPORT_EVERY = 50;

const WORDS = [
  'Two seats want the same at a live table, and what they say comes to the host within 5 ms: one by when the entry’s `meta` says that it arrived, the other, which leaves no entry, by when it was handed to the table. Their round trips are anything from 5 to 115 ms. Found and played as under *Fair races*.',
  'Each time exactly one of the two is in the log, and it is the one with the lower arrival + hold; the other is refused by a rule that is named, is told who was first and by how much, and holds the cards it held before; and everybody at the table, those who only watch too, sees what the log, played again, says they are to see. First though later: races that were won by the player who reached the host second.',
];

/** Two players slap one pile at the same moment. */
export async function tryPile(catalog: HostCatalog, plan: PilePlan, progress: PrintProgress): Promise<SuiteFindings> {
  const complaints: string[] = [];
  const tally = { races: 0, 'first though later': 0, screens: 0 };
  for (const setting of racingIn(catalog)) {
    for (const start of findStarts(setting, plan.seed, plan.races)) {
      const rng = chanceOf('pile', plan.seed, tally.races);
      const course = closeRace(start, rng);
      const run = await runRace(catalog, course, rng);
      const wrong = judge(course, run);
      complaints.push(
        ...wrong.map((what) => `race ${tally.races} (${setting.definition.id}, seed ${plan.seed}): ${what}`),
      );
      tally.races += 1;
      tally.screens += run.everybody.length;
      if (isLaterFirst(run)) tally['first though later'] += 1;
      if (tally.races % REPORT_EVERY === 0) progress(`${tally.races} races, ${complaints.length} wrong`);
    }
  }
  return { figures: allWritten({ ...tally, wrong: complaints.length }), words: WORDS, complaints };
}

function closeRace(start: Start, rng: Rng): Course {
  const trip = (): number => 5 + fraction(rng) * (LONGEST_TRIP_MS - 5);
  const one: RacePlayer = { ...HONEST, roundTripMs: trip(), reactionMs: LONGEST_TRIP_MS + reactionMs(rng) };
  const apart = (2 * fraction(rng) - 1) * CLOSE_MS;
  const roundTripMs = trip();
  const other = { ...HONEST, roundTripMs, reactionMs: one.roundTripMs + one.reactionMs + apart - roundTripMs };
  return { start, isFair: true, contestants: [one, other] };
}

function judge({ start, contestants }: Course, run: FinishedRace): string[] {
  const winner = winnerOf(run);
  if (winner === null) return ['not exactly one won'];
  const [first, second] = [run.racers[winner], run.racers[1 - winner] as Racer];
  const slowest = Math.max(...contestants.map(({ roundTripMs }) => roundTripMs));
  const dueAt = ([0, 1] as const).map(
    (index) => (run.racers[index].arrivedAt ?? 0) + slowest - contestants[index].roundTripMs,
  ) as [number, number];
  const lateBy = (dueAt[1 - winner] as number) - dueAt[winner];
  return [
    ...(lateBy >= 0 ? [] : ['the later one won']),
    ...judgeLog(start, run, first, second),
    ...judgeReply(second, first, lateBy),
    ...judgeHand(start, run, second.viewer as Seat),
    ...run.everybody.filter((one) => !seesTruth(one, run)).map(({ viewer }) => `${viewer} does not see what is true`),
  ];
}

/** Complaints about the order, by the arrival times in the log. */
function judgeLog({ racers }: Start, { truth, offset }: FinishedRace, first: Racer, second: Racer): string[] {
  const wishes = truth.commands.filter(({ id }) => id === first.wishId || id === second.wishId);
  const [entry] = wishes;
  if (entry === undefined || wishes.length > 1) return [`${wishes.length} of ${racers.length} are in the log`];
  const { arrived } = entry.meta as { arrived: number };
  const apart = Math.abs(arrived - offset - (second.arrivedAt ?? 0));
  return [
    ...(entry.seat === first.viewer ? [] : ['another one is in the log']),
    ...(apart <= CLOSE_MS + 1 ? [] : [`they came ${apart} ms apart`]), // match time has whole milliseconds
  ];
}

function judgeReply({ replies: [reply] }: Racer, { viewer }: Racer, lateBy: number): string[] {
  if (reply?.type !== 'refusal' || reply.rule === '') return ['the other was not told why'];
  const { late } = reply;
  if (late === undefined || late.to !== viewer) return ['the other was not told who was first'];
  return Math.abs(late.ms - Math.max(1, lateBy)) <= 1 ? [] : [`told ${late.ms} ms late, but it was ${lateBy}`];
}

/** A seat's hand: the pieces that only this seat knows. */
function judgeHand({ entries }: Start, { truth }: FinishedRace, seat: Seat): string[] {
  const own = ({ knownTo }: Piece): boolean => knownTo !== 'all' && knownTo.length === 1 && knownTo[0] === seat;
  const hands = [truth.stepAt(entries.length)?.after, truth.match.state].map((state) =>
    truth.match.definition
      .pieces(state as object)
      .filter(own)
      .map(({ face }) => face)
      .toSorted(),
  );
  return canonical(hands[0]) === canonical(hands[1]) ? [] : ['a card is missing in the hand of the loser'];
}

function seesTruth({ followed, viewer }: Racer, { truth: { match } }: FinishedRace): boolean {
  const view = match.definition.view(match.state, viewer);
  return !followed.isLost && followed.seq === match.seq && canonical(followed.view) === canonical(view);
}

function isLaterFirst(run: FinishedRace): boolean {
  const winner = winnerOf(run);
  if (winner === null) return false;
  return (run.racers[winner].arrivedAt ?? 0) > ((run.racers[1 - winner] as Racer).arrivedAt ?? 0);
}
