import { Coach, type Tip } from '@tablee/table-ui';
import { useState } from 'react';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { actionsAfter, NO_ACTIONS } from './coached.ts';
import { tipsKept } from './tip-ids.ts';
import { tipsFor } from './tips.ts';

/** Elements that tips avoid. The cards of the other camp are left out: the newcomer does not use them now. */
const AVOIDED_THINGS = '[data-thing]:not([data-thing^="spot-"]), .seat, .status, .topbar button';
const CARDS_BY_CAMP = { heroes: '[data-place^="t"], [data-place="dragon"]', sorcerer: '[data-place^="s"]' };
/** Elements that tips never cover. The status is left out: a tip clear of both would be far from the dice. */
const OWN_THINGS = '[data-thing^="die-"], [data-thing="roll"], [data-thing^="aim-"], [data-part="dragon"]';

/** Elements that the line of a tip never crosses. */
const NEVER_CROSSED = '[data-thing^="die-"], .status';

/** Duration of a tip in matches with other people, which do not wait for readers. */
const TIP_DURATION_MS = 7_000;

interface CoachingProps extends RushProps {
  readonly game: RushGame;
}

/** Tips for newcomers of either role. Match time stops while a tip is read, unless other people play. */
export function Coaching(props: CoachingProps) {
  const { game, locale, view } = props;
  const isOver = view.phase === 'over';
  const [before, setActions] = useState(NO_ACTIONS);
  const actions = actionsAfter(before, props);
  if (actions !== before) setActions(actions);
  // Lights the target too: on phones dice lie between a tip and the ping buttons below them.
  const standing = tipsFor({ ...props, actions }).map(
    (tip): Tip => ({ lights: tip.at, ...tip, isDue: tip.isDue && !isOver, stands: true, lasts: TIP_DURATION_MS }),
  );
  const known = tipsKept(game.camp);
  const keepsFree = `${AVOIDED_THINGS}, ${CARDS_BY_CAMP[game.camp]}`;
  return (
    <Coach
      key={known}
      game={known}
      tips={standing}
      keepsFree={keepsFree}
      neverOver={OWN_THINGS}
      neverAcross={NEVER_CROSSED}
      locale={locale}
    />
  );
}
