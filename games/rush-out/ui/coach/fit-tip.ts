import type { Seat } from '@tablee/kernel';
import type { Tip } from '@tablee/table-ui';
import { nameCard } from '../../locale/index.ts';
import { spotsOf } from '../../rules/board.ts';
import { campOf } from '../../rules/camps.ts';
import { thingAt } from '../../rules/check-place.ts';
import type { Spot } from '../../rules/types.ts';
import { tapDie } from '../play/touch.ts';
import { type Coached, isJoker, ownDice } from './coached.ts';
import { cardSelector, dieSelector, tip } from './tip.ts';

interface Fit {
  readonly die: number;
  readonly spots: readonly Spot[];
  /** Touching the die is enough. */
  readonly isDirect: boolean;
}

/**
 * A die that fits somewhere, and what has to be touched: rather one that goes to its card by itself. A joker comes later.
 */
export function fitTip(coached: Coached): Tip {
  const { game } = coached;
  const { aims, isPlaying, me } = game;
  const fits = me === null ? [] : fittingDice(game, me);
  const fit = fits.find(({ isDirect }) => isDirect) ?? fits[0];
  const isDone = ownDice(game).some(({ is }) => is === 'placed');
  if (fit === undefined) return tip('place', dieSelector(-1), '', false, isDone);
  const isDue = isPlaying && aims === null;
  const lights = [dieSelector(fit.die), ...fit.spots.map(cardSelector)].join(', ');
  return { ...tip('place', dieSelector(fit.die), fitWords(fit, coached), isDue, isDone), lights };
}

/** The card is named: others glow as well. Spells of the same name lie side by side, and then its ring tells which is meant. */
function fitWords({ spots: [spot], isDirect }: Fit, { game, say }: Coached): string {
  const { me, shown } = game;
  if (!isDirect || spot === undefined || me === null) return say('ui.guide.place.choose');
  const nameAt = (at: Spot): string => nameCard(thingAt(shown.coming, at), say);
  const card = nameAt(spot);
  const namesakes = spotsOf(shown.coming, campOf(shown.coming, me)).filter((other) => nameAt(other) === card);
  return say(namesakes.length > 1 ? 'ui.guide.place.ringed' : 'ui.guide.place', { card });
}

function fittingDice({ fits, focus, shown }: Coached['game'], seat: Seat): Fit[] {
  const { coming } = shown;
  return fits.flatMap((spots, die): Fit[] => {
    if (spots.length === 0 || isJoker(coming.dice[seat]?.[die])) return [];
    const answer = tapDie({ view: coming, seat }, focus, die, fits);
    if (!('command' in answer)) return [{ die, spots, isDirect: false }];
    return answer.command.do === 'place' ? [{ die, spots: [answer.command.spot], isDirect: true }] : [];
  });
}
