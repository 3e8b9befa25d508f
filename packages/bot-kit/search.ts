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

/** How a bot thinks ahead. */
export interface Search<G extends GameTypes> {
  /** How many entries are played in thought for one decision: counted, not timed, so that it thinks alike on any machine. */
  readonly steps: number;
  /** How many entries one try plays on before it is judged; a match that ends sooner is judged by its result. */
  readonly horizon: number;
  /** Who plays every seat in thought. */
  readonly player: Bot<G>;
  /** The mind of the bot that searches: where `player` has the same one, the bot's own seat plays on with its memory. */
  readonly mind?: Bot<G>['mind'];
  /** How good a position looks for a seat: 0 is lost, 1 is won. */
  readonly judge: (view: G['view'], seat: Seat) => number;
}

interface Candidate<G extends GameTypes> {
  readonly command: G['command'];
  worth: number;
}

/**
 * The command that does best in worlds the seat could be in, as far as it sees and remembers; null where there is none.
 * All are tried in the same worlds with the same chance to come, so that luck does not tell them apart, and the worse half
 * is given up again and again.
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

/** Of two sure wins the nearer one is better. */
const DISCOUNT_PER_ENTRY = 1e-4;

/** Returns how many entries that took. */
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
    steps += Math.max(1, end.seq); // a refused command that ends nothing must not think for ever
  }
  return steps;
}

function worthOf<G extends GameTypes>({ definition, state }: Match<G>, seat: Seat, judge: Search<G>['judge']): number {
  const result = definition.result(state);
  if (result === null) return judge(definition.view(state, seat), seat);
  const winners = winnersOf(result);
  return winners.includes(seat) ? 1 / winners.length : 0;
}
