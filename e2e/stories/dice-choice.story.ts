import type { Page } from '@playwright/test';
import { toSeat } from '@tablee/kernel';
import type { DiceState } from '../../games/dice/rules/types.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { DicePlayer } from '../people/dice-player.ts';
import { diceScene, stateOf } from '../people/dice-scenes.ts';

const SCENE = diceScene({ table: 'R3 R4 R5', a: 'R6 K9', b: 'B1' });
const MINE = stateOf(SCENE);
const THEIRS: DiceState = { ...MINE, phase: 'roll', turn: toSeat(1) };

story(
  'the chosen die is exposed to screen readers, and the choice ends with the turn @desktop',
  async ({ page, context, server }) => {
    const mock = await MockTables.serve(context, { choice: SCENE });
    const { felt } = new DicePlayer(page);
    await page.goto(server.origin + pathOf('choice'));
    const chosen = page.getByRole('button', { pressed: true });
    const four = felt.board.getByRole('button', { name: '4 rouge', exact: true });

    await page.getByRole('button', { name: '9 noir', exact: true }).click();
    await expect(chosen).toHaveAccessibleName('9 noir');

    await four.evaluate((die: HTMLElement) => die.click()); // clicks without coordinates, as a screen reader does
    await expect(chosen).toHaveAccessibleName('4 rouge');

    mock.show('choice', { seq: 1, at: 0, entry: null, before: MINE, after: THEIRS, events: [] });
    await expect(four).toBeDisabled();
    await felt.cursor.press('Enter');
    await expect(chosen).toHaveCount(0);

    mock.show('choice', { seq: 2, at: 0, entry: null, before: THEIRS, after: MINE, events: [] });
    await expect(four).toBeEnabled();
    await expect(chosen).toHaveCount(0);
  },
);

story(
  'a digit picks up a die and arrows move it, wherever the focus is @desktop',
  async ({ page, context, server }) => {
    await MockTables.serve(context, { choice: SCENE });
    const { felt, lying, mine } = playerAt(page);
    let bring = (): void => {};
    const brought = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await page.route('**/assets/cursor-*.js', (route) => brought.then(() => route.continue()));
    await page.goto(server.origin + pathOf('choice'));
    await expect(mine('R6')).toBeVisible();
    await page.getByRole('button', { name: 'Les règles' }).focus();
    await page.keyboard.press('1');
    await expect(mine('R6')).toHaveAttribute('data-state', 'selected');
    bring(); // the script of the cursor comes behind the table
    await expect(felt.cursor).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(lying('R6')).toBeVisible();
  },
);

const KEEPING = diceScene({ table: 'R3 R4 R5', a: 'R6 K9 O1', b: 'B1', phase: 'roll' });

story('a hint says which dice to keep, and why, and keeps them', async ({ page, context, server }) => {
  const mock = await MockTables.serve(context, { keeping: KEEPING });
  const me = new DicePlayer(page);
  await page.goto(server.origin + pathOf('keeping'));
  await me.press(me.hint);
  await expect(me.status).toContainText(/Garde le 6 rouge\s: tu pourras poser au moins un dé\./);
  await expect(me.hint).toHaveText('Fais-le');
  await me.press(me.hint);
  const six = stateOf(KEEPING).hands[0]?.find(({ face }) => face === 'R6')?.die as number;
  await expect(me.mine(six)).toHaveAttribute('aria-pressed', 'true');
  await me.press(me.roll);
  await expect.poll(() => mock.commands).toHaveLength(1);
  const { command } = mock.commands[0] as { command: { dice: readonly number[] } };
  expect(command.dice).toHaveLength(2);
  expect(command.dice).not.toContain(six);
});

/** Finds dice by face. */
function playerAt(page: Page) {
  const me = new DicePlayer(page);
  const dieOf = (face: string): number => MINE.hands[0]?.find((die) => die.face === face)?.die ?? -1;
  return {
    felt: me.felt,
    mine: (face: string) => me.mine(dieOf(face)),
    lying: (face: string) => me.lying(dieOf(face)),
  };
}
