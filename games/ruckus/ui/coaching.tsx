import { Coach } from '@tablee/table-ui';
import { tipsFor } from './tips.ts';
import type { RuckusGame, RuckusProps } from './use-ruckus.ts';

const THINGS = '.pile, .hand-card, .action > *, .status, .opponent, .topbar button';

/** What is played from while somebody reads. */
const MINE = '.hand-card, .action > *, .draw-pile';

interface CoachingProps extends RuckusProps {
  readonly game: RuckusGame;
}

/** The first match of a newcomer; alone with bots, match time stands while a tip is read. */
export function Coaching(props: CoachingProps) {
  const tips = tipsFor(props);
  return <Coach game="ruckus" tips={tips} keepsFree={THINGS} neverOver={MINE} locale={props.locale} />;
}
