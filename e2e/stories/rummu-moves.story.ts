import { toMillis, toSeat } from '@tablee/kernel';
import { rummu } from '../../games/rummu/rules/index.ts';
import type { RummuCommand } from '../../games/rummu/rules/types.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { boxMiddleOf, dragByMouse, expectFocusSeen, Finger, middleOf } from '../people/input.ts';
import { carriedCard, fingerDrags, fingerTaps, keys, mouseClicks, mouseDrags } from '../people/rummu-input.ts';
import { RummuPlayer } from '../people/rummu-player.ts';
import { rummuScene, stateOf, stepBy } from '../people/rummu-scenes.ts';

const ME = toSeat(0);
const OTHERS = ['B0 B2 G0', 'K5 K6', 'R0 R2 G8'];

/**
 * A position for everything that a turn can have: an opening, a card added to another player's run, and one exchanged
 * for a joker.
 */
const WHOLE = rummuScene({
  hands: ['R5 R6 R7 R8 G6 K4 B9', ...OTHERS],
  table: '[1 B G5 Y6 G7] [2 C K1 K2 K3]',
  phase: 'draw',
  discards: 'K9 R1 G3',
});
const DRAWN = stepBy(stateOf(WHOLE), 'A', 'draw', 1);
const TURN = {
  do: 'play',
  moves: [
    { do: 'lay', cards: ['R5', 'R6', 'R7', 'R8'] },
    { do: 'add', cards: ['K4'], to: 2 },
    { do: 'swap', card: 'G6', in: 1 },
  ],
  back: null,
  discard: 'B9',
} as const satisfies RummuCommand;

for (const [way, input] of [
  ['by dragging with the mouse @desktop', mouseDrags],
  ['by clicks @desktop', mouseClicks],
  ['by keys alone @desktop @short-desktop', keys],
  ['by a finger that drags @phone', fingerDrags],
  ['by taps @phone @short-phone', fingerTaps],
] as const) {
  story(`a whole turn of Rummü is drawn, composed and sent ${way}`, async ({ page, context, server }) => {
    const mock = await MockTables.serve(context, { whole: WHOLE });
    const me = new RummuPlayer(page, { input });
    await page.goto(server.origin + pathOf('whole'));
    await expect(me.own('R5')).toBeVisible();
    await me.draw();
    await expect.poll(() => mock.commands.map(({ command }) => command)).toEqual([{ do: 'draw' }]);
    mock.show('whole', DRAWN);
    await expect(me.thing('stock')).toHaveAttribute('aria-disabled', 'true');
    await me.compose(TURN);
    await expect(me.own('Y6')).toBeVisible();
    await expect(me.meld(3)).toHaveAttribute('data-draft');
    if (input === keys) await expectFocusSeen(page);
    await me.confirm();
    await expect.poll(() => mock.commands.at(-1)?.command).toEqual(TURN);
    const { after } = DRAWN as { after: ReturnType<typeof stateOf> };
    expect(rummu.check(rummu.view(after, ME), ME, TURN, toMillis(0))).toBeNull();
  });
}

story(
  'discards are taken one by one, each reveals the next, until I stop; the next time I may again @short-phone',
  async ({ page, context, server }) => {
    const scene = rummuScene({
      hands: ['R5 R6', ...OTHERS],
      phase: 'draw',
      discards: 'K9 R1 G3 B7',
      stock: 'K0 K7 K8',
    });
    const mock = await MockTables.serve(context, { take: scene });
    const me = new RummuPlayer(page);
    await page.goto(server.origin + pathOf('take'));
    await expect(me.thing('discards')).toHaveAccessibleName('Défausse, 4 cartes, le 7 bleu sur le dessus');
    const first = stepBy(stateOf(scene), 'A', 'take', 1);
    await me.take();
    await expect.poll(() => mock.commands).toHaveLength(1);
    mock.show('take', first);
    await expect(me.own('B7')).toBeVisible();
    await expect(me.thing('discards')).toHaveAccessibleName('Défausse, 3 cartes, le 3 vert sur le dessus');
    await expect(page.getByText(/^Tu as pris\s: 7 bleu\.$/)).toBeAttached();

    const second = stepBy(first.after as ReturnType<typeof stateOf>, 'A', 'take', 2);
    await me.press(me.thing('take-more'));
    await expect.poll(() => mock.commands.map(({ command }) => command)).toEqual([{ do: 'take' }, { do: 'take' }]);
    mock.show('take', second);
    await expect(me.own('G3')).toBeVisible();
    await me.press(me.thing('stop'));
    await expect(me.thing('take-more')).toHaveCount(0);
    await expect(me.status).toContainText('Pose des cartes si tu veux');
    await me.discard('B7');
    await me.confirm();
    await expect.poll(() => mock.commands.at(-1)?.command).toMatchObject({ do: 'play', discard: 'B7' });

    let state = second.after as ReturnType<typeof stateOf>;
    let seq = 2;
    for (const [seat, text] of [
      ['A', 'play toss B7'],
      ['B', 'draw'],
      ['B', 'play toss B0'],
      ['C', 'draw'],
      ['C', 'play toss K5'],
      ['D', 'draw'],
      ['D', 'play toss R0'],
      ['A', 'take'],
    ] as const) {
      const step = stepBy(state, seat, text, (seq += 1));
      mock.show('take', step);
      state = step.after as ReturnType<typeof stateOf>;
    }
    await expect(me.own('R0')).toBeVisible();
    await expect(me.thing('take-more')).toBeVisible();
    await expect(me.thing('stop')).toBeVisible();
  },
);

