import { Coach, type Tip } from '@tablee/table-ui';
import { missingAt, spotOf } from '../rules/board.ts';
import { thingAt } from '../rules/check-place.ts';
import type { Die } from '../rules/types.ts';
import { thingName } from './play/things.ts';
import type { RushGame } from './play/use-rush.ts';
import type { RushProps } from './props.ts';
import { lastOf } from './said/lately.ts';

/** What no tip should cover. */
const THINGS = '[data-place], [data-thing], .seat, .topbar button';
/** What is played with while somebody reads. */
const MINE = '[data-thing^="die-"], [data-thing="roll"], [data-thing^="aim-"], .status';

/** Where others play too, nothing waits for who reads. */
const LASTS_MS = 7_000;

interface CoachingProps extends RushProps {
  readonly game: RushGame;
}

/** The first minute of a newcomer, in either role; match time stands while a step is read, where bots alone would wait. */
export function Coaching(props: CoachingProps) {
  const { game, locale } = props;
  const tips = game.camp === 'sorcerer' ? sorcererTips(props) : heroTips(props);
  const standing = tips.map((tip): Tip => ({ ...tip, stands: true, lasts: LASTS_MS }));
  return <Coach game={`rush-out.${game.camp}`} tips={standing} keepsFree={THINGS} neverOver={MINE} locale={locale} />;
}

function heroTips({ game, say, happenings, view }: CoachingProps): Tip[] {
  const { me, isPlaying, fits } = game;
  const dice = ownDice(game);
  const here = me === null ? null : spotOf(game.shown.view, me);
  const card = here === null ? 'dragon-tile' : thingAt(view, here);
  const hasLaid = dice.some(({ is }) => is === 'placed');
  const isShort = here !== null && missingAt(game.shown.view, here) > dice.filter(({ is }) => is !== 'placed').length;
  const pushed = lastOf(happenings, 'pushed');
  const hasCalled = lastOf(happenings, 'pinged')?.sight.seat === me;
  return [
    {
      id: 'roll',
      at: ROLL,
      words: say('ui.tip.roll'),
      isDue: isPlaying,
      isDone: dice.some(({ is }) => is !== 'loose'),
    },
    fitTip({ game, say, fits, dice, id: 'place' }),
    { id: 'rest', at: ROLL, words: say('ui.tip.rest', { card }), isDue: hasLaid && isPlaying, isDone: false },
    { id: 'join', at: CALL, words: say('ui.tip.join'), isDue: isPlaying && isShort, isDone: hasCalled },
    { id: 'dragon', at: TILE, words: say('ui.tip.dragon'), isDue: isPlaying && (view.dragon ?? 0) > 0, isDone: false },
    {
      id: 'pushed',
      at: ROLL,
      words: say('ui.tip.pushed'),
      isDue: isPlaying && pushed?.sight.dice.some(({ seat }) => seat === me) === true,
      isDone: false,
    },
  ];
}

function sorcererTips({ game, say, view }: CoachingProps): Tip[] {
  const { aims, isPlaying, fits } = game;
  const dice = ownDice(game);
  const joker = dice.findIndex((die) => die.is === 'rolled' && die.face === 'joker');
  return [
    { id: 'start', at: ROLL, words: say('ui.tip.start'), isDue: view.phase === 'signal', isDone: isPlaying },
    { id: 'aim', at: AIM, words: say('ui.tip.aim'), isDue: aims !== null && aims.length > 0, isDone: false },
    fitTip({ game, say, fits, dice, id: 'spell' }),
    {
      id: 'banner',
      at: `[data-thing="${thingName({ at: 'die', die: joker })}"]`,
      words: say('ui.tip.banner'),
      isDue: isPlaying && aims === null && joker !== -1,
      isDone: false,
    },
  ];
}

const ROLL = '[data-thing="roll"]';
const CALL = '[data-thing="ping-help"]';
const TILE = '[data-thing="spot-dragon"]';
const AIM = '[data-thing^="aim-"]';

interface FitTip extends Pick<RushProps, 'say'> {
  readonly game: RushGame;
  readonly fits: RushGame['fits'];
  readonly dice: readonly Die[];
  readonly id: 'place' | 'spell';
}

/** The first die that fits somewhere, and where. */
function fitTip({ game, say, fits, dice, id }: FitTip): Tip {
  const index = fits.findIndex((spots) => spots.length > 0);
  const die = dice[index];
  const face = die === undefined || die.is === 'loose' ? 'joker' : die.face;
  const [spot] = fits[index] ?? [];
  const name = thingName({ at: 'die', die: index });
  return {
    id,
    at: `[data-thing="${name}"]`,
    ...(spot !== undefined && { lights: `[data-place="${spot}"]` }),
    words: say(`ui.tip.${id}`, { face }),
    isDue: game.isPlaying && game.aims === null && index !== -1,
    isDone: dice.some(({ is }) => is === 'placed'),
  };
}

function ownDice({ me, shown }: RushGame): readonly Die[] {
  return me === null ? [] : (shown.view.dice[me] ?? []);
}
