import { Coach, lastOf, type Tip } from '@tablee/table-ui';
import { missingAt, spotOf } from '../rules/board.ts';
import { classOf } from '../rules/camps.ts';
import { thingAt } from '../rules/check-place.ts';
import { JOKERS } from '../rules/content/heroes.ts';
import type { Die } from '../rules/types.ts';
import { isOpen } from './play/aims.ts';
import { thingName } from './play/things.ts';
import type { RushGame } from './play/use-rush.ts';
import type { RushProps } from './props.ts';

/** What no tip should cover. */
const THINGS = '[data-place], [data-thing], .seat, .topbar button';
/** What is played with while somebody reads. */
const MINE = '[data-thing^="die-"], [data-thing="roll"], [data-thing^="aim-"], .status, [data-part="dragon"]';

/** Where others play too, nothing waits for who reads. */
const LASTS_MS = 7_000;

interface CoachingProps extends RushProps {
  readonly game: RushGame;
}

/** The first minute of a newcomer, in either role; match time stands while a step is read, where bots alone would wait. */
export function Coaching(props: CoachingProps) {
  const { game, locale, view } = props;
  const tips = game.camp === 'sorcerer' ? sorcererTips(props) : heroTips(props);
  const isOver = view.phase === 'over';
  // What it points at is lit too: on a phone dice lie between a tip and the calls below them.
  const standing = tips.map(
    (tip): Tip => ({ lights: tip.at, ...tip, isDue: tip.isDue && !isOver, stands: true, lasts: LASTS_MS }),
  );
  return <Coach game={`rush-out.${game.camp}`} tips={standing} keepsFree={THINGS} neverOver={MINE} locale={locale} />;
}

function heroTips({ game, say, happenings, view }: CoachingProps): Tip[] {
  const { me, isPlaying } = game;
  const dice = ownDice(game);
  const here = me === null ? null : spotOf(game.shown.view, me);
  const hero = me === null ? null : classOf(view, me);
  const isShort = here !== null && missingAt(game.shown.view, here) > dice.filter(({ is }) => is !== 'placed').length;
  const completed = lastOf(happenings, 'completed');
  return [
    told(
      'roll',
      ROLL,
      say('ui.guide.hero.roll'),
      isPlaying,
      dice.some(({ is }) => is !== 'loose'),
    ),
    fitTip(game, say),
    told('again', ROLL, say('ui.guide.hero.again'), isPlaying && here !== null),
    told(
      'ping',
      CALL,
      say('ui.guide.hero.ping'),
      isPlaying && isShort,
      lastOf(happenings, 'pinged')?.sight.seat === me,
    ),
    told(
      'joker',
      jokerOf(dice),
      say('ui.guide.hero.joker', { symbol: hero === null ? 'joker' : JOKERS[hero] }),
      hasJoker(dice),
    ),
    told('complete', ROLL, say('ui.guide.hero.complete'), completed?.sight.seats.some((seat) => seat === me) === true),
    told('dragon', TILE, say('ui.guide.hero.dragon'), isPlaying && (view.dragon ?? 0) > 0),
  ];
}

function sorcererTips({ game, say, view, happenings }: CoachingProps): Tip[] {
  const { aims, isPlaying } = game;
  const dice = ownDice(game);
  const hasAims = aims?.some(isOpen) === true;
  return [
    told('start', ROLL, say('ui.guide.sorcerer.start'), view.phase === 'signal', isPlaying),
    told('aim', AIM, say('ui.guide.sorcerer.aim'), hasAims),
    fitTip(game, say),
    told('joker', jokerOf(dice), say('ui.guide.sorcerer.joker'), aims === null && hasJoker(dice)),
    told('summon', ROLL, say('ui.guide.sorcerer.summon'), lastOf(happenings, 'summoned') !== null),
    told('advance', ROLL, say('ui.guide.sorcerer.advance'), lastOf(happenings, 'advanced') !== null),
  ];
}

function told(id: string, at: string, words: string, isDue: boolean, isDone = false): Tip {
  return { id, at, words, isDue, isDone };
}

function isJoker(die: Die): boolean {
  return die.is === 'rolled' && die.face === 'joker';
}

function hasJoker(dice: readonly Die[]): boolean {
  return dice.some(isJoker);
}

function jokerOf(dice: readonly Die[]): string {
  return `[data-thing="${thingName({ at: 'die', die: dice.findIndex(isJoker) })}"]`;
}

const ROLL = '[data-thing="roll"]';
const CALL = '[data-thing="ping-help"]';
const TILE = '[data-thing="spot-dragon"]';
const AIM = '[data-thing^="aim-"]';

/** The first die that fits somewhere, and where. */
function fitTip(game: RushGame, say: RushProps['say']): Tip {
  const { fits, shown, aims, isPlaying } = game;
  const index = fits.findIndex((spots) => spots.length > 0);
  const [spot] = fits[index] ?? [];
  const card = spot === undefined ? 'dragon-tile' : thingAt(shown.view, spot);
  const at = `[data-thing="${thingName({ at: 'die', die: index })}"]`;
  const isDone = ownDice(game).some(({ is }) => is === 'placed');
  const tip = told('place', at, say('ui.guide.place', { card }), isPlaying && aims === null && index !== -1, isDone);
  return spot === undefined ? tip : { ...tip, lights: `[data-place="${spot}"]` };
}

function ownDice({ me, shown }: RushGame): readonly Die[] {
  return me === null ? [] : (shown.view.dice[me] ?? []);
}
