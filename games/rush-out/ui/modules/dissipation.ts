import { type DissipationCommand, type DissipationEvent, hamperOf } from '../../rules/modules/dissipation.ts';
import { sayTold } from '../said/aloud.ts';
import type { CommandLooks, EventLooks } from './contract.ts';

const EVENTS: EventLooks<DissipationEvent> = {
  hampered: {
    told: ({ seat, card }, say, nameOf) => say('event.hampered', { player: nameOf(seat), how: hamperOf(card) ?? '' }),
    aloud: sayTold,
    felt: ({ seat }, { me }) => (seat === me ? 'loss' : 'flip'),
    status: ({ card, seat }, { game, say }) => [
      say('ui.hampered', { who: seat === game.me ? 'me' : 'other' }),
      say('ui.hampered.how', { who: seat === game.me ? 'me' : 'other', how: hamperOf(card) ?? '' }),
    ],
    flights: ({ card, from, spot }) => [{ card, from, to: spot }],
  },
  lifted: {
    told: ({ seat }, say, nameOf) => say('event.lifted', { player: nameOf(seat) }),
    aloud: sayTold,
    felt: (_, { camp }) => (camp === 'heroes' ? 'gain' : 'loss'),
    flights: ({ card, spot }) => [{ card, from: spot, to: 'aside' }],
  },
};

const COMMANDS: CommandLooks<DissipationCommand> = {
  hamper: {
    feeling: 'match',
    touches: ({ hero }) => `pick-${hero}`,
    hint: ({ hero }, { say, nameOf }) => say('hint.hamper', { player: nameOf(hero) }),
    tried: ({ hero }, _, { say, nameOf }) => say('ui.example.hamper', { player: nameOf(hero) }),
  },
};

/** RO-42, RO-43. */
export const dissipationLooks = { id: 'dissipation', events: EVENTS, commands: COMMANDS } as const;
