import { toSeat } from '@tablee/kernel';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { fingerTaps } from '../people/dice-input.ts';
import { DicePlayer } from '../people/dice-player.ts';
import { diceScene, stateOf } from '../people/dice-scenes.ts';
import { pointOf, type Spot } from '../people/felt.ts';
import { Finger } from '../people/input.ts';

const WIDE = diceScene({ table: 'R3 J R5 . . . . . . R8 K8 O8', a: 'B8 K1', b: 'O11' });

story(
  'a lit cell of the overview takes the chosen die, and undo restores the view @phone',
  async ({ page, context, server }) => {
    await MockTables.serve(context, { wide: WIDE });
    const me = new DicePlayer(page, { input: fingerTaps });
    const { table, hands } = stateOf(WIDE);
    const eight = hands[0]?.find(({ face }) => face === 'B8')?.die as number;
    await page.goto(server.origin + pathOf('wide'));
    await me.press(me.mine(eight));
    await me.felt.untilStill();
    const near = await me.felt.measure();
    await page.getByRole('button', { name: 'Voir toute la table' }).tap();
    await expect.poll(async () => (await me.felt.measure()).cell).toBeLessThan(44);
    await me.felt.untilStill();
    for (const lit of await page.locator('[data-part="fit"]').all()) await expect(lit).toBeInViewport({ ratio: 1 });
    const fit = await page.locator('[data-part="fit"]').first().boundingBox();
    await page.touchscreen.tap((fit?.x ?? 0) + 3, (fit?.y ?? 0) + 3);
    await expect(me.lying(eight)).toBeVisible();

    await page.getByRole('button', { name: 'Revenir à la vue d’avant' }).tap();
    await expect.poll(async () => (await me.felt.measure()).cell).toBe(near.cell);
    await me.undo.tap();
    await me.expectLaid(table);
    await expect.poll(async () => (await me.felt.measure()).cell).toBeLessThan(44);
  },
);

story('undo restores the view of the moment when the step began @phone', async ({ page, context, server }) => {
  await MockTables.serve(context, { wide: WIDE });
  const me = new DicePlayer(page, { input: fingerTaps });
  const { table, hands } = stateOf(WIDE);
  const eight = hands[0]?.find(({ face }) => face === 'B8')?.die as number;
  await page.goto(server.origin + pathOf('wide'));
  await me.put(eight, { x: 8, y: 0 }, table);
  await expect(me.lying(eight)).toBeVisible();
  await me.felt.untilStill();
  const seen = await me.felt.measure();
  const finger = await Finger.on(page);
  const at = await me.felt.emptyPoint();
  await finger.put(at);
  await finger.moveTo({ x: at.x + 150, y: at.y });
  await finger.lift();
  await me.felt.untilStill();
  expect((await me.felt.measure()).corner.x).toBeGreaterThan(seen.corner.x + 80);
  await me.undo.tap();
  await me.expectLaid(table);
  await expect.poll(async () => Math.abs((await me.felt.measure()).corner.x - seen.corner.x)).toBeLessThan(2);
});

story('the table is centred when a turn begins @phone', async ({ page, context, server }) => {
  const scene = diceScene({ table: 'R3 R4 R5', a: 'B8 K1', b: 'O11' });
  const mock = await MockTables.serve(context, { small: scene });
  const me = new DicePlayer(page, { input: fingerTaps });
  const mine = stateOf(scene);
  const theirs = { ...mine, phase: 'roll', turn: toSeat(1) } as const;
  await page.goto(server.origin + pathOf('small'));
  await expect(me.status).toContainText('À toi.');
  mock.show('small', { seq: 1, at: 0, entry: null, before: mine, after: theirs, events: [] });
  await expect(me.status).toContainText('Léa');
  await me.felt.untilStill();
  // Not by touch: the inertia of a swipe would fight the felt's own scrolling.
  await me.felt.cursor.evaluate((cursor: HTMLElement) => {
    for (let at = cursor.offsetParent; at !== null; at = at.parentElement)
      at.scrollBy({ top: 120, behavior: 'instant' });
  });
  await me.felt.untilStill();
  mock.show('small', { seq: 2, at: 0, entry: null, before: theirs, after: mine, events: [] });
  const middle = async (): Promise<{ readonly x: number; readonly y: number }> => {
    const look = await me.felt.measure();
    const four = mine.table.find(({ face }) => face === 'R4')?.die;
    const point = pointOf(look.spots[String(four)] as Spot, look);
    return { x: point.x - look.window.x - look.window.width / 2, y: point.y - look.window.y - look.window.height / 2 };
  };
  // Score and tools cover the lower edge.
  await expect.poll(async () => Math.abs((await middle()).x)).toBeLessThan(3);
  await expect.poll(async () => Math.abs((await middle()).y + 38)).toBeLessThan(3);
});
