import type { Page } from '@playwright/test';

/** Something that was moved by the page; `thing` is what can be pressed in it. */
interface Motion {
  readonly thing: string | null;
  readonly isShake: boolean;
  /** The transform that it sets out with. */
  readonly first: string;
}

/** Remembers what moves, from the next page on: most motions are over before anybody could look. */
export async function recordMotions(page: Page): Promise<() => Promise<Motion[]>> {
  await page.addInitScript(() => {
    const motions: Motion[] = [];
    Object.assign(globalThis, { motions });
    const { prototype } = Element;
    const animate = Reflect.get(prototype, 'animate');
    prototype.animate = function (this: Element, frames, options) {
      const steps = Array.isArray(frames) ? frames.map(({ transform, translate }) => transform ?? translate) : [];
      if (steps.some((step) => step != null)) {
        const thing = this.querySelector('[data-thing]')?.getAttribute('data-thing') ?? null;
        const isShake = steps.some((step) => String(step).startsWith('translateX(-'));
        motions.push({ thing, isShake, first: String(steps[0]) });
      }
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => (globalThis as unknown as { motions: Motion[] }).motions);
}
