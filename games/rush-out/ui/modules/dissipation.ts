import { nameCard } from '../../locale/index.ts';
import { cardOrTileAt } from '../../rules/check-place.ts';
import { type DissipationCommand, type DissipationEvent, hamperOf } from '../../rules/modules/dissipation.ts';
import { thingName } from '../play/things.ts';
import { sayTold } from '../said/aloud.ts';
import type { CommandLooks, EventLooks, UiModule } from './contract.ts';

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
    shakes: ({ seat }) => seat,
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
    touches: ({ hero }) => thingName({ at: 'pick', hero }),
    hint: ({ hero }, { say, nameOf }) => say('hint.hamper', { player: nameOf(hero) }),
    tried: ({ hero }, _, { say, nameOf }) => say('ui.example.hamper', { player: nameOf(hero) }),
  },
};

const QUESTIONS: UiModule['questions'] = {
  hamper: {
    mine: ({ question, view, say }) => [
      say('ui.pick', { how: hamperOf(cardOrTileAt(view, question.spot)) ?? '' }),
      say('ui.pick.late'),
    ],
    watched: ({ question, view, say, nameOf }) => [
      nameCard(cardOrTileAt(view, question.spot), say, 'title'),
      say('ui.pick.watch', { player: nameOf(question.seat) }),
    ],
  },
};

/** RO-42, RO-43. */
export const dissipationLooks = {
  id: 'dissipation',
  events: EVENTS,
  questions: QUESTIONS,
  commands: COMMANDS,
} as const;
