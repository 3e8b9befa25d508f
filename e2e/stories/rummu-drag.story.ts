import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { boxMiddleOf, carryByMouse } from '../people/input.ts';
import { carryByFinger } from '../people/rummu-input.ts';
import { RummuPlayer } from '../people/rummu-player.ts';
import { rummuScene, stateOf, stepBy } from '../people/rummu-scenes.ts';

const OTHERS = ['B0 B2 G0', 'K5 K6', 'R0 R2 G8'];
const WAYS = [
  ['by the mouse @desktop', carryByMouse],
  ['by a finger @phone', carryByFinger],
] as const;

for (const [way, carry] of WAYS) {
  story(
    `single cards dropped before me are composed, a finished combination dropped there is laid ${way}`,
    async ({ page, context, server }) => {
      await MockTables.serve(context, { mine: rummuScene({ hands: ['R5 R6 R7 R8 G6 B9', ...OTHERS] }) });
      const me = new RummuPlayer(page);
      const mine = page.getByRole('region', { name: 'Devant toi' });
      await page.goto(server.origin + pathOf('mine'));
      for (const own of ['R5', 'R6', 'R7', 'R8']) {
        await carry(me.own(own), async () => {
          await expect(mine).toHaveAttribute('data-awaiting');
          return boxMiddleOf(mine);
        });
        await expect(me.thing(`chosen-${own}`)).toBeVisible();
      }
      await expect(mine).not.toHaveAttribute('data-awaiting');
      await carry(me.thing('chosen-R6'), () => boxMiddleOf(mine));
      await expect(me.meld(1)).toHaveAttribute('data-draft');
    },
  );

  story(`the pile and the discards are drawn from by dragging ${way}`, async ({ page, context, server }) => {
    const scene = rummuScene({ hands: ['R5 R6', ...OTHERS], phase: 'draw', discards: 'R1 G3 B7', stock: 'K0 K7 K8' });
    const mock = await MockTables.serve(context, { stock: scene, discards: scene });
    const me = new RummuPlayer(page);
    await page.goto(server.origin + pathOf('stock'));
    await carry(me.thing('stock'), () => boxMiddleOf(me.thing('discards')));
    expect(mock.commands).toEqual([]);
    await carry(me.thing('stock'), () => boxMiddleOf(me.own('R5')));
    await expect.poll(() => mock.commands.map(({ command }) => command)).toEqual([{ do: 'draw' }]);
    mock.show('stock', stepBy(stateOf(scene), 'A', 'draw', 1));
    await expect(me.thing('stock')).toHaveAttribute('aria-disabled', 'true');

    await page.goto(server.origin + pathOf('discards'));
    await carry(me.thing('discards'), () => boxMiddleOf(me.own('R5')));
    await expect.poll(() => mock.commands.at(-1)?.command).toEqual({ do: 'take' });
    mock.show('discards', stepBy(stateOf(scene), 'A', 'take', 1));
    await expect(me.own('B7')).toBeVisible();
  });
}
