import { expect, story } from '../harness/story.ts';
import { until } from '../harness/until.ts';
import { FamilyPlayer } from '../people/family-player.ts';
import { byTouch, dragByTouch } from '../people/input.ts';
import { variantOf } from '../people/table-setup.ts';

story(
  'fingers alone: taps for a whole move, and a tile dragged to its place @phone @short-phone',
  async ({ page, server }) => {
    const me = new FamilyPlayer(page, { press: byTouch });
    await page.goto(server.origin);
    await variantOf(page).tap();
    await me.moves(1);
    await me.untilLay();
    const [lay] = await me.lays();
    const [tile] = lay?.tiles ?? [];
    if (lay === undefined || tile === undefined) throw new Error('a hint was offered, but nothing can be laid');
    const { answers } = me.listener;
    await dragByTouch(me.tile(tile), me.target(lay));
    await until('the dragged tile is laid', () => me.listener.isSettledSince(answers));
    expect(me.listener.family.series.flatMap(({ tiles }) => tiles)).toContain(tile);
    await expect(me.tile(tile)).toHaveCount(0);
  },
);
