import { TILES } from '../../games/tiles/rules/tile.ts';
import type { TilesState } from '../../games/tiles/rules/types.ts';
import { expectAccessible } from '../harness/axe.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { FamilyPlayer } from '../people/family-player.ts';
import { byKeyboard, expectFocusSeen, walkTo } from '../people/input.ts';
import { markRuckusTipsSeen } from '../people/ruckus-player.ts';
import { ruckusScene } from '../people/ruckus-scenes.ts';
import { addBot, createTable, playAlone, variantOf } from '../people/table-setup.ts';
import { familyScene, juniorScene, startOf, stepBy } from '../people/tiles-scenes.ts';

/** Camille has two tiles left, which make a series. */
const LAST_TILES = `
  turn A play
  table [1 B1 B2 B3] [2 R7]
  pool G1 G2
  A R13 G13
  B R1 G6`;

story('from home through several turns with the keyboard alone @desktop', async ({ page, server }) => {
  const me = new FamilyPlayer(page, { press: byKeyboard });
  await page.goto(server.origin);
  await byKeyboard(variantOf(page));
  await me.moves(5);
  await expectFocusSeen(page);
});

story('the focus is still at the table when the last tiles are played @desktop', async ({ page, context, server }) => {
  const mock = await MockTables.serve(context, { last: familyScene(LAST_TILES) });
  const me = new FamilyPlayer(page, { press: byKeyboard });
  await page.goto(server.origin + pathOf('last'));
  await me.lay();
  await expect.poll(() => mock.commands).toHaveLength(1);
  await expect(me.tile('R13')).toHaveCount(0);
  await expectFocusSeen(page);
});

story(
  'after a junior pair the focus stays where it was, and the turned tiles are announced @desktop',
  async ({ page, context, server }) => {
    const scene = juniorScene(TILES.join(' '));
    const mock = await MockTables.serve(context, { pairs: scene });
    await page.goto(server.origin + pathOf('pairs'));
    const place = (n: number) => page.locator(`[data-thing="place-${n}"]`);
    const first = stepBy(startOf(scene), 'A', 'flip 0', 1);
    await byKeyboard(place(0));
    mock.show('pairs', first);
    await expect(page.getByText('Tu retournes le 1 rouge, ligne 1, colonne 1.')).toBeAttached();
    await byKeyboard(place(1));
    mock.show('pairs', stepBy(first.after as TilesState, 'A', 'flip 1', 2));
    await expect(page.getByText('Tu gardes 1 rouge et 2 rouge.')).toBeAttached();
    await expect(place(1)).toHaveAccessibleName(/^Place vide/);
    await expect(place(1)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(place(2)).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator(':focus')).not.toHaveAccessibleName(/^Place vide/);
  },
);

story('D draws and H asks for a hint, wherever the focus is @desktop', async ({ page, context, server }) => {
  const mock = await MockTables.serve(context, {
    last: familyScene(LAST_TILES),
    stuck: familyScene('turn A play\ntable [1 B1 B2]\npool G1 G2\nA R13 G11\nB R1 G6'),
  });
  await page.goto(server.origin + pathOf('last'));
  await expect(page.locator('.rack-tile')).toHaveCount(2);
  await page.keyboard.press('h');
  await expect(page.locator('[data-state="hinted"]')).toBeVisible();
  await expect(page.getByText(/^Nouvelle famille\s: 13 rouge et 13 vert\. 2 tuiles d’un coup/)).toBeAttached();
  await page.goto(server.origin + pathOf('stuck'));
  await expect(page.locator('.rack-tile')).toHaveCount(2);
  await page.keyboard.press('d');
  await expect.poll(() => mock.commands).toEqual([{ scene: 'stuck', command: { do: 'draw' } }]);
});

