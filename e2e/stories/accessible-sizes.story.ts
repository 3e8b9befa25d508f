import { expectAccessible } from '../harness/axe.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { SIZES } from '../harness/sizes.ts';
import { expect, story } from '../harness/story.ts';
import { SCENES } from '../screens/scenes.ts';

/** A desktop at a zoom of 400 %. */
const TINY = [320, 256] as const;

/** Each scene, with a selector that waits for it. */
const SHOWN = {
  middle: '.rack-tile',
  over: '[data-part="end"]',
  ruckus: '.my-hand',
  counted: '.draw-pile',
} as const;

for (const [name, drawn] of Object.entries(SHOWN)) {
  story(`a table is accessible at every size: ${name} @desktop`, async ({ page, context, server }) => {
    await MockTables.serve(context, SCENES);
    for (const [width, height] of [...SIZES, TINY]) {
      await page.setViewportSize({ width, height });
      await page.goto(server.origin + pathOf(name));
      await expect(page.locator(drawn).first()).toBeAttached();
      await expectAccessible(page, `${name} at ${width} × ${height}`);
    }
  });
}
