import { canBeJoined } from '../../rules/check-place.ts';
import { DRAGON_ON_LAST_CARD } from '../../rules/content/dragon.ts';
import type { DragonEvent } from '../../rules/modules/dragon.ts';
import type { EventOf } from '../../rules/types.ts';
import { sayTold } from '../said/aloud.ts';
import type { EventLooks, StatusLines, StatusReader } from './contract.ts';

const EVENTS: EventLooks<DragonEvent> = {
  advanced: {
    told: ({ from, to }, say) => say('event.advanced', { to, count: to - from }),
    aloud: sayTold,
    felt: (_, { camp }) => (camp === 'sorcerer' ? 'gain' : 'loss'),
    status: advancedLines,
  },
  repelled: {
    told: ({ to }, say) => say('event.repelled', { to }),
    aloud: sayTold,
    felt: (_, { camp }) => (camp === 'sorcerer' ? 'loss' : 'gain'),
    status: (_, { say }) => [say('ui.effect.repelled'), ''],
  },
};

/** RO-32 to RO-37. */
export const dragonLooks = { id: 'dragon', events: EVENTS } as const;

function advancedLines({ to }: EventOf<'advanced'>, { game, say }: StatusReader): StatusLines {
  const isUrgent = game.camp === 'heroes' && to === DRAGON_ON_LAST_CARD && canBeJoined(game.shown.view, 'dragon');
  return [say('ui.effect.advanced'), isUrgent ? say('ui.danger.repel') : ''];
}
