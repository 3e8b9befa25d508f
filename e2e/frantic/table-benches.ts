import type { BrowserContext, Page } from '@playwright/test';
import { fingerTaps as diceTaps } from '../people/dice-input.ts';
import { DicePlayer } from '../people/dice-player.ts';
import { fingerTaps as rummuTaps } from '../people/rummu-input.ts';
import { RummuPlayer } from '../people/rummu-player.ts';
import { rushFinger } from '../people/rush-input.ts';
import { markRushTipsSeen, RushPlayer } from '../people/rush-player.ts';
import { DICE_MOMENTS } from './dice-moments.ts';
import type { BusyMoment } from './measure-frames.ts';
import { RUMMU_MOMENTS } from './rummu-moments.ts';
import { RUSH_MOMENTS } from './rush-moments.ts';

/** A bench of one table: taps of one player, and the moments in which most pieces move. */
interface TableBench {
  readonly title: string;
  /** Name of the game's box at home. */
  readonly box: string;
  /** Speed of the bots. Low enough in games of turns that no bot's move is drawn during a measured tap. */
  readonly botSpeed: number;
  /** Words for the results page: what the player does, and which of it goes to the server. */
  readonly plays: string;
  readonly sends: string;
  /** Returns a function that makes the player's next move. */
  readonly sit: (page: Page) => Promise<() => Promise<void>>;
  readonly moments: readonly BusyMoment[];
  /** Selector of the part that mounts last: earlier steps are not animated completely. */
  readonly lastPart: string;
  /** Marks all tips as seen, so that none covers a moving piece; absent for games without tips. */
  readonly markTipsSeen?: (device: BrowserContext) => Promise<void>;
}

/** For tables that mount at once. */
const ANY_THING = 'main [data-thing]';

export const TABLE_BENCHES: Readonly<Record<string, TableBench>> = {
  dice: {
    title: 'Dice',
    box: 'Dés',
    botSpeed: 4,
    plays:
      'against a bot and lays the best table each time, by taps: the dice to choose, the cells to lay them in, the buttons',
    sends: 'a throw, a table or a pass',
    sit: async (page) => {
      const me = new DicePlayer(page, { input: diceTaps });
      return async () => {
        const best = await me.untilLay();
        await me.layOut(best.table);
        await me.send();
      };
    },
    moments: DICE_MOMENTS,
    lastPart: ANY_THING,
  },
  rummu: {
    title: 'Rummü',
    box: 'Rummü',
    botSpeed: 8,
    plays:
      'against three bots and follows every hint, by taps: the piles, the cards to choose, where to lay them, the card to throw away, the buttons',
    sends: 'a draw or a turn',
    sit: async (page) => {
      const me = new RummuPlayer(page, { input: rummuTaps });
      return async () => {
        const due = await me.due();
        if (due === 'sheet') await me.nextRound();
        else if (due === 'over') await me.again();
        else await me.quickTurn();
      };
    },
    moments: RUMMU_MOMENTS,
    lastPart: ANY_THING,
  },
  'rush-out': {
    title: 'Rush Out!',
    box: 'Rush Out !',
    botSpeed: 1,
    plays: 'among three bots and follows every hint, by taps: the roll button, the dice to lay, calls',
    sends: 'a roll or a die',
    sit: async (page) => {
      const me = await RushPlayer.withoutTips(page, { input: rushFinger });
      return async () => {
        if (me.isOver) await me.again();
        await me.play(forAWhile());
      };
    },
    moments: RUSH_MOMENTS,
    lastPart: '[data-part="spectacle"]',
    markTipsSeen: markRushTipsSeen,
  },
};

/** Time for a few actions in a game without turns. */
const PLAY_MS = 2_000;

function forAWhile(): () => boolean {
  const end = performance.now() + PLAY_MS;
  return () => performance.now() < end;
}
