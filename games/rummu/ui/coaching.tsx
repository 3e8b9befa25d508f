import { Coach, type Tip } from '@tablee/table-ui';
import type { RummuProps } from './props.ts';
import type { RummuGame } from './use-rummu.ts';

const THINGS = '[data-thing^="own-"], [data-thing^="meld-"], .seat, .topbar button';
const PILES = '[data-thing="stock"], [data-thing="discards"]';
const HAND = '[data-thing^="own-"]';
const CHOSEN = `${HAND}, [data-thing="lay"], [data-thing="discard"]`;
/** Where cards are composed, with those that are chosen. */
const BENCH = '.game section[data-look]';
const SENDING = '[data-thing="confirm"]';

/** The first match of a newcomer: draw, choose cards, throw one away, send it all. What glows then needs no words. */
export function Coaching({ view, game, say, locale }: RummuProps & { readonly game: RummuGame }) {
  const { mustDraw, canPlay, chosen, draft } = game;
  const tips: readonly Tip[] = [
    {
      id: 'draw',
      at: '.game [data-now]',
      words: say('ui.tip.draw'),
      isDue: mustDraw,
      isDone: canPlay,
    },
    {
      id: 'choose',
      // Beside the hand a phone has room only over the bench.
      at: `${HAND}, ${BENCH}`,
      words: say('ui.tip.choose', { needed: game.needed }),
      isDue: canPlay && !game.isTaking && chosen.length === 0 && draft.command === null,
      isDone: canPlay && chosen.length > 0,
    },
    {
      id: 'throw',
      // The discards as well: around the button a phone has room only over the hand.
      at: '[data-thing="discard"], [data-thing="discards"]',
      words: say('ui.tip.throw'),
      isDue: canPlay && chosen.length === 1 && draft.draft.discard === null,
      isDone: draft.draft.discard !== null,
    },
    {
      id: 'send',
      at: '[data-thing="confirm"]',
      words: say('ui.tip.send'),
      isDue: canPlay && draft.command !== null && draft.whyNot === null,
      isDone: view.discards.length > 2,
    },
  ];
  return <Coach game="rummu" tips={tips} keepsFree={THINGS} neverOver={neededNow(game)} locale={locale} />;
}

/** A small phone has room beside what a tip points at only over what is of no use at the moment. */
export function neededNow({ mustDraw, isTaking, chosen }: Pick<RummuGame, 'mustDraw' | 'isTaking' | 'chosen'>): string {
  const things = mustDraw || isTaking ? PILES : chosen.length > 0 ? CHOSEN : SENDING;
  return `${things}, ${BENCH}, .status`;
}
