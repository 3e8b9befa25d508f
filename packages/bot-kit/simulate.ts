import {
  advance,
  after,
  botRng,
  type GameTypes,
  type Match,
  type Millis,
  nextWake,
  type Outcome,
  type Played,
  type Seat,
  submit,
} from '@tablee/kernel';
import type { Bot } from './bot.ts';

interface Plan<G extends GameTypes> {
  readonly seat: Seat;
  readonly command: G['command'];
  readonly due: Millis;
}

/** 'waiting': the bot found nothing to do, or was refused, and is asked again when something has changed. */
type Intent<G extends GameTypes> = Plan<G> | 'waiting' | undefined;

export interface Simulated<G extends GameTypes> {
  readonly match: Match<G>;
  readonly ended: 'result' | 'limit' | 'stuck';
}

/** Plays a match with bots in virtual time, as fast as the machine allows, for at most `limit` entries. */
export function simulate<G extends GameTypes>(
  start: Match<G>,
  bots: readonly Bot<G>[],
  limit: number,
  onPlayed?: (played: Played<G>, match: Match<G>) => void,
): Simulated<G> {
  let match = start;
  const intents: Intent<G>[] = bots.map(() => undefined);
  const last = start.seq + limit;
  while (match.definition.result(match.state) === null) {
    if (match.seq >= last) return { match, ended: 'limit' };
    const outcome = playNext(match, bots, intents);
    if (outcome === null) return { match, ended: 'stuck' };
    match = outcome.match;
    if (outcome.played.length > 0) stopWaiting(intents);
    if (onPlayed !== undefined) for (const played of outcome.played) onPlayed(played, match);
  }
  return { match, ended: 'result' };
}

/** The next thing in time: a wake, or the earliest plan of a bot. Null where nothing will ever happen. */
function playNext<G extends GameTypes>(
  match: Match<G>,
  bots: readonly Bot<G>[],
  intents: Intent<G>[],
): Outcome<G> | null {
  const plan = earliestPlan(match, bots, intents);
  const wake = nextWake(match);
  if (wake !== null && (plan === null || wake <= plan.due)) return advance(match, wake);
  if (plan === null) return null;
  const outcome = submit(match, plan.seat, plan.command, plan.due);
  intents[plan.seat] = outcome.refusal === null ? undefined : 'waiting';
  return outcome;
}

function earliestPlan<G extends GameTypes>(
  match: Match<G>,
  bots: readonly Bot<G>[],
  intents: Intent<G>[],
): Plan<G> | null {
  let earliest: Plan<G> | null = null;
  for (const seat of match.definition.toAct(match.state)) {
    const intent = (intents[seat] ??= decide(match, bots[seat] as Bot<G>, seat));
    if (intent !== 'waiting' && (earliest === null || intent.due < earliest.due)) earliest = intent;
  }
  return earliest;
}

function decide<G extends GameTypes>(match: Match<G>, bot: Bot<G>, seat: Seat): Plan<G> | 'waiting' {
  const { definition, state, at } = match;
  const decision = bot.decide(definition, definition.view(state, seat), seat, at, botRng(match.seed, seat, match.seq));
  return decision === null ? 'waiting' : { seat, command: decision.command, due: after(at, decision.afterMs) };
}

function stopWaiting(intents: Intent<GameTypes>[]): void {
  for (const [seat, intent] of intents.entries()) if (intent === 'waiting') intents[seat] = undefined;
}
