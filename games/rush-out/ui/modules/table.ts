import type { EventOf } from '../../rules/types.ts';
import { sayIdle, sayTold } from '../said/aloud.ts';
import type { EventLooks } from './contract.ts';

const EVENTS: EventLooks<EventOf<'prepared' | 'called' | 'started' | 'asked' | 'over'>> = {
  prepared: { told: ({ kind }, say) => say(`event.${kind}`) },
  called: { told: ({ kind }, say) => say(`event.${kind}`), aloud: sayTold },
  started: { told: ({ kind }, say) => say(`event.${kind}`), aloud: sayTold, felt: () => 'shout' },
  asked: {
    told: ({ seat }, say, nameOf) => say('event.asked', { player: nameOf(seat) }),
    aloud: (sight, listener) => (sight.seat === listener.me ? null : sayIdle(sight, listener)),
    felt: ({ seat }, { me }) => (seat === me ? 'turn' : null),
  },
  over: { told: ({ camp }, say) => say('event.over', { camp }) },
};

/** Phases and questions. */
export const tableLooks = { id: 'table', events: EVENTS } as const;
