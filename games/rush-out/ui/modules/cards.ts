import { nameAll } from '../../locale/index.ts';
import { campOf } from '../../rules/camps.ts';
import { placeAt } from '../../rules/places.ts';
import type { EventOf } from '../../rules/types.ts';
import { sayIdle } from '../said/aloud.ts';
import type { EventLooks, Listener } from './contract.ts';

const EVENTS: EventLooks<EventOf<'completed' | 'discarded' | 'revealed'>> = {
  completed: {
    told: ({ seats, card }, say, nameOf) =>
      say('event.completed', { players: nameAll(seats.map(nameOf), say), card: card ?? 'dragon-tile' }),
    aloud: completedWords,
    felt: ({ seats }, { camp }, view) => (seats.some((seat) => campOf(view, seat) === camp) ? 'match' : 'loss'),
  },
  discarded: { flights: ({ card, spot }) => [{ card, from: spot, to: 'aside' }] },
  revealed: {
    told: ({ card }, say) => say('event.revealed', { card }),
    aloud: sayIdle,
    flights: ({ card, spot }, view) => [
      { card, from: placeAt(view, spot)?.kind === 'spell' ? 'spells' : 'trials', to: spot },
    ],
  },
};

/** RO-6, RO-21, RO-24. */
export const cardLooks = { id: 'cards', events: EVENTS } as const;

function completedWords(sight: EventOf<'completed'>, { me, view, say, nameOf }: Listener): string {
  const card = sight.card ?? 'dragon-tile';
  const isMine = sight.seats.some((seat) => seat === me);
  if (placeAt(view, sight.spot)?.kind === 'spell' && !isMine) return say('ui.said.spell', { card });
  return say('ui.said.completed', {
    who: isMine ? 'me' : 'other',
    players: nameAll(sight.seats.map(nameOf), say),
    card,
  });
}
