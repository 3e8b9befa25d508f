import {
  type GameDefinition,
  type GameTypes,
  type Match,
  type Rng,
  type Seat,
  type Seed,
  seatsOf,
  submit,
  winnersOf,
} from '@tablee/kernel';
import type { Bot, Question } from './bot.ts';
import { blankMemories } from './remember.ts';
import { simulate } from './simulate.ts';

/** Parameters of a search. */
export interface Search<G extends GameTypes> {
  /**
   * Budget per decision in simulated entries. Counted and not timed, so that the result is the same on every machine.
   */
  readonly steps: number;
  /** Length of one playout in entries. A match that ends sooner is judged by its result. */
  readonly horizon: number;
  /** Bot that plays every seat of a playout. */
  readonly player: Bot<G>;
  /** Mind of the searching bot. If `player` has the same one, the bot's own seat continues with its memory. */
  readonly mind?: Bot<G>['mind'];
  /** Estimated value of a position for a seat, from 0 (lost) to 1 (won). */
  readonly judge: (view: G['view'], seat: Seat) => number;
}

interface Candidate<G extends GameTypes> {
  readonly command: G['command'];
  worth: number;
}

/**
 * The command that does best in random worlds consistent with what the seat sees and remembers; null if there are no
 * commands. Sequential halving: all candidates play the same worlds with the same future chance, which cancels luck out,
 * and the worse half is dropped after each round.
 */
export function searchBest<G extends GameTypes>(
  definition: GameDefinition<G>,
  question: Question<G>,
  commands: readonly G['command'][],
  search: Search<G>,
): G['command'] | null {
  let left = question.rng.shuffle(commands).map((command): Candidate<G> => ({ command, worth: 0 }));
  const rounds = Math.ceil(Math.log2(left.length));
  let spent = 0;
  for (let round = 1; left.length > 1; round += 1) {
    do spent += scoreCandidates(imagineMatch(definition, question), question, left, search);
    while (spent < (search.steps * round) / rounds);
    left = left.toSorted((one, other) => other.worth - one.worth).slice(0, Math.ceil(left.length / 2));
  }
  return left[0]?.command ?? null;
}

function imagineMatch<G extends GameTypes>(
  definition: GameDefinition<G>,
  { table, view, seat, at, rng, memory }: Question<G>,
): Match<G> {
  if (definition.imagine === undefined) throw new Error(`${definition.id} cannot be imagined`);
  const state = definition.imagine(view, seat, rng, memory);
  return { definition, table, seed: drawSeed(rng), state, seq: 0, at, undoable: null };
}

const SEED_WORDS = 8;
const WORD_RANGE = 2 ** 32;

function drawSeed(rng: Rng): Seed {
  return new Uint8Array(Uint32Array.from({ length: SEED_WORDS }, () => rng.below(WORD_RANGE)).buffer);
}

/** Discount per entry, so that the nearer of two certain wins is preferred. */
const DISCOUNT_PER_ENTRY = 1e-4;

/** Returns the number of entries that were played. */
function scoreCandidates<G extends GameTypes>(
  world: Match<G>,
  { seat, at, memory }: Question<G>,
  candidates: readonly Candidate<G>[],
  { horizon, player, mind = null, judge }: Search<G>,
): number {
  const players = seatsOf(world.table.seats).map(() => player);
  const blank = blankMemories(player.mind, players.length);
  const memories = mind !== null && mind === player.mind ? blank.with(seat, memory) : blank;
  let steps = 0;
  for (const candidate of candidates) {
    const { match } = submit(world, seat, candidate.command, at);
    const end = simulate({ match, events: [], memories }, players, horizon).match;
    candidate.worth += worthOf(end, seat, judge) * (1 - DISCOUNT_PER_ENTRY * end.seq);
    steps += Math.max(1, end.seq); // a refused command plays no entry, and the budget must still run out
  }
  return steps;
}

function worthOf<G extends GameTypes>({ definition, state }: Match<G>, seat: Seat, judge: Search<G>['judge']): number {
  const result = definition.result(state);
  if (result === null) return judge(definition.view(state, seat), seat);
  const winners = winnersOf(result);
  return winners.includes(seat) ? 1 / winners.length : 0;
}
