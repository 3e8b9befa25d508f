import type { BrowserContext, Page } from '@playwright/test';
import type { Stepped } from '@tablee/host';
import { pathOf, type Scene, Stage } from '../harness/stage.ts';

/** Something that happens at a table and has much move. */
export interface Moment {
  readonly told: string;
  readonly scene: Scene;
  readonly step: Stepped;
}

/** Longer than anything tumbles or flies. */
const LASTS_MS = 1_000;

interface Watching {
  /** How many times slower the page’s thread is. */
  readonly rate: number;
  readonly times: number;
}

/** The times of the frames in which the same thing happens at the table, each of so many times. */
export async function framesAt(
  context: BrowserContext,
  origin: string,
  { told, scene, step }: Moment,
  { rate, times }: Watching,
): Promise<number[][]> {
  const name = told.replaceAll(' ', '-');
  const stage = await Stage.set(context, { [name]: scene });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const frames: number[][] = [];
  for (let time = 0; time <= times; time += 1) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await page.goto(origin + pathOf(name));
    await page.locator('main [data-thing]').first().waitFor();
    await page.waitForLoadState('networkidle');
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    const seen = await watch(page, () => stage.show(name, step));
    if (time > 0) frames.push(seen); // the first one compiles
  }
  await page.close();
  return frames;
}

async function watch(page: Page, act: () => void): Promise<number[]> {
  const seen = page.evaluate(
    (lasts) =>
      new Promise<number[]>((resolve) => {
        const times: number[] = [];
        const beat = (now: number): void => {
          times.push(now);
          if (now - (times[0] as number) < lasts) requestAnimationFrame(beat);
          else resolve(times);
        };
        requestAnimationFrame(beat);
      }),
    LASTS_MS,
  );
  act();
  return await seen;
}
