import type { Seat } from '@tablee/kernel';
import type { Tip } from '@tablee/table-ui';
import { nameCard } from '../locale/index.ts';
import { bannersOf, cardAt, freeDice, isCompleted, isSpellSpot, missingAt, spotOf, spotsOf } from '../rules/board.ts';
import { campOf, classOf } from '../rules/camps.ts';
import { canBeJoined, thingAt } from '../rules/check-place.ts';
import { JOKERS } from '../rules/content/heroes.ts';
import { findSpell } from '../rules/content/spells.ts';
import type { Die, EventOf, RushEvent, Spot } from '../rules/types.ts';
import { isOpen } from './play/aims.ts';
import { thingName } from './play/things.ts';
import { tapDie } from './play/touch.ts';
import type { RushGame } from './play/use-rush.ts';
import type { RushProps } from './props.ts';
import type { TipId } from './tip-ids.ts';

export interface Coached extends Pick<RushProps, 'say' | 'view' | 'happenings'> {
  readonly game: Pick<RushGame, 'me' | 'camp' | 'isPlaying' | 'shown' | 'fits' | 'aims' | 'focus'>;
}

/** What a newcomer is told of either role, the first that is due first. What is soon over is told before what stays. */
export function tipsFor(coached: Coached): Tip[] {
  return coached.game.camp === 'sorcerer' ? sorcererTips(coached) : heroTips(coached);
}

function heroTips(coached: Coached): Tip[] {
  const { game, say, happenings, view } = coached;
  const { me, isPlaying } = game;
  const dice = ownDice(game);
  const here = me === null ? null : spotOf(game.shown.view, me);
  const hero = me === null ? null : classOf(view, me);
  const rest = me === null ? 0 : freeDice(game.shown.view, me);
  // Who still has a die to place is told neither to roll it away nor that it is not enough.
  const isStuck = isPlaying && here !== null && rest > 0 && hasNoFit(game);
  const isShort = isStuck && missingAt(game.shown.view, here) > rest && canBeJoined(game.shown.view, here);
  const completed = lastCompleted(coached, ({ spot }) => spot !== 'dragon');
  const hasPinged = happenings.some(({ sights }) =>
    sights.some((sight) => sight.kind === 'pinged' && sight.seat === me),
  );
  return [
    fleeting('complete', placeOf(completed?.spot), say('ui.guide.hero.complete'), isStillThere(coached, completed)),
    told(
      'roll',
      ROLL,
      say('ui.guide.hero.roll'),
      isPlaying,
      dice.some(({ is }) => is !== 'loose'),
    ),
    fitTip(coached),
    told('again', ROLL, say('ui.guide.hero.again'), isStuck),
    told('ping', PING, say('ui.guide.hero.ping'), isShort, hasPinged),
    told(
      'joker',
      jokerOf(dice),
      say('ui.guide.hero.joker', { symbol: hero === null ? 'joker' : JOKERS[hero] }),
      hasJoker(dice) && hasPlaced(coached),
    ),
    told('dragon', TILE, say('ui.guide.hero.dragon'), isPlaying && (view.dragon ?? 0) > 0 && here === null),
  ];
}

function sorcererTips(coached: Coached): Tip[] {
  const { game, say, view } = coached;
  const { aims, isPlaying } = game;
  const dice = ownDice(game);
  const placed = dice.filter(({ is }) => is === 'placed').length;
  const isStuck = isPlaying && aims === null && placed > 0 && placed < dice.length && hasNoFit(game);
  const hasAims = aims?.some(isOpen) === true;
  const summoned = lastCompleted(
    coached,
    ({ spot, card }) => card !== null && isSpellSpot(spot) && findSpell(card)?.effect.do === 'summon',
  );
  // RO-25: without a banner the joker stands for nothing, and there is nothing to show.
  const canUseJoker = aims === null && hasJoker(dice) && bannersOf(view).length > 0;
  return [
    told('start', ROLL, say('ui.guide.sorcerer.start'), view.phase === 'signal', isPlaying),
    told('aim', AIM, say('ui.guide.sorcerer.aim'), hasAims),
    fleeting('summon', placeOf(summoned?.spot), say('ui.guide.sorcerer.summon'), isStillThere(coached, summoned)),
    told('advance', DRAGON, say('ui.guide.sorcerer.advance'), (view.dragon ?? 0) > 0),
    fitTip(coached),
    told('again', ROLL, say('ui.guide.sorcerer.again'), isStuck),
    {
      ...told('joker', jokerOf(dice), say('ui.guide.sorcerer.joker'), canUseJoker && hasPlaced(coached)),
      lights: `${jokerOf(dice)}, ${BANNERS}`,
    },
  ];
}

