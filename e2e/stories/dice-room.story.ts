import type { Page } from '@playwright/test';
import { toMillis, toSeat } from '@tablee/kernel';
import type { RoundScore } from '../../games/dice/rules/types.ts';
import { MockTables, pathOf, type TableScene } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { fingerTaps } from '../people/dice-input.ts';
import { DicePlayer } from '../people/dice-player.ts';
import { diceScene, stateOf } from '../people/dice-scenes.ts';

const SMALL = { table: 'R3 R4 R5', a: 'K8 B11', b: 'R12' } as const;
const SCORE: RoundScore = { rule: 'RX-18', winner: toSeat(1), left: [['K8', 'B11'], []], points: [0, 19] };
const SCENES = {
  roll: diceScene({ ...SMALL, phase: 'roll' }),
  lay: diceScene(SMALL),
  sheet: diceScene({ ...SMALL, phase: 'sheet' }, { until: toMillis(1e9), sheets: [SCORE] }),
} as const;

/** A table of seven rows; and one of five rows, as wide as a small phone. */
const ROWS = {
  seven: diceScene({
    table: 'R3 R4 R5\nB3\nK3\n.\nO8 O9 O10\n. . K10\n. . R10',
    a: 'K8 B11 B2',
    b: 'R12',
  }),
  five: diceScene({ table: 'R3 R4 R5\nB3\nK3\n.\nO8 O9 O10', a: 'K8 B11 B2', b: 'R12' }),
} as const;

story('all dice are completely visible when a turn begins @phone', async ({ page, context, server }) => {
  await MockTables.serve(context, ROWS);
  for (const [scene, width, height] of [
    ['seven', 844, 390],
    ['five', 360, 640],
    ['five', 740, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(server.origin + pathOf(scene));
    const lying = page.locator('[data-part="board"] [data-die]');
    await expect(lying).toHaveCount(stateOf(ROWS[scene]).table.length);
    await expect.poll(() => hiddenDice(page), `${scene} at ${width} × ${height}`).toEqual([]);
  }
});

story(
  'the whole table is visible after a reload, and after everything is taken back @phone',
  async ({ page, context, server }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await MockTables.serve(context, SCENES);
    const me = new DicePlayer(page, { input: fingerTaps });
    const { table, hands } = stateOf(SCENES.lay);
    const [one, other] = (hands[0] ?? []).map(({ die }) => die) as [number, number];
    const lay = async (row: number): Promise<void> => {
      await me.put(one, { x: 0, y: row }, table);
      await me.put(other, { x: 1, y: row }, [...table, { die: one, x: 0, y: row }]);
    };
    await page.goto(server.origin + pathOf('lay'));
    await lay(2);
    await page.reload();
    await expect(me.lying(other)).toBeVisible();
    await expect.poll(() => hiddenDice(page)).toEqual([]);

    await page.getByRole('button', { name: 'Tout reprendre' }).click();
    await lay(6);
    await expect.poll(() => hiddenDice(page)).not.toEqual([]);
    await page.getByRole('button', { name: 'Tout reprendre' }).click();
    await expect(me.lying(other)).toHaveCount(0);
    await expect.poll(() => hiddenDice(page)).toEqual([]);
  },
);

/** Lists dice that are partly covered or outside the window of the felt. */
async function hiddenDice(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const board = document.querySelector('[data-part="board"]')?.getBoundingClientRect();
    const over = [...document.querySelectorAll('[data-part="board"] .icon-button, .status, main > button')].map((one) =>
      one.getBoundingClientRect(),
    );
    const isUnder = (die: DOMRect): boolean =>
      over.some(
        (box) => box.left < die.right && die.left < box.right && box.top < die.bottom && die.top < box.bottom,
      ) ||
      board === undefined ||
      die.top < board.top ||
      die.bottom > board.bottom;
    return [...document.querySelectorAll<HTMLElement>('[data-part="board"] [data-die]')]
      .filter((die) => isUnder(die.getBoundingClientRect()))
      .map((die) => die.outerHTML.slice(0, 60));
  });
}

