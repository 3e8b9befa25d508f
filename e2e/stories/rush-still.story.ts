import type { Page } from '@playwright/test';
import { RUSH_MOMENTS } from '../frantic/rush-moments.ts';
import { pathOf, Stage } from '../harness/stage.ts';
import { expect, story } from '../harness/story.ts';
import { RushPlayer } from '../people/rush-player.ts';

story(
  'who wants stillness sees no die tumble, no die fly and no card thrown; the others do',
  async ({ page, context, house }) => {
    const scenes = Object.fromEntries(RUSH_MOMENTS.map(({ scene }, nth) => [`moment-${nth}`, scene]));
    const stage = await Stage.set(context, scenes);
    const me = await RushPlayer.knowing(page);
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      for (const [nth, { step, told }] of RUSH_MOMENTS.entries()) {
        await page.goto(house.origin + pathOf(`moment-${nth}`));
        await expect(me.thing('die-0')).toBeVisible();
        await page.waitForLoadState('networkidle');
        const moving = movingFor(page, 1_000);
        stage.show(`moment-${nth}`, step);
        expect((await moving).length > 0, `${told}, ${reducedMotion}`).toBe(reducedMotion === 'no-preference');
      }
    }
  },
);

/** What is moved in so long, by its class: whatever has a place, a turn or a size that changes. */
async function movingFor(page: Page, ms: number): Promise<string[]> {
  return page.evaluate(async (lasts) => {
    const seen = new Set<string>();
    for (const end = performance.now() + lasts; performance.now() < end; ) {
      await new Promise(requestAnimationFrame);
      for (const { effect, playState } of document.getAnimations()) {
        if (playState !== 'running' || !(effect instanceof KeyframeEffect)) continue;
        const moves = effect
          .getKeyframes()
          .some((frame) => ['transform', 'translate', 'rotate', 'scale'].some((one) => one in frame));
        if (moves) seen.add(effect.target?.getAttribute('class') ?? '');
      }
    }
    return [...seen];
  }, ms);
}
