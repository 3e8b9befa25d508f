import { Coach, type Tip } from '@tablee/table-ui';
import type { FamilyGame, FamilyProps } from './use-family.ts';

const LIT_PLACES = ['open', 'hinted'].map((state) => `.family [data-state='${state}']`).join();
const KEPT_FREE = '.series, .new-place, .heap, .seat, .topbar button';
const NEVER_COVERED = '.rack-tile, .tools > *, .status';

interface CoachingProps extends FamilyProps {
  readonly game: FamilyGame;
}

/** Tips for a first match: choose a tile, lay it, draw if nothing fits. */
export function Coaching({ view, game, say, locale }: CoachingProps) {
  const { isMyTurn, chosen, places, lays, canDraw, shown } = game;
  const isChoosing = isMyTurn && view.drawn === null && chosen.length === 0;
  const tips: readonly Tip[] = [
    {
      id: 'pick',
      at: '.rack-tile',
      words: say('ui.tip.pick'),
      isDue: isChoosing && lays.length > 0,
      isDone: isMyTurn && chosen.length > 0,
    },
    {
      id: 'lay',
      at: LIT_PLACES,
      words: say('ui.tip.lay'),
      isDue: isMyTurn && places.length > 0,
      isDone: shown.sent.size > 0,
    },
    {
      id: 'draw',
      at: '.heap',
      words: say('ui.tip.draw'),
      isDue: isChoosing && canDraw && lays.length === 0,
      isDone: shown.isDrawing,
    },
  ];
  return <Coach game="tiles.family" tips={tips} keepsFree={KEPT_FREE} neverOver={NEVER_COVERED} locale={locale} />;
}
