import type { Page } from '@playwright/test';
import { toMillis, toSeat } from '@tablee/kernel';
import type { Placed, RoundScore } from '../../games/dice/rules/types.ts';
import { expectAccessible } from '../harness/axe.ts';
import { layoutFaults } from '../harness/layout-faults.ts';
import { MockTables, pathOf, type TableScene } from '../harness/mock-tables.ts';
import { SIZES } from '../harness/sizes.ts';
import { expect, story } from '../harness/story.ts';
import { tooSmall } from '../harness/too-small.ts';
import { mouseClicks } from '../people/dice-input.ts';
import { DicePlayer } from '../people/dice-player.ts';
import { diceScene, stateOf } from '../people/dice-scenes.ts';
import { pointOf, type Spot } from '../people/felt.ts';
import { SCENES as SCREENS } from '../screens/scenes.ts';

const PRESSED = 'main button:not([data-cursor])';

const SMALLEST = [320, 568] as const;
/** A desktop at a zoom of 400 %: not everything fits, but everything can be used. */
const TINY = [320, 256] as const;

const TABLE = 'R3 R4 R5 . B4 B5 B6\nB3\nK3';
const A = 'K8 K9 O12 R13 R12 B7 J';
const B = 'R2 K10 R9';
const SCORE: RoundScore = { rule: 'RX-18', winner: toSeat(1), left: [['K7', 'K8', 'J'], []], points: [-10, 15] };
const COUNTED = { until: toMillis(1e9), sheets: [SCORE] } as const;

const SCENES = {
  roll: diceScene({ table: TABLE, a: A, b: B, phase: 'roll' }),
  lay: diceScene({ table: TABLE, a: A, b: B }),
  sheet: diceScene({ table: TABLE, a: A, b: B, phase: 'sheet' }, COUNTED),
} as const satisfies Record<string, TableScene>;

/** Lays two dice side by side: a line of two is wrong. */
async function layWrongLine(me: DicePlayer): Promise<void> {
  const { table, hands } = stateOf(SCENES.lay);
  const [one, other] = hands[0] ?? [];
  if (one === undefined || other === undefined) throw new Error('two dice are needed');
  const first = { die: one.die, x: 3, y: 2 };
  await me.put(one.die, first, table);
  await me.put(other.die, { x: 4, y: 2 }, [...table, first]);
  await expect(me.status).toContainText(/Il faut encore le/);
  await me.felt.untilStill();
  await expect.poll(() => covered(me.page)).toEqual([]);
}

/** Lists parts of a wrong line that are covered, and buttons of the felt under the status line. */
async function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const board = document.querySelector('[data-part="board"]');
    const status = document.querySelector('.status')?.getBoundingClientRect();
    const isSeen = (element: Element): boolean => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return board?.contains(document.elementFromPoint(left + width / 2, top + height / 2)) === true;
    };
    const laid = [...document.querySelectorAll('[data-line][data-wrong] > i, [data-die]:has([data-look="new"])')];
    const under = laid
      .filter((element) => !isSeen(element))
      .map((element) => `hidden: ${element.outerHTML.slice(0, 80)}`);
    const tools = [...(board?.querySelectorAll('.icon-button') ?? [])].filter(
      (tool) =>
        status !== undefined &&
        tool.getBoundingClientRect().bottom > status.top &&
        tool.getBoundingClientRect().top < status.bottom &&
        tool.getBoundingClientRect().right > status.left &&
        tool.getBoundingClientRect().left < status.right,
    );
    return [...under, ...tools.map((tool) => `under the status: ${tool.getAttribute('aria-label')}`)];
  });
}

/** Every state, with the way to reach it. */
const STATES: readonly (readonly [keyof typeof SCENES, string, (me: DicePlayer) => Promise<void>])[] = [
  ['roll', 'before a throw', async (me) => expect(me.roll).toBeVisible()],
  ['lay', 'after it', async (me) => expect(me.pass).toBeVisible()],
  ['lay', 'a wrong line', layWrongLine],
  ['sheet', 'the sheet', async (me) => expect(me.sheet(1)).toBeVisible()],
];

async function askForScore({ page }: DicePlayer): Promise<void> {
  const chip = page.getByRole('button', { name: /^Les points/ });
  if (await chip.isVisible()) await chip.click();
}

/** Parts that must not overlap. */
const PARTS =
  '.topbar button, .seat, section[aria-label="En face"] > div, .status, [data-thing^="own-"], [data-thing="roll"], [data-thing="roll-all"], [data-thing="hint"], [data-thing="undo"], [data-thing="pass"], [data-thing="confirm"]';

