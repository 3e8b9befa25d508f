import type { TableMessage } from '../connections/connection.ts';
import type { Connected } from '../connections/connections.ts';
import type { MatchSession } from '../match/match-session.ts';
import type { Talk } from '../talk/talk.ts';

/** Passes a message on to the match of the table, if there is one. */
export function handleMessage(
  session: MatchSession | null,
  talk: Talk,
  connected: Connected,
  message: TableMessage,
): void {
  const match = session?.match ?? null;
  if (message.type === 'pong') {
    connected.trip.pong(message.n);
    return match?.showPings();
  }
  if (message.type === 'say') return talk.say(connected, message, match);
  if (message.type === 'resync') return match?.greet(connected, null);
  if (message.type === 'ready') return session?.noteReady(connected, message.for);
  if (message.type === 'draft') return match?.keepDraft(connected, message);
  if (match === null) connected.link.send({ type: 'problem', id: message.id, why: 'not-playing' });
  else match.ask(connected, message);
}
