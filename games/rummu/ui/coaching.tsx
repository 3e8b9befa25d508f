import { Coach, type Tip } from '@tablee/table-ui';
import type { RummuProps } from './props.ts';
import type { RummuGame } from './use-rummu.ts';

/** The bench is looked at only for what lies on it. */
const THINGS = '[data-thing^="own-"], [data-thing^="meld-"], section[data-look], .seat, .topbar button';
const NEEDED =
  '[data-thing="stock"], [data-thing="discards"], [data-thing="lay"], [data-thing="discard"], [data-thing="confirm"], [data-thing^="chosen-"], .status';

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
      at: '[data-thing^="own-"]',
      words: say('ui.tip.choose', { needed: game.needed }),
      isDue: canPlay && !game.isTaking && chosen.length === 0 && draft.command === null,
      isDone: canPlay && chosen.length > 0,
    },
    {
      id: 'throw',
      at: '[data-thing="discard"]',
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
  return <Coach game="rummu" tips={tips} keepsFree={THINGS} neverOver={NEEDED} locale={locale} />;
}
