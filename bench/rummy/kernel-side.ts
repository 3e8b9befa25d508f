import { after, type Entry, openMatch, type Seat, seatsOf, submit, type TableSetup } from '@tablee/kernel';
import type { Contestant, Playout } from '../contestant.ts';
import { mulberry } from '../mulberry.ts';
import { seedOf } from './deals.ts';
import { rummy } from './kernel-rummy.ts';
import type { Rummy, RummyState } from './kernel-types.ts';
import type { RummyPlay, RummyView } from './plays.ts';

const TABLE: TableSetup<Rummy> = { seats: 2, options: {}, seatOptions: [{}, {}] };
const [FIRST, SECOND] = seatsOf(2) as [Seat, Seat];
const MOVE_MILLIS = 1000;

/** A module variable, so that the compiler cannot skip the computation of unused views. */
let views: readonly RummyView[] = [];

export const contestant: Contestant = { play };

function play(index: number): Playout {
  const random = mulberry(index);
  const log: Entry<Rummy>[] = [];
  let { match } = openMatch<Rummy>(rummy, TABLE, seedOf(index));
  views = viewsOf(match.state);
  for (let [seat] = rummy.toAct(match.state); seat !== undefined; [seat] = rummy.toAct(match.state)) {
    const at = after(match.at, MOVE_MILLIS);
    const plays = rummy.legal(views[seat] as RummyView, seat);
    const outcome = submit(match, seat, plays[random(plays.length)] as RummyPlay, at);
    if (outcome.refusal !== null) throw new Error(`a legal play was refused by ${outcome.refusal.rule}`);
    for (const { entry } of outcome.played) log.push(entry);
    match = outcome.match;
    views = viewsOf(match.state);
  }
  return { moves: log.length, end: views };
}

function viewsOf(state: RummyState): RummyView[] {
  return [rummy.view(state, FIRST), rummy.view(state, SECOND)];
}
