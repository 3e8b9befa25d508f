import { Coach, type Tip, useAround } from '@tablee/table-ui';
import type { JuniorGame } from './table.tsx';

const HIDDEN = '.junior-place:has(.tile-back)';
const THINGS = '.junior-place, .count';
/** A tip lies on tiles rather than on what names the players and leads away: every tile is pointed at. */
const NEEDED = '.status, .junior-well, .junior-listen, .seat, .topbar button, .topbar-title';
const LOOK_MS = 7_000;

/** Tips for a first match: turn one tile, turn another, and where kept tiles go. */
export function JuniorCoaching({ view, me, pair, pending, say, locale }: JuniorGame) {
  const isWaiting = useAround().note !== null;
  const isMine = !isWaiting && view.turn === me && view.phase === 'flip' && pending.length === 0 && pair === null;
  const up = view.up.length;
  const kept = me === null ? 0 : (view.kept[me]?.length ?? 0);
  const tips: readonly Tip[] = [
    {
      id: 'flip',
      at: HIDDEN,
      words: say('ui.tip.flip'),
      isDue: isMine && up === 0,
      isDone: isMine && up > 0,
    },
    {
      id: 'match',
      at: HIDDEN,
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
      lasts: LOOK_MS,
    },
  ];
  return <Coach game="tiles.junior" tips={tips} keepsFree={THINGS} neverOver={NEEDED} locale={locale} />;
}
