import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { MatchStep } from '@tablee/host';
import { countPageThreadAnimations } from '../../bench/frames/compositor.ts';
import { watchMotion } from '../../bench/frames/page/watch-motion.ts';
import type { FrameTimes } from '../../bench/frames/smoothness.ts';
import { MockTables, pathOf, type TableScene } from '../harness/mock-tables.ts';

/** A step at a table that moves many pieces at once. */
export interface BusyMoment {
  readonly title: string;
  readonly scene: TableScene;
  readonly step: MatchStep;
}

/** Time without motion before the step: what is loaded late is there, and no script is compiled in a measured frame. */
const QUIET_MS = 500;
/** A run that takes longer has hung. */
const TIMEOUT_MS = 20_000;

interface FrameOptions {
  /** Slowdown of the page's thread. */
  readonly rate: number;
  readonly times: number;
  /** Selector of the part that mounts last: earlier steps are not animated completely. */
  readonly lastPart: string;
}

interface FrameResult {
  readonly runs: readonly FrameTimes[];
  /** Animations that the browser ran on the page's own thread, in one more run. */
  readonly left: number;
}

/** Shows the same step `times` times, each at a freshly opened table. */
export async function measureFrames(
  context: BrowserContext,
  origin: string,
  { title, scene, step }: BusyMoment,
  { rate, times, lastPart }: FrameOptions,
): Promise<FrameResult> {
  const name = title.replaceAll(' ', '-');
  const mock = await MockTables.serve(context, { [name]: scene });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const open = async (): Promise<void> => {
    await slowDown(session, 1);
    await page.goto(origin + pathOf(name));
    await page.locator(lastPart).first().waitFor({ state: 'attached' });
    await slowDown(session, rate);
  };
  const run = (): Promise<FrameTimes> => watch(page, title, () => mock.show(name, step));
  const runs: FrameTimes[] = [];
  for (let time = 0; time <= times; time += 1) {
    await open();
    runs.push(await run());
  }
  await open();
  const left = await countPageThreadAnimations(session, run);
  await page.close();
  return { runs: runs.slice(1), left }; // the first run compiles scripts
}

async function slowDown(session: CDPSession, rate: number): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
}

async function watch(page: Page, label: string, act: () => void): Promise<FrameTimes> {
  const watching = await page.evaluateHandle(watchMotion, { label, quietMs: QUIET_MS, timeoutMs: TIMEOUT_MS });
  act();
  return await watching.evaluate(({ frameTimes }) => frameTimes);
}
