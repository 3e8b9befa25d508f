import { nameCard } from '../../locale/index.ts';
import { heroDiceAt } from '../../rules/board.ts';
import { cardOrTileAt } from '../../rules/check-place.ts';
import { type ConfusionCommand, type ConfusionEvent } from '../../rules/modules/confusion.ts';
import type { EventOf } from '../../rules/types.ts';
import { isSameTarget } from '../play/aims.ts';
import { thingName } from '../play/things.ts';
import { sayIdle, sayTold } from '../said/aloud.ts';
import { faceWord } from '../said/face-words.ts';
import type { CommandLooks, EventLooks, StatusLines, StatusReader } from './contract.ts';

const EVENTS: EventLooks<ConfusionEvent> = {
  pushed: {
    told: ({ dice, card }, say) =>
      say('event.pushed', { count: dice.length, ofCard: nameCard(card ?? 'dragon-tile', say, 'of') }),
    aloud: (sight, listener) => {
      const count = mineIn(sight, listener.me);
      return count > 0 ? listener.say('ui.said.pushed-mine', { count }) : sayIdle(sight, listener);
    },
    felt: (sight, { me }) => (mineIn(sight, me) > 0 ? 'loss' : 'flip'),
    status: pushedLines,
  },
  fizzled: {
    told: ({ why }, say) => say('event.fizzled', { why }),
    aloud: sayTold,
    status: ({ why }, { say }) => [say('ui.effect.fizzled'), say('ui.log.fizzled', { why })],
  },
};

const COMMANDS: CommandLooks<ConfusionCommand> = {
  aim: {
    feeling: 'match',
    touches: (command, aims) => {
      const nth = (aims ?? []).find(({ target }) => isSameTarget(target, command))?.nth ?? 0;
      return thingName({ at: 'aim', nth });
    },
    hint: ({ spot, die }, { view, say, nameOf }) => {
      const card = cardOrTileAt(view, spot);
      if (die === null) return say('hint.aim.all', { count: heroDiceAt(view, spot).length, card });
      return say('hint.aim.one', { player: nameOf(die.seat), card });
    },
    tried: ({ spot, die }, { view }, { say, nameOf }) => {
      const card = nameCard(cardOrTileAt(view, spot), say, 'of');
      if (die === null) return say('ui.example.aim', { card });
      const face = faceWord(view.dice[die.seat]?.[die.die], say);
      return say('ui.example.aim.die', { card, player: nameOf(die.seat), face });
    },
  },
  decline: {
    feeling: 'tap',
    touches: () => 'decline',
    hint: (_, { say }) => say('hint.decline'),
    tried: (_, __, { say }) => say('ui.example.decline'),
  },
};

/** RO-29, RO-30, RO-38. */
export const confusionLooks = { id: 'confusion', events: EVENTS, commands: COMMANDS } as const;

/** Number of pushed dice of this seat. */
function mineIn({ dice }: EventOf<'pushed'>, me: number | null): number {
  return dice.filter(({ seat }) => seat === me).length;
}

function pushedLines(sight: EventOf<'pushed'>, { game, say }: StatusReader): StatusLines {
  const mine = mineIn(sight, game.me);
  const card = sight.card ?? 'dragon-tile';
  if (mine > 0) return [nameCard(card, say, 'title'), say('ui.said.pushed-mine', { count: mine })];
  const facts = { count: sight.dice.length, ofCard: nameCard(card, say, 'of') };
  return [say('spell.confusion', { form: 'title' }), say('ui.effect.pushed', facts)];
}
