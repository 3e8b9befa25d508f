import type { GameTypes, Match } from '@tablee/kernel';
import type { Connected, Connections } from './connections.ts';
import { type Stepped, snapshotOf, tailOf } from './frames.ts';
import type { History } from './history.ts';

/** What is shown of a match: it, as far as it is durable. */
export class Showing {
  readonly #definition: Match<GameTypes>['definition'];
  readonly #history: History;
  readonly #connections: Connections;
  #shown: { readonly seq: number; readonly state: object };

  constructor(match: Match<GameTypes>, history: History, connections: Connections) {
    this.#definition = match.definition;
    this.#shown = match;
    this.#history = history;
    this.#connections = connections;
  }

  show(step: Stepped): void {
    this.#shown = { seq: step.seq, state: step.after };
    this.#connections.show(this.#definition, step);
  }

  /** Where it stands for this connection: the frames since the last it has, or the view whole. */
  greet(connected: Connected, since: number | null, time: { readonly at: number; readonly live: boolean }): void {
    const { viewer, link } = connected;
    const { seq, state } = this.#shown;
    connected.follows = true;
    const steps = since === null ? null : this.#history.between(since, seq);
    if (steps === null || steps.length === 0) {
      link.send(snapshotOf(this.#definition.view(state, viewer), seq, time.at, time.live));
    } else for (const frame of tailOf(this.#definition, steps, viewer)) link.send(frame);
  }
}
