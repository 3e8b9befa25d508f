import { Coach, type Tip } from '@tablee/table-ui';
import { useState } from 'react';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { deedsAfter, NO_DEEDS } from './coached.ts';
import { tipsKept } from './tip-ids.ts';
import { tipsFor } from './tips.ts';

/** What no tip should cover: not the cards of the other camp, where nothing is placed meanwhile. */
const THINGS = '[data-thing]:not([data-thing^="spot-"]), .seat, .status, .topbar button';
const CARDS = { heroes: '[data-place^="t"], [data-place="dragon"]', sorcerer: '[data-place^="s"]' };
/** What is played with while somebody reads. Not what is said of the match: a tip that kept off it would stand far from the dice below. */
const MINE = '[data-thing^="die-"], [data-thing="roll"], [data-thing^="aim-"], [data-part="dragon"]';

/** What no line from a tip leads over. */
const CROSSED_OUT = '[data-thing^="die-"], .status';

/** Where others play too, nothing waits for a reader. */
const LASTS_MS = 7_000;

interface CoachingProps extends RushProps {
  readonly game: RushGame;
}

/** The first minute of a newcomer, in either role; match time stands while a step is read, where bots alone would wait. */
export function Coaching(props: CoachingProps) {
  const { game, locale, view } = props;
  const isOver = view.phase === 'over';
  const [before, setDeeds] = useState(NO_DEEDS);
  const deeds = deedsAfter(before, props);
  if (deeds !== before) setDeeds(deeds);
  // What it points at is lit too: on a phone dice lie between a tip and the pings below them.
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
