import { type Bot, bestOf, type Question, randomBot, simulate } from '@tablee/bot-kit';
import { type GameDefinition, type GameTypes, seatsOf, submit, winnersOf } from '@tablee/kernel';

/**
 * The peer: flat sampling. Tries every command equally often in imagined worlds with random play to the end of the
 * match, and plays the command with the most wins.
 */
export function flatSampling<G extends GameTypes>(definition: GameDefinition<G>, steps: number): Bot<G> {
  return {
    id: `flat sampling, ${steps} steps`,
    mind: null,
    decide(question) {
      const commands = [...definition.legal(question.view, question.seat, question.at)];
      const worths = new Map(commands.map((command) => [command, 0]));
      for (let spent = 0; commands.length > 1 && spent < steps; ) {
        for (const command of commands) {
          const tried = tryOut(definition, question, command);
          worths.set(command, (worths.get(command) ?? 0) + tried.worth);
          spent += tried.steps;
        }
      }
      const best = bestOf(commands, (command) => worths.get(command) ?? 0, question.rng);
      return best === null ? null : { command: best, afterMs: 0 };
    },
  };
}

function tryOut<G extends GameTypes>(
  definition: GameDefinition<G>,
  { table, view, seat, at, rng, memory }: Question<G>,
  command: G['command'],
): { readonly worth: number; readonly steps: number } {
  if (definition.imagine === undefined) throw new Error(`${definition.id} cannot be imagined`);
  const seed = Uint8Array.from({ length: 32 }, () => rng.below(256));
  const world = {
    definition,
    table,
    seed,
    state: definition.imagine(view, seat, rng, memory),
    seq: 0,
    at,
    undoable: null,
  };
  const { match } = submit(world, seat, command, at);
  const players = seatsOf(table.seats).map(() => randomBot(definition));
  const end = simulate({ match, events: [] }, players, definition.bound(table.options, table.seats)).match;
  const winners = winnersOf(definition.result(end.state) ?? { ranks: [] });
  return { worth: winners.includes(seat) ? 1 / winners.length : 0, steps: end.seq };
}
