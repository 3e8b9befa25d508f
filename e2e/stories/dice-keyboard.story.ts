import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { DicePlayer } from '../people/dice-player.ts';
import { diceScene, stateOf } from '../people/dice-scenes.ts';

const LAY = diceScene({ table: 'R3 R4 R5', a: 'R6 K9', b: 'B1' });
const HAND = stateOf(LAY).hands.map((hand) => hand.map(({ die }) => ({ die, face: null })));
const ROLL = diceScene({ table: 'R3 R4 R5', a: 'R6 K9', b: 'B1', phase: 'roll' }, { hands: HAND });

for (const key of ['Enter', 'Space'] as const) {
  story(`before the first throw ${key} on a die rolls all of them @desktop`, async ({ page, context, server }) => {
    const mock = await MockTables.serve(context, { roll: ROLL });
    const me = new DicePlayer(page);
    await page.goto(server.origin + pathOf('roll'));
    await expect(me.roll).toBeVisible();
    await page.keyboard.press('ArrowDown');
    const focused = page.locator('[data-thing^="own-"]:focus');
    await expect(focused).toHaveAccessibleName('dé pas encore lancé, Lancer 2 dés');
    await page.keyboard.press(key);
    const dice = HAND[0]?.map(({ die }) => die);
    await expect.poll(() => mock.commands.map(({ command }) => command)).toEqual([{ do: 'roll', dice }]);
  });
}
