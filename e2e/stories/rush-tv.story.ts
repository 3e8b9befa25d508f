import { expectAccessible } from '../harness/axe.ts';
import { expect, story } from '../harness/story.ts';
import { until } from '../harness/until.ts';
import { dealEnv } from '../people/rush-deal-env.ts';
import { RushPlayer } from '../people/rush-player.ts';
import type { RushDrawn } from '../people/rush-position.ts';
import { sitAtRush } from '../people/rush-table.ts';

const TELEVISION = { viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false };

/** One key is missing on a gate; the next card is the heroes' last. */
const LAST_DIE: RushDrawn = {
  chapter: 'training-2',
  dragon: 1,
  cards: { t3: 'iron-gate' },
  trials: ['hydra'],
  seats: [
    'warrior blue @t3: sword>t3 key -',
    'tracker green @t3: key>t3 step>t3 -',
    'sorcerer @s2: fire>s2 fire>s2 - - -',
  ],
};

story(
  'a television shows both camps, who the sorcerer is, the dragon, and the end as the phones do @short-desktop',
  async ({ page, newcomer, startServer }) => {
    const server = await startServer(dealEnv(LAST_DIE));
    const pages = [page, await newcomer(), await newcomer()];
    const [me, , sorcerer] = (await sitAtRush(pages, server.origin, { preset: 'training-2' })) as [
      RushPlayer,
      RushPlayer,
      RushPlayer,
    ];
    const tv = await RushPlayer.withoutTips(await newcomer(TELEVISION));
    await tv.page.goto(`${page.url()}/tv`);
    await until('the television shows the match', () => tv.listener.view !== null);
    expect(tv.listener.viewer).toBe('spectator');
    for (const { view, seat } of [me, sorcerer]) expect(tv.view.seatOptions[seat]).toEqual(view.seatOptions[seat]);
    const spells = tv.page.locator('[data-place^="s"]');
    await expect(tv.page.locator('[data-place^="t"]')).toHaveCount(3);
    await expect(spells).toHaveCount(3);
    await expect.poll(async () => (await tv.drawn()).toSorted()).toEqual(me.lying.toSorted());
    await expect(tv.page.getByRole('img', { name: 'Dragon : sur la première carte' })).toBeVisible();
    await expect(tv.page.getByRole('group', { name: /, Sorcier/ })).toBeInViewport({ ratio: 0.99 });
    await expect(tv.page.getByRole('group', { name: /, Héros/ })).toHaveCount(2);
    await expect(tv.thing('roll')).toHaveCount(0);
    await expectAccessible(tv.page, 'a television of Rush Out!');

    await me.touch('die-1');
    for (const { page: own } of [tv, me, sorcerer]) {
      await expect(own.getByRole('heading', { name: /^Les héros gagnent\s!/ })).toBeVisible();
    }
    await expect(tv.page.locator('[data-part="podium"] > li')).toHaveCount(2);
    // Losers get no confetti; the television celebrates with the winners.
    for (const [{ page: own }, count] of [
      [me, 1],
      [sorcerer, 0],
      [tv, 1],
    ] as const) {
      await expect(own.locator('[data-part="confetti"]')).toHaveCount(count);
    }
    const reason = await sorcerer.page.locator('[data-part="end"] h2 small').textContent();
    expect(reason).toMatch(/^Dernière carte retournée, grâce à .+ sur la Herse de fer\.$/);
    await expect(tv.page.locator('[data-part="end"] h2 small')).toHaveText(reason ?? '');
    await expectAccessible(tv.page, 'the end of Rush Out! on a television');
  },
);
