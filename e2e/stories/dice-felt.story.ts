import { toMillis, toSeat } from '@tablee/kernel';
import { drawLay } from '../../games/dice/rules/drawn.ts';
import { dice } from '../../games/dice/rules/index.ts';
import { boundsOf } from '../../games/dice/rules/islands.ts';
import { linesOf } from '../../games/dice/rules/lines.ts';
import type { DiceCommand, Face, Placed, Placement, ShownDie } from '../../games/dice/rules/types.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { carriedAt, fingerTaps, mouseClicks, mouseDrags } from '../people/dice-input.ts';
import { DicePlayer } from '../people/dice-player.ts';
import { diceScene, stateOf } from '../people/dice-scenes.ts';
import { pointOf, type Spot } from '../people/felt.ts';
import { Finger, middleOf } from '../people/input.ts';

const ME = toSeat(0);

/** Two sets far apart; in the hand three dice that make a run, and one that the joker stands for. */
const APART = diceScene({
  table: 'R3 J R5 . . . . . . R8 K8 O8\n.\n.\n.\n.\n. . . . B5 B6 B7',
  a: 'K3 K4 K5 R4 R13',
  b: 'O11',
});
const STATE = stateOf(APART);

function mineOf(face: Face): ShownDie {
  return STATE.hands[0]?.find((die) => die.face === face) as ShownDie;
}

function lyingOf(face: Face): Placed {
  return STATE.table.find((die) => die.face === face) as Placed;
}

function moved(some: readonly Placed[], by: { readonly x: number; readonly y: number }): Placement[] {
  return STATE.table.map((die) => (some.includes(die) ? { ...die, x: die.x + by.x, y: die.y + by.y } : die));
}

/** The lines of a table, which tidying up must not change. */
function setsOf(table: readonly Placement[]): string[] {
  const placed = table.map((one) => ({ ...STATE.table.find(({ die }) => die === one.die), ...one })) as Placed[];
  return linesOf(placed)
    .map(({ way, dice: line }) => `${way} ${line.map(({ die }) => die).join(' ')}`)
    .toSorted();
}

function isAllowed(command: unknown): boolean {
  return dice.check(STATE, ME, command as DiceCommand, toMillis(0)) === null;
}

story('a whole line is moved by its handle, and Annuler moves it back @desktop', async ({ page, context, server }) => {
  await MockTables.serve(context, { apart: APART });
  const me = new DicePlayer(page);
  await page.goto(server.origin + pathOf('apart'));
  const line = (['R3', 'J', 'R5'] as const).map(lyingOf);
  const sign = page.locator(`[data-line="row ${line.map(({ die }) => die).join(' ')}"]`);
  await expect(sign).toBeVisible();
  await me.felt.untilStill();
  const { cell } = await me.felt.measure();
  const from = await middleOf(sign);
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y + 2.5 * cell, { steps: 4 });
  await page.mouse.move(from.x + cell, from.y + 3 * cell, { steps: 4 });
  await page.mouse.up();
  await me.expectLaid(moved(line, { x: 1, y: 3 }));
  await me.undo.click();
  await me.expectLaid(STATE.table);
  await expect(me.undo).toBeDisabled();
});

for (const [way, input] of [
  ['clicks @desktop', mouseClicks],
  ['taps @phone @short-phone', fingerTaps],
] as const) {
  story(`dice that go together are chosen together and laid at once: ${way}`, async ({ page, context, server }) => {
    const mock = await MockTables.serve(context, { apart: APART });
    const me = new DicePlayer(page, { input });
    await page.goto(server.origin + pathOf('apart'));
    for (const face of ['K5', 'K4'] as const) {
      await me.press(me.mine(mineOf(face).die));
      await expect(me.mine(mineOf(face).die)).toHaveAttribute('data-state', 'selected');
    }
    await expect(me.status).toContainText('5 noir et 4 noir');
    await me.put(mineOf('K3').die, { x: 4, y: 2 }, STATE.table);
    await me.press(me.confirm);
    await expect.poll(() => mock.commands).toHaveLength(1);
    const { command } = mock.commands[0] as { command: { table: readonly Placement[] } };
    const run = (['K3', 'K4', 'K5'] as const).map((face, index) => ({ die: mineOf(face).die, x: 4 + index, y: 2 }));
    expect(command.table).toEqual(expect.arrayContaining(run));
    expect(isAllowed(command)).toBe(true);
  });
}