for (const [width, height] of [...SIZES, SMALLEST, TINY]) {
  const isTiny = width === TINY[0] && height === TINY[1];
  story(
    `every state of the dice table can be used at ${width} × ${height} @desktop`,
    async ({ page, context, server }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await MockTables.serve(context, SCENES);
      const me = new DicePlayer(page, { input: mouseClicks });
      for (const [scene, what, reach] of STATES) {
        if (what === 'a wrong line' && isTiny) continue; // there the felt is no larger than a cell
        await page.goto(server.origin + pathOf(scene));
        await reach(me);
        if (!isTiny) expect(await layoutFaults(page, PARTS), `${what} at ${width} × ${height}`).toEqual([]);
        await expectAccessible(page, `${what} at ${width} × ${height}`);
        if (!isTiny && scene !== 'sheet')
          expect(await tooSmall(page, PRESSED), `${what} at ${width} × ${height}`).toEqual([]);
      }
      await page.goto(server.origin + pathOf('roll'));
      await expect(me.roll).toBeVisible();
      await askForScore(me);
      await expectAccessible(page, `the score at ${width} × ${height}`);
    },
  );
}

const ROOM = SCREENS['dice-lay'];

story('five dice fit into one row @phone', async ({ page, context, server }) => {
  await MockTables.serve(context, { roll: SCREENS['dice-roll'] });
  const own = page.locator('[data-thing^="own-"]');
  for (const [width, height] of [
    [390, 844],
    [360, 640],
    [320, 568],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(server.origin + pathOf('roll'));
    await expect(own).toHaveCount(5);
    const rows = await own.evaluateAll((all) => new Set(all.map((die) => (die as HTMLElement).offsetTop)).size);
    expect(rows, `at ${width} × ${height}`).toBe(1);
  }
});

const NINE = diceScene({
  table: '',
  a: 'R4 O4 B2 B3 K2 R3 K4 O3 K3',
  b: 'K7 K8 K6 O7 R8 O8 B7 B8 O9',
  phase: 'roll',
});

story('nine dice say in words whether each is rolled or kept @phone', async ({ page, context, server }) => {
  await MockTables.serve(context, { nine: NINE });
  const own = page.locator('[data-thing^="own-"]');
  for (const [width, height, most] of [
    [390, 844, 2],
    [360, 640, 2],
    [320, 568, 2],
    [844, 390, 3],
    [820, 1180, 2],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(server.origin + pathOf('nine'));
    await own.first().click();
    const plates = page.getByText(/^(?:À lancer|Gardé)$/);
    await expect(plates.filter({ visible: true }), `at ${width} × ${height}`).toHaveCount(9);
    const cut = await plates.evaluateAll(
      (all) =>
        all.filter((word) => (word.parentElement?.scrollWidth ?? 0) > (word.parentElement?.clientWidth ?? 0)).length,
    );
    expect(cut, `words that are cut at ${width} × ${height}`).toBe(0);
    const rows = await own.evaluateAll((all) => new Set(all.map((die) => (die as HTMLElement).offsetTop)).size);
    expect(rows, `rows at ${width} × ${height}`).toBeLessThanOrEqual(most);
    expect(await layoutFaults(page, PARTS), `at ${width} × ${height}`).toEqual([]);
  }
});

story(
  'the reason why a column is wrong does not cover the cell that would mend it @desktop',
  async ({ page, context, server }) => {
    await MockTables.serve(context, { room: ROOM });
    const me = new DicePlayer(page, { input: mouseClicks });
    const { table, hands } = stateOf(ROOM);
    const above = table.find(({ face }) => face === 'B6') as Placed;
    const [six, other] = (['O6', 'R6'] as const).map((face) => hands[0]?.find((die) => die.face === face)?.die);
    await page.goto(server.origin + pathOf('room'));
    await me.put(six as number, { x: above.x, y: above.y + 1 }, table);
    const reason = me.felt.board.getByText('Il faut encore un 6 d’une autre couleur.');
    await me.press(me.mine(other as number));
    await expect(me.felt.board.locator('[data-line][data-wrong]')).toHaveCSS('opacity', '1');
    await expect(me.felt.board.locator('[data-line][data-wrong] > i')).toHaveCSS('opacity', '1');
    const look = await me.felt.measure();
    const { column, row } = look.spots[String(above.die)] as Spot;
    const lit = pointOf({ column, row: row + 2 }, look);
    const box = await reason.boundingBox();
    if (box === null) throw new Error('no reason is visible');
    const away = Math.max(
      Math.abs(box.x + box.width / 2 - lit.x) - box.width / 2,
      Math.abs(box.y + box.height / 2 - lit.y) - box.height / 2,
    );
    expect(away).toBeGreaterThan(look.cell * 0.4);
  },
);

story('a name of six letters is whole beside nine dice @phone', async ({ page, context, server }) => {
  const nine = diceScene({ table: 'R3 R4 R5', a: 'R6', b: 'B1 B2 B3 B4 B5 B6 B7 B8 B9', turn: 'B' });
  const [me, other] = nine.seats;
  const seats = [me, { ...other, name: 'Bonbon' }] as TableScene['seats'];
  await MockTables.serve(context, { nine: { ...nine, seats } });
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(server.origin + pathOf('nine'));
    const name = page.getByRole('region', { name: /Bonbon/ }).getByText('Bonbon', { exact: true });
    const [whole, shown] = await name.evaluate((text) => [text.scrollWidth, text.clientWidth]);
    expect(whole, `at ${width} × ${height}`).toBe(shown);
  }
});