story(
  'on a landscape phone every sentence of the first cards is visible at once, and at 844 × 390 every picture @phone',
  async ({ beginner, server }) => {
    const page = await beginner();
    const wait = { for: 'rules', awaited: [0], ready: [], leftMs: 60_000 } as const;
    await MockTables.serve(page.context(), { first: { ...SCENES.roll, wait: { ...wait, awaited: [0], ready: [] } } });
    for (const [width, height] of [
      [844, 390],
      [740, 360],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(server.origin + pathOf('first'));
      const cards = page.getByRole('dialog', { name: 'Dés en bref' });
      await expect(cards.getByRole('listitem')).toHaveCount(3);
      for (const words of await cards.locator('li > p').all()) {
        await expect(words).toBeInViewport({ ratio: 1 });
        expect(await words.evaluate((line) => line.getBoundingClientRect().bottom)).toBeLessThan(height - 76);
      }
      await expect(cards.getByRole('button', { name: 'Compris !' })).toBeInViewport({ ratio: 1 });
      await expect(cards.getByRole('heading', { name: 'Dés en bref' })).toBeInViewport({ ratio: 1 });
    }
    await page.setViewportSize({ width: 844, height: 390 });
    const pictures = page.getByRole('dialog').getByRole('listitem');
    await expect(pictures.filter({ hasText: 'En croix' })).toBeVisible();
    for (const picture of await pictures.all()) {
      expect(await picture.evaluate((card) => card.getBoundingClientRect().bottom)).toBeLessThan(390 - 68);
    }
  },
);

story(
  'a television says above the status line whom it waits for, and shows nobody thinking @desktop',
  async ({ page, context, server }) => {
    const wait = { for: 'rules' as const, awaited: [0], ready: [], leftMs: 60_000 };
    await MockTables.serve(context, { first: { ...SCENES.roll, me: 'spectator', wait, isClockStopped: true } });
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto(`${server.origin}${pathOf('first')}/tv`);
    const chip = await page.getByText(/^On attend qu.+ ait lu les règles\.$/).boundingBox();
    const status = await page.locator('main > p').boundingBox();
    expect((chip?.y ?? 0) + (chip?.height ?? 0)).toBeLessThan(status?.y ?? 0);
    await expect(page.locator('.seat.is-active')).toHaveCount(1);
    const turning = await page.evaluate(
      () => document.getAnimations().filter((one) => (one as CSSAnimation).animationName === 'think').length,
    );
    expect(turning).toBe(0);
  },
);

const LONG_NAMES = ['Marmotte', 'Tamarin'];

story('names on the score pad are not cut @desktop', async ({ page, context, server }) => {
  const named = (scene: TableScene): TableScene => ({
    ...scene,
    seats: scene.seats.map((info, seat) => (info.kind === 'open' ? info : { ...info, name: LONG_NAMES[seat] ?? '' })),
  });
  const wait = { for: 1e9, awaited: [0], ready: [1], leftMs: null };
  await MockTables.serve(context, { lay: named(SCENES.lay), sheet: { ...named(SCENES.sheet), wait } });
  for (const [scene, width, height] of [
    ['lay', 1280, 800],
    ['lay', 1440, 900],
    ['sheet', 360, 640],
    ['sheet', 844, 390],
    ['sheet', 820, 1180],
    ['sheet', 1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(server.origin + pathOf(scene));
    const names = page.getByRole('columnheader').locator('b').filter({ visible: true });
    await expect(names.first()).toBeVisible();
    const cut = await names.evaluateAll((all) =>
      all.filter((name) => name.scrollWidth > name.clientWidth).map((name) => name.textContent),
    );
    expect(cut, `${scene} at ${width} × ${height}`).toEqual([]);
  }
});