story(
  'a number dropped on the joker that stands for it frees the joker @desktop',
  async ({ page, context, server }) => {
    const mock = await MockTables.serve(context, { apart: APART });
    const me = new DicePlayer(page, { input: mouseDrags });
    await page.goto(server.origin + pathOf('apart'));
    await me.put(mineOf('R4').die, lyingOf('J'), STATE.table);
    await expect(me.lying(lyingOf('J').die)).toHaveCount(1);
    const now = await me.laidTable(lyingOf('R3'));
    const goal = drawLay(STATE, 'R3 R4 R5 J . . . . . R8 K8 O8\n.\nK3 K4 K5\n.\n.\n. . . . B5 B6 B7').table;
    await me.layOut(goal, now);
    await me.press(me.confirm);
    await expect.poll(() => mock.commands).toHaveLength(1);
    expect(isAllowed(mock.commands[0]?.command)).toBe(true);
  },
);

story('tidying up brings sets together and changes none @phone', async ({ page, context, server }) => {
  await MockTables.serve(context, { apart: APART });
  const me = new DicePlayer(page, { input: fingerTaps });
  await page.goto(server.origin + pathOf('apart'));
  await page.getByRole('button', { name: 'Ranger la table' }).tap();
  const [anchor] = STATE.table as [Placed];
  const widthOf = (table: readonly Placement[]): number => boundsOf(table).right - boundsOf(table).left;
  await expect.poll(async () => widthOf(await me.laidTable(anchor))).toBeLessThan(widthOf(STATE.table));
  expect(setsOf(await me.laidTable(anchor))).toEqual(setsOf(STATE.table));
  await me.undo.tap();
  await me.expectLaid(STATE.table);
});

/** True if every die is inside the window. */
async function areSeen(me: DicePlayer): Promise<boolean> {
  const look = await me.felt.measure();
  const { x, y, width, height } = look.window;
  return Object.values(look.spots).every((spot: Spot) => {
    const at = pointOf(spot, look);
    return at.x > x && at.x < x + width && at.y > y && at.y < y + height;
  });
}

story(
  'the overview shows the whole table; a second press goes back, a touch zooms in @phone',
  async ({ page, context, server }) => {
    await MockTables.serve(context, { apart: APART });
    const me = new DicePlayer(page, { input: fingerTaps });
    await page.goto(server.origin + pathOf('apart'));
    const seeAll = page.getByRole('button', { name: 'Voir toute la table' });
    await expect(me.lying(lyingOf('R3').die)).toBeAttached();
    expect(await areSeen(me)).toBe(false);
    await me.felt.untilStill();
    const before = await me.felt.measure();
    await seeAll.tap();
    await expect.poll(() => areSeen(me)).toBe(true);
    expect((await me.felt.measure()).cell).toBeLessThan(44);

    await page.getByRole('button', { name: 'Revenir à la vue d’avant' }).tap();
    await expect.poll(async () => (await me.felt.measure()).cell).toBe(before.cell);
    const [was, is] = [before, await me.felt.measure()].map((at) =>
      pointOf(at.spots[String(lyingOf('R3').die)] as Spot, at),
    );
    expect(Math.hypot((is?.x ?? 0) - (was?.x ?? 0), (is?.y ?? 0) - (was?.y ?? 0))).toBeLessThan(2);

    await seeAll.tap();
    await expect.poll(() => areSeen(me)).toBe(true);
    await me.felt.untilStill();
    const look = await me.felt.measure();
    const far = pointOf(look.spots[String(lyingOf('O8').die)] as Spot, look);
    await page.touchscreen.tap(far.x, far.y);
    await expect.poll(async () => (await me.felt.measure()).cell).toBeGreaterThanOrEqual(44);
    await expect(me.lying(lyingOf('O8').die)).toBeInViewport();
    await me.expectLaid(STATE.table);
  },
);

for (const [where, place] of [
  ['on the bare felt', (me: DicePlayer) => me.felt.emptyPoint()],
  ['one of them on a die', (me: DicePlayer) => middleOf(me.lying(lyingOf('R5').die))],
] as const) {
  story(`two fingers zoom the felt and move no die, ${where} @phone`, async ({ page, context, server }) => {
    await MockTables.serve(context, { apart: APART });
    const me = new DicePlayer(page, { input: fingerTaps });
    await page.goto(server.origin + pathOf('apart'));
    await expect(me.lying(lyingOf('R5').die)).toBeVisible();
    await me.felt.untilStill();
    const { cell } = await me.felt.measure();
    const thumb = await Finger.on(page);
    const index = thumb.another();
    const at = await place(me);
    await thumb.put(at);
    await thumb.moveTo({ x: at.x - 14, y: at.y }); // a hand trembles: far enough to lift a die
    await index.put({ x: at.x + 15, y: at.y + 10 });
    await index.moveTo({ x: at.x + 45, y: at.y + 10 });
    await thumb.moveTo({ x: at.x - 20, y: at.y });
    await index.lift();
    await thumb.lift();
    await expect.poll(async () => (await me.felt.measure()).cell).toBeGreaterThan(cell * 1.3);
    await me.expectLaid(STATE.table);
    await expect(me.undo).toBeDisabled();
    await expect(page.locator('[data-state="selected"]')).toHaveCount(0);
  });
}

