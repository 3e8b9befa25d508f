import type { Tip } from '@tablee/table-ui';
import { findSpell } from '../../rules/content/cards.ts';
import type { Hamper } from '../../rules/content/dissipations.ts';
import type { LaidCard, Spot } from '../../rules/types.ts';
import { ownDice, type TipContext } from './coached.ts';
import { cardSelector, dieSelector, fleetingTip, PICK, STOP, tip } from './tip.ts';

/** Tips about rounds and dissipations; none in a training. */
export function scenarioTips(coached: TipContext): Tip[] {
  const { view, game, say } = coached;
  if (view.rounds === null) return [];
  const round = tip('round', STOP, say('ui.guide.round'), view.phase === 'result');
  return game.camp === 'sorcerer' ? [hamperTip(coached), round] : [...hamperedTips(coached), round];
}

/** RO-42. */
function hamperTip({ view, game, say }: TipContext): Tip {
  const isAsked = view.questions.some(({ about, seat }) => about === 'hamper' && seat === game.me);
  return fleetingTip('hamper', PICK, say('ui.guide.sorcerer.hamper'), isAsked);
}

/** RO-43, RO-44. */
function hamperedTips({ view, game, say }: TipContext): Tip[] {
  const mine = (view.laid ?? []).filter(({ seat }) => seat === game.me);
  const barring = mine.find(({ card }) => howOf(card) !== 'whirlwind');
  const how = barring === undefined ? null : howOf(barring.card);
  const locked = ownDice(game).findIndex(({ is }) => is === 'locked');
  return [
    tip(
      'hampered',
      cardSelector(barring === undefined ? undefined : spotOf(barring)),
      how === null ? '' : say('ui.guide.hero.hampered', { how }),
      game.isPlaying && how !== null,
    ),
    tip('locked', dieSelector(locked), say('ui.guide.hero.locked'), game.isPlaying && locked !== -1),
  ];
}

function howOf(card: string): Hamper | null {
  const effect = findSpell(card)?.effect;
  return effect?.do === 'hamper' ? effect.how : null;
}

function spotOf({ seat, card }: LaidCard): Spot {
  return `hero-${seat}/${card}`;
}
