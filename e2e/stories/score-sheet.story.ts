import type { Locator, Page } from '@playwright/test';
import { toMillis, toSeat } from '@tablee/kernel';
import type { RoundScore } from '../../games/dice/rules/types.ts';
import type { RoundScore as RummuScore } from '../../games/rummu/rules/types.ts';
import { MockTables, pathOf, type TableScene } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { DicePlayer } from '../people/dice-player.ts';
import { diceScene } from '../people/dice-scenes.ts';
import { RummuPlayer } from '../people/rummu-player.ts';
import { rummuScene } from '../people/rummu-scenes.ts';
import { WINNER_HEADING } from '../people/words.ts';

const DICE_SCORE: RoundScore = { rule: 'RX-18', winner: toSeat(1), left: [['B12', 'O10'], []], points: [0, 22] };
const NOTHING_LAID = { melds: [], laid: 0, bonus: 0, left: [], penalty: 0 };
const RUMMU_SCORE: RummuScore = {
  finisher: toSeat(1),
  seats: [NOTHING_LAID, NOTHING_LAID, NOTHING_LAID],
  points: [5, 20, -15],
};

interface Opened {
  readonly game: string;
  /** My turn in the second round. */
  readonly scene: TableScene;
  /** Counts of a round, and of the last round of a match. */
  readonly score: object;
  readonly last: object;
  readonly sheetOf: (page: Page, round: number) => Locator;
}

const GAMES: readonly Opened[] = [
  {
    game: 'dice',
    scene: diceScene({ table: 'R3 R4 R5', a: 'B8 K1', b: 'O11', round: 2 }, { sheets: [DICE_SCORE] }),
    score: DICE_SCORE,
    last: DICE_SCORE,
    sheetOf: (page, round) => new DicePlayer(page).sheet(round),
  },
  {
    game: 'rummu',
    scene: rummuScene({ hands: ['R5 R6 R7 R8', 'B0 B2', 'K5'], round: 2 }, { sheets: [RUMMU_SCORE] }),
    score: RUMMU_SCORE,
    last: { ...RUMMU_SCORE, points: [205, 20, -15] },
    sheetOf: (page, round) => new RummuPlayer(page).sheet(round),
  },
];

/** The pad beside the table, the score at its edge or the race, depending on the size. */
async function openSheet(page: Page): Promise<void> {
  const ways = page
    .getByRole('button', { name: /Voir la feuille|voir le compte/ })
    .or(page.locator('[data-thing="scores"]'));
  await ways.filter({ visible: true }).first().click();
}

for (const { game, scene, score, last, sheetOf } of GAMES) {
  story(
    `a score sheet that was opened goes with its round, and lies over no podium: ${game}`,
    async ({ page, context, server }) => {
      const mock = await MockTables.serve(context, { table: scene });
      const open = scene.steps[0]?.after as object;
      const states: readonly object[] = [
        open,
        { ...open, phase: 'sheet', sheets: [score, score], until: toMillis(1e9) },
        { ...open, round: 3, sheets: [score, score] },
        { ...open, round: 3, phase: 'over', sheets: [score, score, last] },
      ];
      const goOn = (seq: number): void => {
        const [before = null, after] = [states[seq - 1], states[seq] as object];
        mock.show('table', { seq, at: toMillis(seq), entry: null, before, after, events: [] });
      };
      await page.goto(server.origin + pathOf('table'));
      await openSheet(page);
      await expect(sheetOf(page, 1)).toBeVisible();
      goOn(1);
      await expect(sheetOf(page, 2)).toBeVisible(); // appeared by itself
      goOn(2);
      await expect(sheetOf(page, 2)).toHaveCount(0);
      await openSheet(page);
      await expect(sheetOf(page, 2)).toBeVisible();
      goOn(3);
      await expect(page.getByRole('heading', { name: WINNER_HEADING })).toBeVisible();
      await expect(page.locator('.scoreboard')).toHaveCount(0);
    },
  );
}

story(
  'the score sheet of dice takes the focus, goes by Escape, and no tip looks out from under it',
  async ({ beginner, server }) => {
    const page = await beginner();
    await MockTables.serve(page.context(), { table: GAMES[0]?.scene as TableScene });
    await page.goto(server.origin + pathOf('table'));
    const tip = page.locator('.tip');
    await expect(tip).toBeVisible();
    await openSheet(page);
    const sheet = new DicePlayer(page).sheet(1);
    await expect(sheet).toBeFocused();
    await expect(tip).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(tip).toBeVisible();
    expect(await page.evaluate(() => document.activeElement?.matches('button'))).toBe(true);
  },
);
