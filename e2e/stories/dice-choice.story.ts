import { toSeat } from '@tablee/kernel';
import type { DiceState } from '../../games/dice/rules/types.ts';
import { pathOf, Stage } from '../harness/stage.ts';
import { expect, story } from '../harness/story.ts';
import { DicePlayer } from '../people/dice-player.ts';
import { diceScene, stateOf } from '../people/dice-scenes.ts';

const SCENE = diceScene({ table: 'R3 R4 R5', a: 'R6 K9', b: 'B1' });
const MINE = stateOf(SCENE);
const THEIRS: DiceState = { ...MINE, phase: 'roll', turn: toSeat(1) };

story(
  'what a player has chosen is known to a screen reader, and forgotten with the turn @desktop',
  async ({ page, context, house }) => {
    const stage = await Stage.set(context, { choice: SCENE });
    const { felt } = new DicePlayer(page);
    await page.goto(house.origin + pathOf('choice'));
    const chosen = page.getByRole('button', { pressed: true });
    const four = felt.board.getByRole('button', { name: '4 rouge', exact: true });

    await page.getByRole('button', { name: '9 noir', exact: true }).click();
    await expect(chosen).toHaveAccessibleName('9 noir');

    await four.evaluate((die: HTMLElement) => die.click()); // as a screen reader does: without coordinates
    await expect(chosen).toHaveAccessibleName('4 rouge');

    stage.show('choice', { seq: 1, at: 0, entry: null, before: MINE, after: THEIRS, events: [] });
    await expect(four).toBeDisabled();
    await felt.cursor.press('Enter');
    await expect(chosen).toHaveCount(0);

    stage.show('choice', { seq: 2, at: 0, entry: null, before: THEIRS, after: MINE, events: [] });
    await expect(four).toBeEnabled();
    await expect(chosen).toHaveCount(0);
  },
);
