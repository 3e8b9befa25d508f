import { type AnyGame, arrangeSeats, type GameTypes, type Rng, stepRng, type TableSetup } from '@tablee/kernel';
import { candidatesFor } from './candidates.ts';
import { walk } from './journey.ts';
import { type LawRun, seatsAt, type Visit } from './law.ts';
import { settingsOf, someWishes } from './tables.ts';

/** How often each rule was met in play. */
export interface Survey {
  readonly refusal: Readonly<Record<string, number>>;
  readonly event: Readonly<Record<string, number>>;
  readonly end: Readonly<Record<string, number>>;
}

type Tally = Record<keyof Survey, Record<string, number>>;

/** Plays whole random matches over all presets, seat counts and options, trying illegal commands on the way. */
export function surveyRules(definition: AnyGame, matches: number, onMatch?: (done: number) => void): Survey {
  const tally: Tally = { refusal: {}, event: {}, end: {} };
  const settings = settingsOf(definition);
  for (let seed = 0; seed < matches; seed += 1) {
    const setting = settings[seed % settings.length];
    if (setting === undefined) break;
    const rest = { varied: seed >= settings.length, seed, skip: 0, steps: Number.POSITIVE_INFINITY };
    walk(definition, { ...setting, ...rest }, surveyor(definition, tally));
    onMatch?.(seed + 1);
  }
  return tally;
}

function surveyor(definition: AnyGame, tally: Tally): LawRun {
  return {
    deal({ match: { table, seed }, events }) {
      for (const { rule } of events) count(tally.event, rule);
      tryWishes(definition, table, stepRng(seed, Number.MAX_SAFE_INTEGER), tally);
      return null;
    },
    state(visit) {
      const end = definition.result(visit.match.state)?.rule;
      if (end !== undefined) count(tally.end, end);
      tryCommands(definition, visit, tally);
      return null;
    },
    step({ played }) {
      for (const { events } of played) for (const { rule } of events) count(tally.event, rule);
      return null;
    },
  };
}

/** What the players of a table could wish for, and the rule that refuses it. */
function tryWishes(definition: AnyGame, table: TableSetup<GameTypes>, rng: Rng, tally: Tally): void {
  const arranged = arrangeSeats(definition, { ...table, seatOptions: someWishes(definition, table.seats, rng) });
  if (!arranged.ok) count(tally.refusal, arranged.refusal.rule);
}

function tryCommands(definition: AnyGame, visit: Visit, tally: Tally): void {
  const { match, rng } = visit;
  const acting = definition.toAct(match.state);
  const seat = rng.pick(acting.length > 0 && rng.below(3) > 0 ? acting : seatsAt(match));
  const view = definition.view(match.state, seat);
  for (const { command, at } of candidatesFor(visit, seat, match.at)) {
    const refusal = definition.check(view, seat, command, at);
    if (refusal !== null && refusal !== 'unknown') count(tally.refusal, refusal.rule);
  }
}

function count(counts: Record<string, number>, rule: string): void {
  counts[rule] = (counts[rule] ?? 0) + 1;
}
