import { FAMILIES } from '../../games/ruckus/rules/family.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { ruckusScene } from '../people/ruckus-scenes.ts';

/** Eighteen piles, shared out in several ways; mine are the first number. */
const SPLITS: readonly (readonly number[])[] = [
  [4, 5, 5, 4],
  [4, 4, 4, 3, 3],
  [3, 5, 4, 3, 3],
  [4, 7, 2, 3, 2],
  [4, 8, 2, 2, 2],
  [4, 7, 1, 6, 0],
  [0, 1, 11, 2, 4],
];
const TEN = FAMILIES.slice(0, 10).join(' ');
const LEAST = 44;

function position(counts: readonly number[]): string {
  const rows = counts.map((count, seat) => {
    const piles = FAMILIES.slice(0, count).map((family) => `${family}×2`);
    return `${'ABCDE'[seat]} ${seat === 0 ? TEN : 'zzz'} | ${piles.join(' ')}`;
  });
  return ['deck zzz zzz', ...rows].join('\n');
}

story(
  'eighteen piles and ten cards can all be touched on a small phone @phone @short-phone',
  async ({ page, context, server }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await MockTables.serve(
      context,
      Object.fromEntries(SPLITS.map((split) => [split.join('-'), ruckusScene(position(split))])),
    );
    await page.addInitScript(() => localStorage.setItem('tablee.coach.ruckus', 'pair steal slap'));
    for (const split of SPLITS) {
      await page.goto(server.origin + pathOf(split.join('-')));
      await expect(page.locator('[data-thing^="pile-"]')).toHaveCount(18);
      const hidden = await page.locator('main [data-thing]').evaluateAll(unreachable, LEAST);
      expect(hidden, split.join()).toEqual([]);
      await expect(page.locator('.my-hand [data-thing]')).toHaveCount(10);
      for (const seen of ['.my-hand [data-thing] >> nth=9', '.draw-pile', '.status']) {
        await expect(page.locator(seen).last()).toBeInViewport({ ratio: 1 });
      }
    }
  },
);

/** Runs in the page: lists things without an uncovered area of `least` pixels each way, around their upper part. */
function unreachable(things: (Element | SVGElement)[], least: number): string[] {
  const isHit = (thing: Element, x: number, y: number): boolean => thing.contains(document.elementFromPoint(x, y));
  return things.flatMap((thing) => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    const name = thing.getAttribute('data-thing') ?? '';
    if (!name.startsWith('pile-'))
      return isHit(thing, left + width / 2, top + Math.min(height / 2, least / 2)) ? [] : [name];
    const steps = Array.from({ length: least }, (_, step) => step + 0.5);
    const isOpen =
      Math.min(width, height) >= least &&
      isHit(thing, left + width / 2, top + height / 2) &&
      steps.every(
        (step) =>
          isHit(thing, left + width / 2, top + step) &&
          isHit(thing, left + (width - least) / 2 + step, top + least / 2),
      );
    return isOpen ? [] : [`${name} ${width} × ${height}`];
  });
}
