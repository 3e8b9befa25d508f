import type { Tip } from '@tablee/table-ui';
import { freeDice, missingAt, spotOf } from '../../rules/board.ts';
import { classOf } from '../../rules/camps.ts';
import { canBeJoined } from '../../rules/check-place.ts';
import { JOKERS } from '../../rules/content/heroes.ts';
import { campAt } from '../../rules/places.ts';
import { needsHelp } from '../play/needs-help.ts';
import { hasNoFit, isJoker, ownDice, type TipContext } from './coached.ts';
import { isStillThere, lastCompleted } from './completed.ts';
import { fitTip } from './fit-tip.ts';
import { cardSelector, fleetingTip, jokerSelector, PING, ROLL, TILE, tip } from './tip.ts';

export function heroTips(coached: TipContext): Tip[] {
  const { game, actions, say, view } = coached;
  const { me, isPlaying } = game;
  const dice = ownDice(game);
  const here = me === null ? null : spotOf(game.shown.view, me);
  const hero = me === null ? null : classOf(view, me);
  const rest = me === null ? 0 : freeDice(game.shown.view, me);
  // Not while a die still fits: it should be placed before rolling again or calling for help.
  const missing = here === null ? 0 : missingAt(game.shown.view, here, campAt(game.shown.view, here));
  const isStuck = isPlaying && here !== null && rest > 0 && missing > 0 && hasNoFit(game);
  const isShort = isStuck && missing > rest && canBeJoined(game.shown.view, here);
  // Bots react to pings only.
  const isAwaiting = me !== null && isPlaying && needsHelp(game.shown.view, me);
  const canRepel = isPlaying && (view.dragon ?? 0) > 0 && canBeJoined(view, 'dragon');
  const completed = lastCompleted(coached, ({ card }) => card !== null);
  const canLayJoker = dice.some((die, index) => isJoker(die) && (game.fits[index]?.length ?? 0) > 0);
  const hasRolled = dice.some(({ is }) => is !== 'loose');
  const joker = say('ui.guide.hero.joker', { symbol: hero === null ? 'joker' : JOKERS[hero] });
  return [
    fleetingTip(
      'complete',
      cardSelector(completed?.spot),
      say('ui.guide.hero.complete'),
      isStillThere(coached, completed),
    ),
    tip('roll', ROLL, say('ui.guide.hero.roll'), isPlaying, hasRolled),
    fitTip(coached),
    tip('again', ROLL, say('ui.guide.hero.again'), isStuck),
    tip(
      'ping',
      PING,
      say(isAwaiting ? 'ui.guide.hero.ping.waiting' : 'ui.guide.hero.ping'),
      isShort || isAwaiting,
      actions.hasPinged,
    ),
    // After the first placement, to explain one thing at a time.
    tip('joker', jokerSelector(dice), joker, canLayJoker && actions.hasPlaced),
    tip(
      'dragon',
      TILE,
      say(here === null ? 'ui.guide.hero.dragon' : 'ui.guide.hero.dragon.busy'),
      canRepel && here !== 'dragon',
    ),
  ];
}
