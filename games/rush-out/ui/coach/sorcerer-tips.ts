import type { Tip } from '@tablee/table-ui';
import { bannersOf } from '../../rules/board.ts';
import { findSpell } from '../../rules/content/cards.ts';
import { placeAt } from '../../rules/places.ts';
import { isOpen } from '../play/aims.ts';
import { hasNoFit, isJoker, ownDice, type TipContext } from './coached.ts';
import { isStillThere, lastCompleted } from './completed.ts';
import { fitTip } from './fit-tip.ts';
import { AIM, BANNERS, cardSelector, DRAGON, fleetingTip, jokerSelector, ROLL, tip } from './tip.ts';

export function sorcererTips(coached: TipContext): Tip[] {
  const { game, actions, say, view } = coached;
  const { aims, isPlaying } = game;
  const dice = ownDice(game);
  const placed = dice.filter(({ is }) => is === 'placed').length;
  const isStuck = isPlaying && aims === null && placed > 0 && placed < dice.length && hasNoFit(game);
  const hasAims = aims?.some(isOpen) === true;
  const summoned = lastCompleted(
    coached,
    ({ spot, card }) =>
      card !== null && placeAt(view, spot)?.kind === 'spell' && findSpell(card)?.effect.do === 'summon',
  );
  // RO-25: without banners the joker has no use.
  const canUseJoker = aims === null && dice.some(isJoker) && bannersOf(view).length > 0;
  const joker = jokerSelector(dice);
  return [
    tip('start', ROLL, say('ui.guide.sorcerer.start'), view.phase === 'signal', isPlaying),
    tip('aim', AIM, say('ui.guide.sorcerer.aim'), hasAims),
    fleetingTip(
      'summon',
      cardSelector(summoned?.spot),
      say('ui.guide.sorcerer.summon'),
      isStillThere(coached, summoned),
    ),
    tip('advance', DRAGON, say('ui.guide.sorcerer.advance'), (view.dragon ?? 0) > 0),
    fitTip(coached),
    tip('again', ROLL, say('ui.guide.sorcerer.again'), isStuck),
    {
      ...tip('joker', joker, say('ui.guide.sorcerer.joker'), canUseJoker && actions.hasPlaced),
      lights: `${joker}, ${BANNERS}`,
    },
  ];
}
