import { Coach, type Tip } from '@tablee/table-ui';
import { tipsFor } from './coach-tips.ts';
import type { RushGame } from './play/use-rush.ts';
import type { RushProps } from './props.ts';

/** What no tip should cover. */
const THINGS = '[data-place], [data-thing], .seat, .topbar button';
/** What is played with while somebody reads. */
const MINE = '[data-thing^="die-"], [data-thing="roll"], [data-thing^="aim-"], .status, [data-part="dragon"]';

/** Where others play too, nothing waits for a reader. */
const LASTS_MS = 7_000;

interface CoachingProps extends RushProps {
  readonly game: RushGame;
}

/** The first minute of a newcomer, in either role; match time stands while a step is read, where bots alone would wait. */
export function Coaching(props: CoachingProps) {
  const { game, locale, view } = props;
  const isOver = view.phase === 'over';
  // What it points at is lit too: on a phone dice lie between a tip and the calls below them.
  const standing = tipsFor(props).map(
    (tip): Tip => ({ lights: tip.at, ...tip, isDue: tip.isDue && !isOver, stands: true, lasts: LASTS_MS }),
  );
  return <Coach game={`rush-out.${game.camp}`} tips={standing} keepsFree={THINGS} neverOver={MINE} locale={locale} />;
}