story(
  'a second finger pans while the first one carries a die @phone @short-phone',
  async ({ page, context, server }) => {
    await MockTables.serve(context, { apart: APART });
    const me = new DicePlayer(page, { input: fingerTaps });
    await page.goto(server.origin + pathOf('apart'));
    const { die } = mineOf('R13');
    await expect(me.mine(die)).toBeVisible();
    await me.felt.untilStill();
    const before = await me.felt.measure();
    const thumb = await Finger.on(page);
    const index = thumb.another();
    const from = await middleOf(me.mine(die));
    const to = { x: before.window.x + 200, y: before.window.y + before.window.height - 80 };
    await thumb.put(from);
    await thumb.moveTo(to);
    await index.put({ x: 200, y: before.window.y + 90 });
    await index.moveTo({ x: 80, y: before.window.y + 90 });
    await expect.poll(async () => (await me.felt.measure()).corner.x).toBeLessThan(before.corner.x - 60);
    await index.lift();
    await thumb.moveTo({ x: to.x, y: to.y - 10 });
    const look = await me.felt.measure();
    const aimed = await carriedAt(page);
    await thumb.lift();
    await expect(me.lying(die)).toBeVisible();
    const spot = (await me.felt.measure()).spots[String(die)] as Spot;
    expect(Math.abs(pointOf(spot, look).x - aimed.x)).toBeLessThan(look.cell);
    expect(Math.abs(pointOf(spot, look).y - aimed.y)).toBeLessThan(look.cell);
  },
);

story(
  'the felt does not scroll under a carried die, but scrolls for a chosen one @phone',
  async ({ page, context, server }) => {
    const scene = diceScene({ table: 'R3 J R5 . . . . . . R8 K8 O8', a: 'B8 K1', b: 'O11' });
    await MockTables.serve(context, { wide: scene, again: scene });
    const me = new DicePlayer(page, { input: fingerTaps });
    const die = me.mine(stateOf(scene).hands[0]?.find(({ face }) => face === 'B8')?.die ?? -1);
    await page.goto(server.origin + pathOf('wide'));
    await expect(die).toBeVisible();
    await me.felt.untilStill();
    const { corner, window } = await me.felt.measure();
    const finger = await Finger.on(page);
    await finger.put(await middleOf(die));
    await finger.moveTo({ x: 195, y: window.y + window.height / 2 });
    await expect(page.locator('[data-dragging]')).toHaveCount(1);
    await me.felt.untilStill();
    expect((await me.felt.measure()).corner).toEqual(corner);
    await finger.lift();

    await page.goto(server.origin + pathOf('again'));
    await me.press(die);
    await expect.poll(async () => (await me.felt.measure()).corner.x).toBeLessThan(corner.x);
  },
);

const THREE_OF_MINE = diceScene({ table: 'R3 R4 R5', a: 'B5 B6 B7 K1', b: 'R9' });

story(
  'three chosen dice show where they will lie, and one press takes them back @short-desktop',
  async ({ page, context, server }) => {
    await MockTables.serve(context, { three: THREE_OF_MINE });
    const me = new DicePlayer(page, { input: mouseClicks });
    const { table, hands } = stateOf(THREE_OF_MINE);
    const run = (hands[0] ?? []).slice(0, 3).map(({ die }) => die);
    await page.goto(server.origin + pathOf('three'));
    for (const die of run) await me.press(me.mine(die));
    await expect(page.locator('[data-part="fit"]')).toHaveCount(1);
    const others = page.locator('[data-part="with"]');
    await expect(others).toHaveCount(2);
    const takeAll = page.getByRole('button', { name: 'Tout reprendre' });
    await expect(takeAll).toHaveCount(0);
    const box = await others.last().boundingBox();
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2);
    await expect(page.locator('[data-line]:not([data-wrong])')).toHaveCount(2);
    for (const die of run) await expect(me.lying(die)).toBeVisible();
    await takeAll.click();
    await me.expectLaid(table);
    await expect(me.pass).toBeVisible();
    await me.undo.click();
    for (const die of run) await expect(me.lying(die)).toBeVisible();
  },
);

story(
  'a line that has dice of the table cannot be taken back as a whole @desktop',
  async ({ page, context, server }) => {
    const mixed = diceScene({ table: 'R3 R4 R5', a: 'R6 K1', b: 'R9' });
    await MockTables.serve(context, { mixed });
    const me = new DicePlayer(page, { input: mouseClicks });
    const { table, hands } = stateOf(mixed);
    const six = hands[0]?.[0]?.die as number;
    await page.goto(server.origin + pathOf('mixed'));
    await me.put(six, { x: 3, y: 0 }, table);
    await page.locator('[data-line]').first().click();
    await expect(me.giveBack).toHaveCount(0);
    await expect(me.undo).toBeEnabled();
    await me.press(me.lying(six));
    await expect(me.giveBack).toBeEnabled();
  },
);
