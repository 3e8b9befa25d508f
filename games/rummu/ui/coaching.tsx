import { Coach, type Tip } from '@tablee/table-ui';
import type { RummuProps } from './props.ts';
import type { RummuGame } from './use-rummu.ts';

const THINGS = '[data-thing^="own-"], [data-thing^="meld-"], .seat, .topbar button';
const PILES = '[data-thing="stock"], [data-thing="discards"]';
const HAND = '[data-thing^="own-"]';
const CHOSEN = `${HAND}, [data-thing="lay"], [data-thing="discard"]`;
/** The bench, with the chosen cards. */
const BENCH = '.game section[data-look]';
const SENDING = '[data-thing="confirm"]';

/** Tips for a newcomer's first match: draw, choose cards, discard one, confirm. */
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
      // On a phone the only room beside the hand is over the bench.
      at: `${HAND}, ${BENCH}`,
      words: say('ui.tip.choose', { needed: game.needed }),
      isDue: canPlay && !game.isTaking && chosen.length === 0 && draft.command === null,
      isDone: canPlay && chosen.length > 0,
    },
    {
      id: 'throw',
      // The discard pile too: on a phone the only room around the button is over the hand.
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

/** Selector of the things that are needed now. On a small phone, tips may cover the others. */
export function neededNow({ mustDraw, isTaking, chosen }: Pick<RummuGame, 'mustDraw' | 'isTaking' | 'chosen'>): string {
  const things = mustDraw || isTaking ? PILES : chosen.length > 0 ? CHOSEN : SENDING;
  return `${things}, ${BENCH}, .status`;
}
