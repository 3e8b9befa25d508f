import type { GameTypes, Match, Viewer } from '@tablee/kernel';
import { chooseSeat } from '../arguments.ts';
import { print } from '../output.ts';
import { openMatchFile, positionAt } from '../stored.ts';

export interface ShowRequest {
  readonly at: number;
  readonly seat: string;
  readonly json: boolean;
}

/** Prints the position after an entry for one viewer; 'all' shows the whole state. */
export function show(file: string, { at, seat, json }: ShowRequest): void {
  const verified = openMatchFile(file);
  const match = positionAt(verified, at);
  const { definition } = verified;
  if (seat === 'all') {
    print(json, { seq: match.seq, at: match.at, state: match.state }, () =>
      caption(match, seat, definition.notation.state(match.state)),
    );
    return;
  }
  const view = definition.view(match.state, chooseViewer(seat, match));
  print(json, { seq: match.seq, at: match.at, view }, () => caption(match, seat, definition.notation.view(view)));
}

function caption(match: Match<GameTypes>, seat: string, table: string): string {
  return `after entry ${match.seq} at ${match.at} ms, seen by ${seat === 'all' || seat === 'spectator' ? seat : `seat ${seat}`}\n\n${table}`;
}

function chooseViewer(text: string, match: Match<GameTypes>): Viewer {
  return text === 'spectator' ? text : chooseSeat(text, match.table.seats);
}
