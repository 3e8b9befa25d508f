import type { Page } from '@playwright/test';

/** An animation that moves something; `thing` is the `data-thing` inside what moves. */
interface Motion {
  readonly thing: string | null;
  readonly isShake: boolean;
  /** The transform of the first keyframe. */
  readonly first: string;
}

/** Records the animations of all pages that are opened from now on: most are over before a test could look. */
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
