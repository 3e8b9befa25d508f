import type { Entry, GameTypes, Match, Seat, Viewer } from '@tablee/kernel';
import type { Connected, Connections } from '../connections/connections.ts';
import { type MatchStep, snapshotOf, tailOf } from './frames.ts';
import type { History } from './history.ts';

/** The durable part of a match: viewers are shown no more than this. */
export class DurableMatch {
  readonly #definition: Match<GameTypes>['definition'];
  readonly #history: History;
  readonly #connections: Connections;
  /** Last entry that the current person may not have seen: they took the seat, or were last noted as away, with it. */
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

  /** Sends the missing frames, or a snapshot if they are too many or must not be shown. */
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
   * Old frames may show cards that lie face down by now: only a person who was present for all of them gets them. Cuts
   * too short for a note do not count as absence. Spectators never qualify, because anybody may become one.
   */
  #wasThere(viewer: Viewer, since: number): boolean {
    return viewer !== 'spectator' && since >= (this.#missedUntil.get(viewer) ?? 0);
  }
}
