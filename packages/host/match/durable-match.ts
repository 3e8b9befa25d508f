import type { Entry, GameTypes, Match, Seat, Viewer } from '@tablee/kernel';
import type { Connected, Connections } from '../connections/connections.ts';
import { type MatchStep, snapshotOf, tailOf } from './frames.ts';
import type { History } from './history.ts';

/** A match as far as it is durable: nobody is shown more of it. */
export class DurableMatch {
  readonly #definition: Match<GameTypes>['definition'];
  readonly #history: History;
  readonly #connections: Connections;
  /** The entry with which somebody took the seat, or was last noted as away there. */
  readonly #missedUntil = new Map<Seat, number>();
  #shown: { readonly seq: number; readonly state: object };

  constructor(match: Match<GameTypes>, history: History, connections: Connections) {
    this.#definition = match.definition;
    this.#shown = match;
    this.#history = history;
    this.#connections = connections;
  }

  show(step: MatchStep): void {
    this.#shown = { seq: step.seq, state: step.after };
    this.#connections.show(this.#definition, step);
  }

  note(entry: Entry<GameTypes>): void {
    if (entry.kind !== 'table') return;
    const { note, seq } = entry;
    if (note.what === 'seated' || note.what === 'away') this.#missedUntil.set(note.seat, seq);
  }

  /** Sends the frames since the last one that this connection has, or the whole view. */
  greet(connected: Connected, since: number | null, time: { readonly at: number; readonly live: boolean }): void {
    const { viewer, link } = connected;
    const { seq, state } = this.#shown;
    connected.follows = true;
    const steps = since === null || !this.#wasThere(viewer, since) ? null : this.#history.between(since, seq);
    if (steps === null || steps.length === 0) {
      link.send(snapshotOf(this.#definition.view(state, viewer), seq, time.at, time.live));
    } else for (const frame of tailOf(this.#definition, steps, viewer)) link.send(frame);
  }

  /**
   * What was shown once may lie face down by now: it is told again only to a person who sat there all the while. A line
   * that was cut too briefly to be noted does not count. Anybody may come to watch, so nobody who watches was there before.
   */
  #wasThere(viewer: Viewer, since: number): boolean {
    return viewer !== 'spectator' && since >= (this.#missedUntil.get(viewer) ?? 0);
  }
}
