import { Coach, type Tip } from '@tablee/table-ui';
import type { RushGame } from './play/use-rush.ts';
import type { RushProps } from './props.ts';

/** What no tip should cover. */
const THINGS = '[data-place], [data-thing], .status, .seat, .topbar button';
/** What is played with while somebody reads. */
const MINE = '[data-thing^="die-"], [data-thing="roll"], .status';

/** The first match of a newcomer. */
export function Coaching({ locale }: RushProps & { readonly game: RushGame }) {
  const tips: readonly Tip[] = [];
  return <Coach game="rush-out" tips={tips} keepsFree={THINGS} neverOver={MINE} locale={locale} />;
}
