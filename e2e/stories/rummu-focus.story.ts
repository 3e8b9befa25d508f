import { toSeat } from '@tablee/kernel';
import type { RoundScore, SeatScore } from '../../games/rummu/rules/types.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { keys } from '../people/rummu-input.ts';
import { RummuPlayer } from '../people/rummu-player.ts';
import { rummuScene } from '../people/rummu-scenes.ts';

const DRAWN = { hands: ['R5 R6 R7 R8 G6 B9', 'B0 B2 G0', 'K5 K6'] };

const NOTHING: SeatScore = { melds: [], laid: 0, bonus: 0, left: ['B0'], penalty: 5 };
const SCORE: RoundScore = {
  finisher: toSeat(1),
  seats: [NOTHING, { ...NOTHING, bonus: 10, left: [], penalty: 0 }, NOTHING],
  points: [-5, 10, -5],
};

story(
  'by keys the focus moves to the next button of the turn, and a held key acts once @desktop @short-desktop',
  async ({ page, context, server }) => {
    const mock = await MockTables.serve(context, { turn: rummuScene(DRAWN) });
    const me = new RummuPlayer(page, { input: keys });
    await page.goto(server.origin + pathOf('turn'));
    await me.choose('R5', 'R6', 'R7', 'R8');
    await me.thing('lay').focus();
    await page.keyboard.press('Enter');
    await expect(me.thing('confirm')).toBeFocused();
    await me.choose('B9');
    await expect(me.thing('discard')).toBeFocused();
    await page.keyboard.down('Enter');
    await page.keyboard.down('Enter'); // key repeat
    await page.keyboard.up('Enter');
    await expect(me.status).toContainText(/C’est prêt/);
    await expect(me.thing('confirm')).toBeFocused();
    expect(mock.commands).toEqual([]);
    await page.keyboard.press('Enter');
    await expect.poll(() => mock.commands.length).toBe(1);
    await expect(me.thing('confirm')).toBeFocused();
  },
);

story('the focus moves from a played card to its neighbour @desktop', async ({ page, context, server }) => {
  const hands = DRAWN.hands.with(0, 'R1 R3 B5 B6 B7 B8 K4');
  await MockTables.serve(context, { turn: rummuScene({ hands }) });
  const me = new RummuPlayer(page, { input: keys });
  await page.goto(server.origin + pathOf('turn'));
  await me.choose('B5', 'B6', 'B7');
  await me.own('B8').focus();
  await page.keyboard.press('Enter');
  await expect(me.thing('hole-B8')).toBeFocused();
  await page.keyboard.press('p');
  await expect(me.meld(1)).toHaveAttribute('data-draft');
  await expect(me.own('K4')).toBeFocused(); // the neighbour, not the first card
  await page.keyboard.press('Control+z'); // as in every other program
  await expect(me.meld(1)).toHaveCount(0);
});

story(
  'the scores take the focus when they are asked for, and give it back @desktop',
  async ({ page, context, server }) => {
    await MockTables.serve(context, { second: rummuScene({ ...DRAWN, round: 2 }, { sheets: [SCORE] }) });
    const me = new RummuPlayer(page, { input: keys });
    await page.goto(server.origin + pathOf('second'));
    await me.press(me.thing('scores'));
    await expect(me.sheet(1).getByRole('heading', { level: 2 })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(me.sheet(1)).toBeHidden();
    await expect(me.thing('scores')).toBeFocused();
  },
);
