import type { Page } from '@playwright/test';
import { expect, story } from '../harness/story.ts';
import { FamilyPlayer } from '../people/family-player.ts';
import { playAlone } from '../people/gather.ts';

story('a refused move shakes, says why, and leads to its rule', async ({ page, house }) => {
  const shaken = await watchShakes(page);
  const me = new FamilyPlayer(page);
  await playAlone(page, house.origin);
  while ((await me.ready()) === 'draw') await me.move();
  const { seq } = me.ear;
  await me.heap.click();
  await expect(me.status).toContainText('Refusé.');
  await expect(me.status).toContainText('tu ne pioches que si rien ne va');
  await expect(page.locator('.heap')).toHaveAttribute('data-state', 'refused');
  expect(await shaken()).toEqual(['heap']);
  expect(me.ear.seq).toBe(seq);

  await me.status.getByRole('button', { name: 'La règle' }).click();
  const drawer = page.getByRole('dialog', { name: 'Règles : Tuiles' });
  await expect(drawer.getByText('Ce qui vient d’être refusé')).toBeInViewport();
  await expect(drawer.getByText('DR-A7').first()).toBeInViewport();
  await expect(drawer.getByText('Tu ne pioches que si rien ne va.').first()).toBeInViewport();
  await drawer.getByRole('button', { name: 'Compris, je rejoue' }).click();
  await expect(drawer).toBeHidden();
  expect(await me.move()).toBe('lay');
});

/** The things that shook their head: it is over before anybody could look. */
async function watchShakes(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shaken: (string | null)[] = [];
    Object.assign(globalThis, { shaken });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (this: Element, frames, options) {
      const isShake =
        Array.isArray(frames) && frames.some(({ transform }) => /translateX\(-\d/.test(String(transform)));
      if (isShake) shaken.push(this.querySelector('[data-thing]')?.getAttribute('data-thing') ?? null);
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { shaken: string[] }).shaken);
}
