import { type Bots, randomBot, simulate, usualBot } from '@tablee/bot-kit';
import {
  type AnyGame,
  arrangeSeats,
  type GameTypes,
  openMatch,
  type Rng,
  type Rule,
  seatsOf,
  seedFromWord,
  stepRng,
  type TableSetup,
  teamsAt,
} from '@tablee/kernel';
import { candidatesFor } from './candidates.ts';
import { type Journey, walk } from './journey.ts';
import { type LawRun, seatsAt, type VisitedState } from './law.ts';
import { randomSeatOptions, type Setting, settingsOf, variedTable } from './tables.ts';

/** One way in which a rule shows in play. */
export interface Showing {
  readonly id: string;
  readonly as: Rule['shows'][number];
}

export interface Survey {
  readonly matches: number;
  /** Ways that did not occur in any match. */
  readonly unmet: readonly Showing[];
}

/** All ways in which the rulebook says that rules show, except for rare rules. */
export function showingsOf({ rulebook }: AnyGame): Showing[] {
  return Object.entries(rulebook).flatMap(([id, { shows, isRare }]) =>
    isRare === true ? [] : shows.map((as) => ({ id, as })),
  );
}

/**
 * Plays matches at all presets, seat counts and options, and tries illegal commands on the way. Matches alternate between
 * bots and random journeys; in a third of the matches of bots one team plays at random, to reach ends that are rare among
 * equals. Stops when every rule has shown in every way, or after `most` matches.
 */
export function surveyRules(definition: AnyGame, bots: Bots, most: number, onMatch?: (done: number) => void): Survey {
  const met = new Set<string>();
  const settings = settingsOf(definition);
  const left = (): Showing[] => showingsOf(definition).filter((showing) => !met.has(keyOf(showing)));
  let matches = 0;
  while (matches < most && left().length > 0) {
    const setting = settings[(matches >> 1) % settings.length] as Setting;
    const isAnyRefusalLeft = left().some(({ as }) => as === 'refusal');
    const watch = watchRules(definition, met, isAnyRefusalLeft);
    if (matches % 2 === 0) watchBots(definition, bots, setting, matches, watch);
    else walk(definition, bots, someJourney(setting, matches), watch);
    matches += 1;
    onMatch?.(matches);
  }
  return { matches, unmet: left() };
}

function keyOf({ id, as }: Showing): string {
  return `${id} ${as}`;
}

/** Entries per match between bots. Rules that show late also show in short matches. */
const LONGEST_WATCH = 2_000;
const LONGEST_SKIP = 400;
const LONGEST_WALK = 400;

function someJourney(setting: Setting, seed: number): Journey {
  const skip = stepRng(seedFromWord(`survey ${seed}`), 0).below(LONGEST_SKIP);
  return { ...setting, varied: true, seed, skip, skipped: 'by bots', steps: LONGEST_WALK };
}

function watchBots(definition: AnyGame, bots: Bots, setting: Setting, seed: number, watch: RuleWatch): void {
  const rng = stepRng(seedFromWord(`watch ${seed}`), 0);
  const table = variedTable(definition, setting, rng);
  const opening = openMatch(definition, table, seedFromWord(`survey ${seed}`));
  const commands: object[] = [...definition.examples];
  const usual = usualBot(definition, bots);
  const isUneven = rng.below(3) === 0;
  const weak = isUneven ? rng.pick(teamsAt(definition, opening.match.table)) : [];
  const players = seatsOf(table.seats).map((seat) => (weak.includes(seat) ? randomBot(definition) : usual));
  watch.deal(opening);
  watch.state({ match: opening.match, rng, commands });
  const most = Math.min(LONGEST_WATCH, definition.bound(table.options, table.seats));
  simulate(opening, players, most, (played, match) => {
    if (played.entry.kind === 'command') commands.push(played.entry.command);
    watch.step({ before: match, after: match, played: [played], rng });
    watch.state({ match, rng, commands });
  });
}

type RuleWatch = Required<Pick<LawRun, 'deal' | 'step' | 'state'>>;

/** Illegal commands take most of the time, so they are tried only while a refusal is left. */
function watchRules(definition: AnyGame, met: Set<string>, triesCommands: boolean): RuleWatch {
  const meet = (as: Showing['as'], id: string | undefined): void => {
    if (id !== undefined) met.add(keyOf({ id, as }));
  };
  const hear = (events: readonly GameTypes['event'][]): null => {
    for (const { rule } of events) meet('event', rule);
    return null;
  };
  return {
    deal({ match: { table, seed }, events }) {
      meet('refusal', refusedSeating(definition, table, stepRng(seed, Number.MAX_SAFE_INTEGER)));
      return hear(events);
    },
    step: ({ played }) => hear(played.flatMap(({ events }) => events)),
    state(visit) {
      meet('end', definition.result(visit.match.state)?.rule);
      if (triesCommands) for (const rule of refusalsHere(definition, visit)) meet('refusal', rule);
      return null;
    },
  };
}

/** The rule that refuses random seat options at this table, if any. */
function refusedSeating(definition: AnyGame, table: TableSetup<GameTypes>, rng: Rng): string | undefined {
  const arranged = arrangeSeats(definition, { ...table, seatOptions: randomSeatOptions(definition, table.seats, rng) });
  return arranged.ok ? undefined : arranged.refusal.rule;
}

function refusalsHere(definition: AnyGame, visit: VisitedState): string[] {
  const { match, rng } = visit;
  const acting = definition.toAct(match.state);
  const seat = rng.pick(acting.length > 0 && rng.below(3) > 0 ? acting : seatsAt(match));
  const view = definition.view(match.state, seat);
  return candidatesFor(visit, seat, match.at).flatMap(({ command, at }) => {
    const refusal = definition.check(view, seat, command, at);
    return refusal === null || refusal === 'unknown' ? [] : [refusal.rule];
  });
}
