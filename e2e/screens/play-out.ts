import { type Bot, simulate } from '@tablee/bot-kit';
import type { MatchStep } from '@tablee/host';
import { type GameDefinition, type GameTypes, openMatch, type TableSetup } from '@tablee/kernel';

const MAX_ENTRIES = 1_000;

/** Every step of a match between bots with a fixed seed: the deal, then the entries. */
export function playOut<G extends GameTypes>(
  game: GameDefinition<G>,
  setup: TableSetup<G>,
  seed: Parameters<typeof openMatch>[2],
  bot: Bot<G>,
): MatchStep[] {
  const opening = openMatch(game, setup, seed);
  const { state, at } = opening.match;
  const steps: MatchStep[] = [{ seq: 0, at, entry: null, before: null, after: state, events: opening.events }];
  const bots = Array.from({ length: setup.seats }, () => bot);
  simulate(opening, bots, MAX_ENTRIES, ({ entry, events }, match) => {
    const before = steps.at(-1)?.after ?? null;
    steps.push({ seq: entry.seq, at: entry.at, entry, before, after: match.state, events });
  });
  return steps;
}
