import { Coach, type Tip } from '@tablee/table-ui';
import { useState } from 'react';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { deedsAfter, NO_DEEDS } from './coached.ts';
import { tipsKept } from './tip-ids.ts';
import { tipsFor } from './tips.ts';

/** Elements that tips avoid. The cards of the other camp are left out: the newcomer does not use them now. */
const THINGS = '[data-thing]:not([data-thing^="spot-"]), .seat, .status, .topbar button';
const CARDS = { heroes: '[data-place^="t"], [data-place="dragon"]', sorcerer: '[data-place^="s"]' };
/** Elements that tips never cover. The status is left out: a tip clear of both would be far from the dice. */
const MINE = '[data-thing^="die-"], [data-thing="roll"], [data-thing^="aim-"], [data-part="dragon"]';

/** Elements that the line of a tip never crosses. */
const CROSSED_OUT = '[data-thing^="die-"], .status';

/** Duration of a tip in matches with other people, which do not wait for readers. */
const LASTS_MS = 7_000;

interface CoachingProps extends RushProps {
  readonly game: RushGame;
}

/** Tips for newcomers of either role. Match time stops while a tip is read, unless other people play. */
export function Coaching(props: CoachingProps) {
  const { game, locale, view } = props;
  const isOver = view.phase === 'over';
  const [before, setDeeds] = useState(NO_DEEDS);
  const deeds = deedsAfter(before, props);
  if (deeds !== before) setDeeds(deeds);
  // Lights the target too: on phones dice lie between a tip and the ping buttons below them.
  const standing = tipsFor({ ...props, deeds }).map(
    (tip): Tip => ({ lights: tip.at, ...tip, isDue: tip.isDue && !isOver, stands: true, lasts: LASTS_MS }),
  );
  const known = tipsKept(game.camp);
  const keepsFree = `${THINGS}, ${CARDS[game.camp]}`;
  return (
    <Coach
      key={known}
      game={known}
      tips={standing}
      keepsFree={keepsFree}
      neverOver={MINE}
      neverAcross={CROSSED_OUT}
      locale={locale}
    />
  );
}
