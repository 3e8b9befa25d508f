import { nameCard } from '../../locale/index.ts';
import type { EventOf } from '../../rules/types.ts';
import { sayIdle, sayTold } from '../said/aloud.ts';
import type { EventLooks } from './contract.ts';

const EVENTS: EventLooks<EventOf<'prepared' | 'called' | 'started' | 'asked' | 'chosen' | 'held' | 'over'>> = {
  prepared: { told: ({ kind }, say) => say(`event.${kind}`) },
  called: { told: ({ kind }, say) => say(`event.${kind}`), aloud: sayTold },
  started: { told: ({ kind }, say) => say(`event.${kind}`), aloud: sayTold, felt: () => 'shout' },
  asked: {
    told: ({ seat, rule }, say, nameOf) =>
      say(rule === 'RO-A78' ? 'ui.lock.watch' : 'event.asked', { player: nameOf(seat) }),
    aloud: (sight, listener) => (sight.seat === listener.me ? null : sayIdle(sight, listener)),
    felt: ({ seat }, { me }) => (seat === me ? 'turn' : null),
  },
  chosen: { told: ({ seat }, say, nameOf) => say('event.chosen', { player: nameOf(seat) }) },
  held: {
    told: ({ card, rule }, say) =>
      say('event.held', { by: rule === 'RO-34' ? 'dragon' : 'whirlwind', card: card ?? 'dragon-tile' }),
    aloud: sayTold,
    status: ({ card, rule }, { say }) => [
      nameCard(card ?? 'dragon-tile', say, 'title'),
      say(rule === 'RO-34' ? 'ui.badge.held' : 'ui.badge.awaited'),
    ],
  },
  over: { told: ({ camp }, say) => say('event.over', { camp: camp ?? 'none' }) },
};

/** Phases and questions. */
export const tableLooks = { id: 'table', events: EVENTS } as const;
