import { Coach } from '@tablee/table-ui';
import { tipsFor } from './tips.ts';
import type { RuckusGame, RuckusProps } from './use-ruckus.ts';

const KEPT_FREE = '.pile, .hand-card, .action > *, .status, .opponent, .topbar button';

/** Elements needed to play while a tip is open. */
const NEVER_COVERED = '.hand-card, .action > *, .draw-pile';

interface CoachingProps extends RuckusProps {
  readonly game: RuckusGame;
}

/** Tips for a first match; alone with bots, match time stops while a tip is open. */
export function Coaching(props: CoachingProps) {
  const tips = tipsFor(props);
  return <Coach game="ruckus" tips={tips} keepsFree={KEPT_FREE} neverOver={NEVER_COVERED} locale={props.locale} />;
}