function hasNoFit({ fits }: Coached['game']): boolean {
  return fits.every((spots) => spots.length === 0);
}

function told(id: TipId, at: string, words: string, isDue: boolean, isDone = false): Tip {
  return { id, at, words, isDue, isDone };
}

/** What it points at will not be there for long. */
function fleeting(id: TipId, at: string, words: string, isDue: boolean): Tip {
  return { ...told(id, at, words, isDue), isFleeting: true };
}

const ROLL = '[data-thing="roll"]';
const PING = '[data-thing="ping-help"]';
const TILE = '[data-thing="spot-dragon"]';
const AIM = '[data-thing^="aim-"]';
const DRAGON = '[data-part="dragon"]';
/** What the joker stands for; its box is wider than that. */
const BANNERS = '[data-part="joker"] > *';

function placeOf(spot: Spot | undefined): string {
  return `[data-place="${spot}"]`;
}

type Completed = EventOf<'completed'>;

/** The last card that I had a part in completing, of those that are meant. */
function lastCompleted({ happenings, game }: Coached, isMeant: (sight: Completed) => boolean): Completed | null {
  const mine = (sight: RushEvent): sight is Completed =>
    sight.kind === 'completed' && sight.seats.some((seat) => seat === game.me) && isMeant(sight);
  return happenings.flatMap(({ sights }) => sights).findLast(mine) ?? null;
}

/** RO-A70: the next card in its place would not be what is told. */
function isStillThere({ view }: Coached, completed: Completed | null): boolean {
  return completed !== null && isCompleted(view, completed.spot) && cardAt(view, completed.spot) === completed.card;
}

/** One thing after the other: who has not yet placed a die is not told about jokers. */
function hasPlaced({ game, happenings }: Coached): boolean {
  const isMine = (sight: RushEvent): boolean => sight.kind === 'placed' && sight.seat === game.me;
  return ownDice(game).some(({ is }) => is === 'placed') || happenings.some(({ sights }) => sights.some(isMine));
}

function isJoker(die: Die | undefined): boolean {
  return die?.is === 'rolled' && die.face === 'joker';
}

function hasJoker(dice: readonly Die[]): boolean {
  return dice.some(isJoker);
}

function jokerOf(dice: readonly Die[]): string {
  return dieAt(dice.findIndex(isJoker));
}

function dieAt(index: number): string {
  return `[data-thing="${thingName({ at: 'die', die: index })}"]`;
}

interface Fit {
  readonly die: number;
  readonly spots: readonly Spot[];
  /** Touching the die is enough. */
  readonly isDirect: boolean;
}

/**
 * A die that fits somewhere, and what has to be touched: rather one that goes to its card by itself. A joker comes later.
 */
function fitTip(coached: Coached): Tip {
  const { game } = coached;
  const { aims, isPlaying, me } = game;
  const fits = me === null ? [] : fittingDice(game, me);
  const fit = fits.find(({ isDirect }) => isDirect) ?? fits[0];
  const isDone = ownDice(game).some(({ is }) => is === 'placed');
  if (fit === undefined) return told('place', dieAt(-1), '', false, isDone);
  const isDue = isPlaying && aims === null;
  const lights = [dieAt(fit.die), ...fit.spots.map(placeOf)].join(', ');
  return { ...told('place', dieAt(fit.die), fitWords(fit, coached), isDue, isDone), lights };
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

function ownDice({ me, shown }: Pick<RushGame, 'me' | 'shown'>): readonly Die[] {
  return me === null ? [] : (shown.view.dice[me] ?? []);
}
