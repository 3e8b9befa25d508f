import { type GameDefinition, type Moment, type Seat, type Step, seatsOf, type Verdict } from '@tablee/kernel';
import { playRush } from './actions.ts';
import { sorcererOf } from './camps.ts';
import { rushClientRules } from './client-rules.ts';
import { noteCourse } from './course.ts';
import { fallbackRush } from './fallback.ts';
import { checkRush, contestRush } from './legality.ts';
import { installedModules, modulesOf, specOf } from './modules/installed.ts';
import { rushNotation } from './notation.ts';
import { parseRushCommand } from './parse.ts';
import { piecesOfRush, swapCards } from './pieces.ts';
import { setupRush } from './setup.ts';
import type { RushCommand, RushState, RushTable, RushTypes } from './types.ts';
import { sightRush, viewRush } from './view.ts';
import { rushWakeAt, wakeRush } from './wakes.ts';

function apply(state: RushState, seat: Seat, command: RushCommand, moment: Moment): Verdict<RushTypes> {
  const refusal = checkRush(viewRush(state), seat, command, moment.at);
  if (refusal !== null) return { ok: false, refusal };
  return { ok: true, step: noteCourse(state, playRush(state, seat, command, moment), moment) };
}

function wake(state: RushState, moment: Moment): Step<RushTypes> {
  return noteCourse(state, wakeRush(state, moment), moment);
}

function toAct(state: RushState): readonly Seat[] {
  if (state.phase === 'signal') return [sorcererOf(state)];
  return state.phase === 'play' ? seatsOf(state.dice.length) : awaitedIn(state);
}

/** Seats that keep the table from resting after a round. */
function awaitedIn(table: RushTable): readonly Seat[] {
  if (table.phase !== 'result') return [];
  return modulesOf(table).flatMap(({ awaited }) => awaited?.(table) ?? []);
}

/** Upper bound of entries in a match; matches between bots stayed below it. */
const MAX_ENTRIES = 20_000;

/** The game with the modules that are installed. */
export const rushOut: GameDefinition<RushTypes> = {
  ...rushClientRules,
  version: 4,
  notation: rushNotation,
  get examples() {
    return installedModules().flatMap(({ commands = {} }) =>
      Object.values(commands).flatMap(({ examples }) => examples as readonly RushCommand[]),
    );
  },
  setup: setupRush,
  parse: parseRushCommand,
  apply,
  isAside: (command) => specOf(command.do).isAside === true,
  wakeAt: rushWakeAt,
  wake,
  toAct,
  view: viewRush,
  sight: sightRush,
  fallback: fallbackRush,
  contest: contestRush,
  pieces: piecesOfRush,
  swap: swapCards,
  rests: (table) => table.phase === 'ready' || (table.phase === 'result' && awaitedIn(table).length === 0),
  countsDown: ({ phase }) => phase === 'ready',
  bound: () => MAX_ENTRIES,
};
