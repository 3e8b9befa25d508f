import { expect, story } from '../harness/story.ts';
import { until } from '../harness/until.ts';
import { FamilyListener } from '../people/family-listener.ts';
import { FamilyPlayer } from '../people/family-player.ts';
import { createTable, sitDown, startMatch } from '../people/table-setup.ts';
import { facesOn, tilesIn } from '../people/tiles-seen.ts';

story(
  'a spectator receives no rack, neither on the page nor in messages @short-desktop',
  async ({ page, newcomer, server }) => {
    const maker = new FamilyPlayer(page);
    const friend = new FamilyPlayer(await newcomer());
    const watcher = await newcomer();
    const listener = new FamilyListener(watcher);
    await createTable(page, server.origin);
    await sitDown(friend.page, page.url());
    await watcher.goto(page.url());
    await startMatch(page);
    await Promise.all([maker.turns(3), friend.turns(3)]);

    await expect(watcher.getByText('Tu regardes')).toBeVisible();
    await until(
      'the watcher has seen the last move',
      () => listener.seq === Math.max(maker.listener.seq, friend.listener.seq),
    );
    const felt = new Set<string>(listener.family.series.flatMap(({ tiles }) => tiles));
    const racks = [...(await maker.shownRack()), ...(await friend.shownRack())];
    expect(racks.length).toBeGreaterThan(0);
    expect(racks.filter((tile) => felt.has(tile))).toEqual([]);

    await expect(watcher.getByRole('region', { name: 'Ton chevalet' })).toBeHidden();
    await expect.poll(async () => (await facesOn(watcher)).filter((tile) => !felt.has(tile))).toEqual([]);
    expect(tilesIn(listener.texts).filter((tile) => !felt.has(tile))).toEqual([]);
    expect(tilesIn(maker.listener.texts)).toEqual(expect.arrayContaining(await maker.shownRack()));
  },
);
