import { toMillis, toSeat } from '@tablee/kernel';
import { BOOK_EXAMPLES } from '../../games/dice/rules/book-examples.ts';
import { drawLay } from '../../games/dice/rules/drawn.ts';
import { dice } from '../../games/dice/rules/index.ts';
import type { LayCommand } from '../../games/dice/rules/types.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { fingerDrags, fingerTaps, keys, mouseClicks, mouseDrags } from '../people/dice-input.ts';
import { DicePlayer } from '../people/dice-player.ts';
import { diceScene, stateOf } from '../people/dice-scenes.ts';

const ME = toSeat(0);
const SCENES = Object.entries(BOOK_EXAMPLES).map(([rule, { before, after }]) => {
  const scene = diceScene(before);
  return { name: rule, scene, goal: drawLay(stateOf(scene), after) };
});

/** Positions relative to the first die: a table without edges may lie anywhere. */
function shapeOf({ table: [first, ...others] }: LayCommand): unknown {
  return others.map(({ die, x, y }) => ({ die, x: x - (first?.x ?? 0), y: y - (first?.y ?? 0) }));
}

for (const [way, input] of [
  ['by dragging with the mouse @desktop', mouseDrags],
  ['by clicks @desktop', mouseClicks],
  ['by keys alone @desktop', keys],
  ['by a finger that drags @phone', fingerDrags],
  ['by taps @phone', fingerTaps],
] as const) {
  story(`the worked examples of the rulebook are laid ${way}`, async ({ page, context, server }) => {
    const mock = await MockTables.serve(context, Object.fromEntries(SCENES.map(({ name, scene }) => [name, scene])));
    const me = new DicePlayer(page, { input });
    for (const { name, scene, goal } of SCENES) {
      const state = stateOf(scene);
      await page.goto(server.origin + pathOf(name));
      await me.layOut(goal.table, state.table);
      await me.press(me.confirm);
      await expect.poll(() => mock.commands.at(-1)?.scene).toBe(name);
      const command = mock.commands.at(-1)?.command as LayCommand;
      expect(shapeOf(command), name).toEqual(shapeOf(goal));
      expect(dice.check(state, ME, command, toMillis(0))).toBeNull();
    }
  });
}
