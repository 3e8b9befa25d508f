import type { Face, Placed, ShownDie } from '../../games/dice/rules/types.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { carriedDie, fingerDrags } from '../people/dice-input.ts';
import { DicePlayer } from '../people/dice-player.ts';
import { diceScene, stateOf } from '../people/dice-scenes.ts';
import { pointOf, type Spot } from '../people/felt.ts';
import { Finger, middleOf } from '../people/input.ts';

const SCENE = diceScene({ table: 'R3 R4 R5', a: 'K9 O1', b: 'B1' });
const { table, hands } = stateOf(SCENE);
const mine = (hands[0] ?? []) as readonly ShownDie[];
const dieOf = (face: Face): number => [...mine, ...table].find((die) => die.face === face)?.die ?? -1;

story(
  'a die is drawn above the finger, lands where it is drawn, and a cell that cannot take it says why @phone @short-phone',
  async ({ page, context, server }) => {
    await MockTables.serve(context, { carry: SCENE });
    const me = new DicePlayer(page, { input: fingerDrags });
    await page.goto(server.origin + pathOf('carry'));
    const nine = me.mine(dieOf('K9'));
    await expect(nine).toBeVisible();
    await me.felt.untilStill();
    const look = await me.felt.measure();
    const four = look.spots[String(dieOf('R4'))] as Spot;
    const below = { column: four.column, row: four.row + 2 };
    const carried = carriedDie(page);

    const finger = await Finger.on(page);
    await finger.put(await middleOf(nine));
    const to = pointOf(below, look);
    await finger.moveTo(to);
    await expect.poll(async () => bottomOf(await carried.boundingBox())).toBeLessThan(to.y - 20);
    await finger.carryTo(carriedDie(page), to);
    await finger.lift();
    await expect(me.lying(dieOf('K9'))).toBeVisible();
    expect((await me.felt.measure()).spots[String(dieOf('K9'))]).toEqual(below);

    const taken = /Cette case est déjà prise par le 4 rouge\s: choisis-en une autre\./;
    for (const times of [1, 2]) {
      await finger.put(await middleOf(me.mine(dieOf('O1'))));
      await finger.carryTo(carriedDie(page), pointOf(four, look));
      await finger.lift();
      await expect(me.status).toContainText(taken);
      await expect(page.getByRole('log').getByText(taken)).toHaveCount(times);
    }
    await expect(me.status.getByRole('button')).toHaveCount(0);
    await expect(me.mine(dieOf('O1'))).toBeVisible();
    await me.expectLaid([...table, { die: dieOf('K9'), x: 1, y: 2 }]);
  },
);

story(
  'a die of the table cannot be dropped in the hand, and the reason is shown @phone',
  async ({ page, context, server }) => {
    await MockTables.serve(context, { carry: SCENE });
    const me = new DicePlayer(page, { input: fingerDrags });
    await page.goto(server.origin + pathOf('carry'));
    const three = table.find(({ face }) => face === 'R3') as Placed;
    await expect(me.lying(three.die)).toBeVisible();
    await me.felt.untilStill();
    const finger = await Finger.on(page);
    await finger.put(await middleOf(me.lying(three.die)));
    await finger.moveTo(await middleOf(me.mine(dieOf('K9'))));
    await finger.lift();
    await expect(me.status).toContainText(
      /Le 3 rouge reste sur la table\s: on ne reprend que les dés posés ce tour-ci\./,
    );
    await me.expectLaid(table);
  },
);

function bottomOf(box: { readonly y: number; readonly height: number } | null): number {
  return box === null ? Number.POSITIVE_INFINITY : box.y + box.height;
}