story(
  'P moves the focus among lit places, a hint moves it there, and Enter lays @desktop',
  async ({ page, context, server }) => {
    const mock = await MockTables.serve(context, {
      table: familyScene('turn A play\ntable [1 R2] [2 R4] [3 G8]\npool G1 G2\nA R3 P13\nB R1 G6'),
    });
    const me = new FamilyPlayer(page, { press: byKeyboard });
    await page.goto(server.origin + pathOf('table'));
    await byKeyboard(me.tile('R3'));
    const lit = page.locator(':is([data-thing="place-1"], [data-thing="place-2"])');
    for (const place of [lit.first(), lit.last(), lit.first()]) {
      await page.keyboard.press('p');
      await expect(place).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await page.keyboard.press('h');
    await expect(me.place).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => mock.commands).toMatchObject([{ command: { do: 'lay', tiles: ['R3'] } }]);
    await expectFocusSeen(page);
  },
);

const TWO_PILES = `
  deck meuh meuh
  A boum dring | zzz×2
  B coa coa | boum×3
  C plouf | boum×2`;

story(
  'a Ruckus card that fits two piles moves the focus to them, and Escape back to the hand @desktop',
  async ({ page, context, server }) => {
    await markRuckusTipsSeen(page);
    const mock = await MockTables.serve(context, { two: ruckusScene(TWO_PILES) });
    await page.goto(server.origin + pathOf('two'));
    const [card, other] = [page.locator('[data-thing="card-boum-0"]'), page.locator('[data-thing="card-dring-0"]')];
    const pile = (seat: number) => page.locator(`[data-thing="pile-${seat}-boum"]`);
    await byKeyboard(card);
    await expect(
      page.getByText('Boum\u00a0: choisis la pile. 3 cartes devant Léa, 2 cartes devant Malik.'),
    ).toBeAttached();
    await expect(pile(1)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(card).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('p');
    await expect(pile(2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => mock.commands).toMatchObject([{ command: { do: 'steal', family: 'boum', from: 2 } }]);
    await expect(other).toBeFocused();
  },
);

story(
  'P moves the focus among the Ruckus piles to steal while no card is chosen @desktop',
  async ({ page, context, server }) => {
    await markRuckusTipsSeen(page);
    const mock = await MockTables.serve(context, { two: ruckusScene(TWO_PILES) });
    await page.goto(server.origin + pathOf('two'));
    const pile = (seat: number) => page.locator(`[data-thing="pile-${seat}-boum"]`);
    await walkTo(page.locator('[data-thing="card-dring-0"]'));
    for (const seat of [1, 2]) {
      await page.keyboard.press('p');
      await expect(pile(seat)).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect.poll(() => mock.commands).toMatchObject([{ command: { do: 'steal', family: 'boum', from: 2 } }]);
  },
);

story(
  'my rack is read before the others, and each zone has its heading @desktop',
  async ({ page, context, server }) => {
    await MockTables.serve(context, { table: familyScene(LAST_TILES), pairs: juniorScene(TILES.join(' ')) });
    for (const [scene, headings] of [
      ['table', ['Ton chevalet', 'La table', 'Les autres']],
      ['pairs', ['Tuiles gardées', 'La table', 'Les autres']],
    ] as const) {
      await page.goto(server.origin + pathOf(scene));
      await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([...headings]);
    }
  },
);

story(
  'arrow keys go from thing to thing, Enter chooses, Escape lets go @desktop @short-desktop',
  async ({ page, server }) => {
    const me = new FamilyPlayer(page, { press: byKeyboard });
    await page.goto(server.origin);
    await byKeyboard(variantOf(page));
    await me.ready();
    await walkTo(page.locator('main [data-thing]').first());
    const chosen = me.rack.getByRole('button', { pressed: true }).and(page.locator('[data-thing]'));
    const inRack = me.rack.locator('[data-thing]:focus');
    for (let step = 0; step < 12 && (await inRack.count()) === 0; step += 1) {
      await page.keyboard.press('ArrowDown');
      await expectFocusSeen(page);
    }
    await expect(inRack).toBeVisible();
    const first = await inRack.getAttribute('data-thing');
    await page.keyboard.press('ArrowRight');
    await expectFocusSeen(page);
    expect(await inRack.getAttribute('data-thing')).not.toBe(first);
    await page.keyboard.press('Enter');
    await expect(chosen).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(chosen).toHaveCount(0);
  },
);

story(
  'the space bar lifts a tile, arrows carry it, Enter lays it down, Escape takes it back @desktop',
  async ({ page, server }) => {
    const me = new FamilyPlayer(page, { press: byKeyboard });
    await page.goto(server.origin);
    await byKeyboard(variantOf(page));
    await me.ready();
    const tiles = me.rack.locator('[data-thing^="tile-"]');
    const order = (): Promise<(string | null)[]> =>
      tiles.evaluateAll((all) => all.map((tile) => tile.getAttribute('data-thing')));
    const before = await order();
    const told = page.getByRole('log').getByText('en main. Les flèches choisissent une place');
    const carry = async (end: string): Promise<void> => {
      const saidBefore = await told.count();
      await tiles.nth(1).focus();
      await page.keyboard.press('Space');
      await expect(told).toHaveCount(saidBefore + 1); // a repeated announcement is said again
      await page.keyboard.press('ArrowLeft');
      await page.keyboard.press(end);
    };
    await carry('Escape');
    expect(await order()).toEqual(before);
    await carry('Enter');
    await expect.poll(order).toEqual([before[1], before[0], ...before.slice(2)]);
  },
);

story('Escape ends a drag by mouse @desktop', async ({ page, server }) => {
  const me = new FamilyPlayer(page, { press: byKeyboard });
  await page.goto(server.origin);
  await byKeyboard(variantOf(page));
  await me.ready();
  const tiles = me.rack.locator('[data-thing^="tile-"]');
  const before = await tiles.count();
  const box = await tiles.first().boundingBox();
  if (box === null) throw new Error('no tile is visible');
  await page.mouse.move(box.x + 10, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 10, box.y - 200, { steps: 4 });
  await expect(me.rack.locator('[data-dragging]')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(me.rack.locator('[data-dragging]')).toHaveCount(0);
  await page.mouse.up();
  await expect(me.rack.getByRole('button', { pressed: true }).and(tiles)).toHaveCount(0);
  expect(await tiles.count()).toBe(before);
});

story(
  'the rules open and close by keyboard, and the focus comes back @desktop @short-desktop',
  async ({ page, server }) => {
    const me = new FamilyPlayer(page, { press: byKeyboard });
    await page.goto(server.origin);
    await byKeyboard(variantOf(page));
    await expect(me.rack).toBeVisible();
    const rules = page.getByRole('button', { name: 'Les règles' });
    await byKeyboard(rules);
    await expect(page.getByRole('dialog', { name: 'Règles : Tuiles' })).toBeVisible();
    await expectFocusSeen(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(rules).toBeFocused();
  },
);

story('? lists the keys, and letters can be switched off @desktop @short-desktop', async ({ page, server }) => {
  await playAlone(page, server.origin, 'Ruckus');
  await expect(page.locator('[data-thing="draw"]')).toBeVisible();
  const list = page.getByRole('dialog', { name: 'Les touches' });
  await page.keyboard.press('?');
  await expect(list.getByText('Passer d’un élément à l’autre')).toBeVisible();
  await expectAccessible(page, 'the keys');
  await list.getByRole('switch', { name: 'Lettres et chiffres' }).click();
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
  await page.keyboard.press('?');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(list).toBeHidden();
  await page.getByRole('button', { name: 'Les touches' }).click();
  await expect(list.getByRole('switch')).not.toBeChecked();
});

story('the focus moves on from the lobby to the table @desktop', async ({ page, server }) => {
  await createTable(page, server.origin);
  await addBot(page, 2);
  await byKeyboard(page.getByRole('button', { name: /^Commencer/ }));
  await expect(page.getByRole('heading', { level: 1, name: 'Tuiles' })).toBeFocused();
});
