import { expectAccessible } from '../harness/axe.ts';
import { pathOf, Stage } from '../harness/stage.ts';
import { expect, story } from '../harness/story.ts';
import { SCENES } from '../screens/scenes.ts';

/** A small phone, a phone, one lying, a tablet, a desk, and a desk at 400 %. */
const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [1440, 900],
  [320, 256],
] as const;

/** Each scene, and what is there once it is drawn. */
const SHOWN = {
  middle: '.rack-tile',
  over: '[data-part="end"]',
  ruckus: '.my-hand',
  counted: '.draw-pile',
} as const;

for (const [name, drawn] of Object.entries(SHOWN)) {
  story(`a table can be used by everybody at every size: ${name} @desktop`, async ({ page, context, house }) => {
    await Stage.set(context, SCENES);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await page.goto(house.origin + pathOf(name));
      await expect(page.locator(drawn).first()).toBeAttached();
      await expectAccessible(page, `${name} at ${width} × ${height}`);
    }
  });
}