const JOKER = rummuScene({
  hands: ['G6 B7 K9 R3', ...OTHERS],
  table: '[1 A K0 K1 K2] [2 B G5 Y6 G7] [3 C R7 K7 Y7]',
});

for (const [way, input] of [
  ['dropped on it @desktop', mouseDrags],
  ['dropped on it by a finger @phone', fingerDrags],
  ['chosen, then placed by its button', mouseClicks],
] as const) {
  story(`a joker is freed by the card that it stands for, ${way}`, async ({ page, context, server }) => {
    await MockTables.serve(context, { joker: JOKER });
    const me = new RummuPlayer(page, { input });
    await page.goto(server.origin + pathOf('joker'));
    await expect(me.own('G6')).toHaveAccessibleName('6 vert, s’échange contre un joker');
    await me.swap(2, 'G6');
    await expect(me.own('Y6')).toBeVisible();
    await expect(me.meld(2)).toHaveAccessibleName(/^Suite verte de\s3, 10 points, devant Léa$/);
    // The same card fits this meld in two ways.
    await me.swap(3, 'B7');
    await expect(me.own('Y7')).toBeVisible();
    await me.undo();
    await expect(me.own('B7')).toBeVisible();
    await me.add(3, 'B7');
    await expect(me.own('Y7')).toHaveCount(0);
    await expect(me.meld(3)).toHaveAccessibleName(/^Quatre\s7, 5 points, devant Malik$/);
    await me.undo();
    await me.undo();
    await expect(me.own('G6')).toBeVisible();
    await expect(me.thing('undo')).toBeDisabled();
  });
}

story(
  'with an empty hand, a card taken back from my melds is discarded and ends the round',
  async ({ page, context, server }) => {
    const scene = rummuScene({ hands: ['R5 R6 R7 R8', ...OTHERS], table: '[1 A K0 K1 K2] [2 B B4 B5 B6]' });
    const mock = await MockTables.serve(context, { last: scene });
    const me = new RummuPlayer(page);
    await page.goto(server.origin + pathOf('last'));
    await me.lay('R5', 'R6', 'R7', 'R8');
    await expect(me.bench).toContainText('Reprends une carte');
    await expect(page.locator('[data-thing^="back-"]')).toHaveCount(7);
    await expect(me.back('B4', 2)).toHaveCount(0);
    await me.press(me.back('R8', 3));
    await expect(me.status).toContainText(/C’est prêt\s: valide, ou continue\./);
    await me.confirm();
    const command = {
      do: 'play',
      moves: [{ do: 'lay', cards: ['R5', 'R6', 'R7', 'R8'] }],
      back: { card: 'R8', from: 3 },
      discard: 'R8',
    };
    await expect.poll(() => mock.commands[0]?.command).toEqual(command);
  },
);

story(
  'a carried card is completely visible above the finger @phone @short-phone',
  async ({ page, context, server }) => {
    await MockTables.serve(context, { carry: WHOLE });
    await page.goto(server.origin + pathOf('carry'));
    const card = page.locator('[data-thing="own-R5"]');
    await expect(card).toBeVisible();
    const lying = await card.boundingBox();
    const finger = await Finger.on(page);
    const from = await middleOf(card);
    await finger.put(from);
    const to = { x: from.x, y: from.y - 200 };
    await finger.moveTo(to);
    const carried = carriedCard(page);
    const bottom = async (): Promise<number> => {
      const box = await carried.boundingBox();
      return box === null ? Infinity : box.y + box.height;
    };
    await expect.poll(bottom).toBeLessThan(to.y);
    expect((await carried.boundingBox())?.width).toBeCloseTo(lying?.width ?? 0, 0);
    await finger.lift();
  },
);

story(
  'a card carried with the mouse is completely visible under its pointer @desktop',
  async ({ page, context, server }) => {
    await MockTables.serve(context, { carry: WHOLE });
    await page.goto(server.origin + pathOf('carry'));
    const card = page.locator('[data-thing="own-R5"]');
    await expect(card).toBeVisible();
    const lying = await card.boundingBox();
    const from = await middleOf(card);
    const to = { x: from.x + 60, y: from.y - 200 };
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y, { steps: 4 });
    const carried = page.locator('[data-grip="mouse"] [data-colour]').first();
    await expect.poll(async () => (await carried.boundingBox())?.width).toBeCloseTo(lying?.width ?? 0, 0);
    await expect
      .poll(async () => {
        const at = await boxMiddleOf(carried);
        return Math.hypot(at.x - to.x, at.y - to.y);
      })
      .toBeLessThan(10);
    await page.mouse.up();
  },
);

story('my hand keeps its order, sorted or my own, also after a reload', async ({ page, context, server }) => {
  await MockTables.serve(context, {
    hand: rummuScene({ hands: ['R5 B4 G5 R4', ...OTHERS], turn: 'B', phase: 'draw' }),
  });
  const order = (): Promise<(string | null)[]> =>
    page.locator('main [data-thing^="own-"]').evaluateAll((all) => all.map((card) => card.getAttribute('data-thing')));
  await page.goto(server.origin + pathOf('hand'));
  await expect.poll(order).toEqual(['own-R4', 'own-R5', 'own-B4', 'own-G5']);
  await page.getByRole('button', { name: /par nombre/ }).click();
  await expect.poll(order).toEqual(['own-R4', 'own-B4', 'own-R5', 'own-G5']);
  const moved = ['own-G5', 'own-R4', 'own-B4', 'own-R5'];
  const card = (own: string) => page.locator(`[data-thing="own-${own}"]`);
  await dragByMouse(card('G5'), card('R4'));
  await expect.poll(order).toEqual(moved);
  await page.reload();
  await expect.poll(order).toEqual(moved);
});
