import type { RoundsCommand, RoundsEvent } from '../../rules/modules/rounds.ts';
import { resultLines } from '../rounds/result-lines.ts';
import { sayTold } from '../said/aloud.ts';
import type { CommandLooks, EventLooks } from './contract.ts';

const EVENTS: EventLooks<RoundsEvent> = {
  cup: {
    told: ({ camp, round }, say) => say('event.cup', { camp, round }),
    aloud: sayTold,
    felt: ({ camp }, game) => (camp === game.camp ? 'gain' : 'loss'),
  },
  stopping: {
    told: ({ seat, wants }, say, nameOf) =>
      say('event.stopping', { player: nameOf(seat), wants: wants ? 'yes' : 'no' }),
    aloud: sayTold,
    felt: ({ seat }, { me }) => (seat === me ? null : 'turn'),
  },
};

const COMMANDS: CommandLooks<RoundsCommand> = {
  stop: {
    feeling: 'tap',
    touches: () => 'stop',
    hint: (_, { say }) => say('ui.stop'),
    tried: ({ wants }, _, { say }) => say('ui.example.stop', { wants: wants ? 'yes' : 'no' }),
  },
};

/** RO-39, RO-40, RO-A94. */
export const roundLooks = { id: 'rounds', events: EVENTS, commands: COMMANDS, resting: resultLines } as const;
