import type { WhirlwindCommand, WhirlwindEvent } from '../../rules/modules/whirlwind.ts';
import { thingName } from '../play/things.ts';
import { sayTold } from '../said/aloud.ts';
import { faceWord } from '../said/face-words.ts';
import type { CommandLooks, EventLooks, UiModule } from './contract.ts';

const EVENTS: EventLooks<WhirlwindEvent> = {
  locked: {
    told: ({ seat }, say, nameOf) => say('event.locked', { player: nameOf(seat) }),
    aloud: sayTold,
    felt: ({ seat }, { me }) => (seat === me ? 'loss' : null),
  },
  freed: {
    told: ({ seat }, say, nameOf) => say('event.freed', { player: nameOf(seat) }),
    felt: ({ seat }, { me }) => (seat === me ? 'gain' : null),
  },
};

const COMMANDS: CommandLooks<WhirlwindCommand> = {
  lock: {
    feeling: 'lay',
    touches: ({ die }) => thingName({ at: 'die', die }),
    hint: ({ die }, { view, seat, say }) => say('hint.lock', { face: faceWord(view.dice[seat]?.[die], say) }),
    tried: ({ die }, { view, seat }, { say }) =>
      say('ui.example.lock', { face: faceWord(view.dice[seat]?.[die], say) }),
  },
};

const QUESTIONS: UiModule['questions'] = {
  lock: {
    mine: ({ isNarrow, say }) => [say('ui.lock'), isNarrow ? '' : say('ui.lock.late')],
    watched: ({ question, say, nameOf }) => [
      say('ui.lock.title'),
      say('ui.lock.watch', { player: nameOf(question.seat) }),
    ],
  },
};

/** RO-44, RO-A78. */
export const whirlwindLooks = { id: 'whirlwind', events: EVENTS, questions: QUESTIONS, commands: COMMANDS } as const;
