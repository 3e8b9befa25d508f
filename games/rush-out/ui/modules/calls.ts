import type { HintQuestion } from '@tablee/table-ui';
import { nameCard, type RushWords } from '../../locale/index.ts';
import { isUnderDragon, spotOf } from '../../rules/board.ts';
import { cardOrTileAt } from '../../rules/check-place.ts';
import { type CallCommand, type CallEvent } from '../../rules/modules/calls.ts';
import type { RushTypes } from '../../rules/types.ts';
import type { CommandLooks, EventLooks } from './contract.ts';

const EVENTS: EventLooks<CallEvent> = {
  pinged: {
    told: ({ seat, word }, say, nameOf) => say('ui.pinged', { player: nameOf(seat), word: say(`ping.${word}`) }),
    aloud: ({ seat, spot, word }, { me, view, say, nameOf }) => {
      if (seat === me) return null;
      const card = cardOrTileAt(view, spot);
      return say('event.pinged', { player: nameOf(seat), card, word: say(`ping.${word}`) });
    },
    felt: ({ seat }, { me }) => (seat === me ? null : 'turn'),
  },
};

const COMMANDS: CommandLooks<CallCommand> = {
  ping: {
    feeling: 'turn',
    touches: ({ word }) => `ping-${word}`,
    hint: pingWords,
    tried: ({ spot, word }, { view }, { say }) =>
      say('ui.example.ping', { card: nameCard(cardOrTileAt(view, spot), say), word: say(`ping.${word}`) }),
  },
};

/** RO-A68. */
export const callLooks = { id: 'calls', events: EVENTS, commands: COMMANDS } as const;

/** RO-34: a hero whose card is held by the dragon calls for help against the dragon. */
function pingWords({ word, spot }: CallCommand, { view, seat, say }: HintQuestion<RushTypes, RushWords>): string {
  const here = spotOf(view, seat);
  if (here !== null && isUnderDragon(view, here)) return say('hint.ping.held', { card: cardOrTileAt(view, here) });
  return say(`hint.ping.${word}`, { card: cardOrTileAt(view, spot) });
}
