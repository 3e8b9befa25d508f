import { nameCard } from '../../locale/index.ts';
import type { InvocationEvent } from '../../rules/modules/invocation.ts';
import { sayTold } from '../said/aloud.ts';
import type { EventLooks } from './contract.ts';

const EVENTS: EventLooks<InvocationEvent> = {
  summoned: {
    told: (_, say) => say('event.summoned'),
    aloud: sayTold,
    felt: () => 'draw',
    status: ({ card }, { say }) => [nameCard(card, say, 'title'), say('ui.effect.summoned')],
    flights: ({ card, spot }) => [{ card, from: spot, to: 'trials' }],
  },
};

/** RO-31. */
export const invocationLooks = { id: 'invocation', events: EVENTS } as const;
