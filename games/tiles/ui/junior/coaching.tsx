import { Coach, type Tip, useMatchContext } from '@tablee/table-ui';
import type { JuniorGame } from './table.tsx';

const HIDDEN_PLACES = '.junior-place:has(.tile-back)';
const KEPT_FREE = '.junior-place, .count';
/** A tip lies on tiles rather than on what names the players and leads away: every tile is pointed at. */
const NEVER_COVERED = '.status, .junior-well, .junior-listen, .seat, .topbar button, .topbar-title';
const KEEP_TIP_MS = 7_000;

/** Tips for a first match: turn one tile, turn another, and where kept tiles go. */
export function JuniorCoaching({ view, me, pair, pending, say, locale }: JuniorGame) {
  const isWaiting = useMatchContext().note !== null;
  const isMine = !isWaiting && view.turn === me && view.phase === 'flip' && pending.length === 0 && pair === null;
  const up = view.up.length;
  const kept = me === null ? 0 : (view.kept[me]?.length ?? 0);
  const tips: readonly Tip[] = [
    {
      id: 'flip',
      at: HIDDEN_PLACES,
      words: say('ui.tip.flip'),
      isDue: isMine && up === 0,
      isDone: isMine && up > 0,
    },
    {
      id: 'match',
      at: HIDDEN_PLACES,
      words: say('ui.tip.match'),
      isDue: isMine && up === 1,
      isDone: view.turn === me && up > 1,
    },
    {
      id: 'keep',
      at: '.junior-well .kept-tile',
      words: say('ui.tip.keep'),
      isDue: kept > 0 && pair === null && view.phase !== 'over' && !isMine,
      isDone: false,
      lasts: KEEP_TIP_MS,
    },
  ];
  return <Coach game="tiles.junior" tips={tips} keepsFree={KEPT_FREE} neverOver={NEVER_COVERED} locale={locale} />;
}
