import type { Page } from '@playwright/test';
import type { BusyMoment } from '../frantic/measure-frames.ts';
import { RUSH_MOMENTS } from '../frantic/rush-moments.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { RushPlayer } from '../people/rush-player.ts';
import { rushScene, stateOf, stepBy } from '../people/rush-scenes.ts';

const LOOSE = rushScene({ seats: ['warrior blue: - - -', 'tracker green: - - -', 'sorcerer: - - - - -'] });
const MOMENTS: readonly BusyMoment[] = [
  ...RUSH_MOMENTS,
  { title: 'my dice are rolled', scene: LOOSE, step: stepBy(stateOf(LOOSE), 'A', 'roll', 1) },
];
/** Classes of pieces that fly, pictures that are thrown, and dice that tumble. */
const KINDS = ['flight', 'sent', 'cube'] as const;

story(
  'with reduced motion no die tumbles, no die flies and no card is thrown; without it all do',
  async ({ page, context, server }) => {
    const scenes = Object.fromEntries(MOMENTS.map(({ scene }, nth) => [`moment-${nth}`, scene]));
    const mock = await MockTables.serve(context, scenes);
    const me = await RushPlayer.withoutTips(page);
    for (const reducedMotion of ['reduce', 'no-preference'] as const) {
      await page.emulateMedia({ reducedMotion });
      const moved: string[] = [];
      for (const [nth, { step }] of MOMENTS.entries()) {
        await page.goto(server.origin + pathOf(`moment-${nth}`));
        await expect(me.thing('die-0')).toBeVisible();
        await me.waitForSpectacle();
        const moving = movingFor(page, 1_000);
        mock.show(`moment-${nth}`, step);
        moved.push(...(await moving));
      }
      if (reducedMotion === 'reduce') expect(moved).toEqual([]);
      else expect(KINDS.filter((kind) => moved.some((one) => one.includes(kind)))).toEqual(KINDS);
    }
  },
);

/** Classes of elements that are moved, turned or scaled within this time. */
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
