import {
  advance,
  after,
  botRng,
  type GameTypes,
  type Json,
  type Match,
  type Millis,
  nextWake,
  type Opening,
  type Outcome,
  type Played,
  type Seat,
  submit,
} from '@tablee/kernel';
import type { Bot } from './bot.ts';
import { rememberEvents } from './remember.ts';

interface PlannedCommand<G extends GameTypes> {
  readonly seat: Seat;
  readonly command: G['command'];
  readonly due: Millis;
  readonly isTentative: boolean;
}

/** 'waiting': the bot has no command, or was refused. It is asked again after the next step. */
type Intent<G extends GameTypes> = PlannedCommand<G> | 'waiting' | undefined;

interface SeatedBot<G extends GameTypes> {
  readonly bot: Bot<G>;
  readonly seat: Seat;
  memory: Json;
  intent: Intent<G>;
}

/** The match to continue, with the memories of its bots; blank ones if absent. */
export interface SimulationStart<G extends GameTypes> extends Opening<G> {
  readonly memories?: readonly Json[];
}

export interface Simulated<G extends GameTypes> {
  readonly match: Match<G>;
  readonly ended: 'result' | 'limit' | 'stuck';
}

/** Plays a match between bots in virtual time, for at most `limit` entries. */
export function simulate<G extends GameTypes>(
  opening: SimulationStart<G>,
  bots: readonly Bot<G>[],
  limit: number,
  onPlayed?: (played: Played<G>, match: Match<G>) => void,
): Simulated<G> {
  let { match } = opening;
  const players = bots.map((bot, seat) => seatBot(bot, seat as Seat, opening.memories?.[seat]));
  updateMemories(players, match, opening.events, match.at);
  const last = match.seq + limit;
  while (match.definition.result(match.state) === null) {
    if (match.seq >= last) return { match, ended: 'limit' };
    const outcome = playNext(match, players);
    if (outcome === null) return { match, ended: 'stuck' };
    match = outcome.match;
    for (const played of outcome.played) onPlayed?.(played, match);
    updateBots(players, outcome);
  }
  return { match, ended: 'result' };
}

function seatBot<G extends GameTypes>(bot: Bot<G>, seat: Seat, memory = bot.mind?.start ?? null): SeatedBot<G> {
  return { bot, seat, memory, intent: undefined };
}

/** Plays the next wake or the earliest planned command. Null if neither will ever come. */
function playNext<G extends GameTypes>(match: Match<G>, players: readonly SeatedBot<G>[]): Outcome<G> | null {
  const plan = earliestPlan(match, players);
  const wake = nextWake(match);
  if (wake !== null && (plan === null || wake <= plan.due)) return advance(match, wake);
  if (plan === null) return null;
  const outcome = submit(match, plan.seat, plan.command, plan.due);
  (players[plan.seat] as SeatedBot<G>).intent = outcome.refusal === null ? undefined : 'waiting';
  return outcome;
}

function earliestPlan<G extends GameTypes>(
  match: Match<G>,
  players: readonly SeatedBot<G>[],
): PlannedCommand<G> | null {
  let earliest: PlannedCommand<G> | null = null;
  for (const seat of match.definition.toAct(match.state)) {
    const player = players[seat] as SeatedBot<G>;
    const intent = (player.intent ??= decide(match, player));
    if (intent !== 'waiting' && (earliest === null || intent.due < earliest.due)) earliest = intent;
  }
  return earliest;
}

function decide<G extends GameTypes>(
  match: Match<G>,
  { bot, seat, memory }: SeatedBot<G>,
): PlannedCommand<G> | 'waiting' {
  const { definition, table, state, at } = match;
  const rng = botRng(match.seed, seat, match.seq);
  const decision = bot.decide({ table, view: definition.view(state, seat), seat, people: [], at, memory, rng });
  if (decision === null) return 'waiting';
  const { command, afterMs, isTentative = false } = decision;
  return { seat, command, due: after(at, afterMs), isTentative };
}

/** Updates memories. A bot that waited, planned a stopgap, or can no longer play its command is asked again. */
function updateBots<G extends GameTypes>(players: readonly SeatedBot<G>[], { match, played }: Outcome<G>): void {
  if (played.length === 0) return;
  for (const { entry, events } of played) updateMemories(players, match, events, entry.at);
  for (const player of players) {
    if (mayChangeItsMind(player.intent) || isNoLongerLegal(match, player)) player.intent = undefined;
  }
}

function updateMemories<G extends GameTypes>(
  players: readonly SeatedBot<G>[],
  { definition, state }: Match<G>,
  events: readonly G['event'][],
  at: Millis,
): void {
  for (const player of players) {
    player.memory = rememberEvents(definition, player.bot.mind, player.memory, player.seat, { state, events, at });
  }
}

function mayChangeItsMind<G extends GameTypes>(intent: Intent<G>): boolean {
  return intent === 'waiting' || intent?.isTentative === true;
}

function isNoLongerLegal<G extends GameTypes>(
  { definition, state }: Match<G>,
  { intent, seat }: SeatedBot<G>,
): boolean {
  if (intent === undefined || intent === 'waiting' || definition.traits.pace === 'turns') return false;
  return definition.check(definition.view(state, seat), seat, intent.command, intent.due) !== null;
}
