import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { ARGS, chromiumPath } from '../../e2e/harness/chromium.ts';
import { type ResultsChapter, writeChapter } from '../report.ts';
import { updateResults } from '../results.ts';
import { countPageThreadAnimations } from './compositor.ts';
import { type FrameTimes, isSmooth, MAX_GAP_MS, SMOOTHNESS_COLUMNS, writeSmoothness } from './smoothness.ts';

/** Frame rates of sixty moving tiles on a slow processor; `--print` leaves the results page alone. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, print: { type: 'boolean', default: false } },
});

const ROOT = join(import.meta.dirname, '../..');
const BUILT = join(ROOT, '.cache/frames');
const ORIGIN = 'http://frames.example';
const CPU_SLOWDOWN = 6;
const MIN_FRAMES_PER_SECOND = 40;
const MOTION_NAMES = {
  slides: 'ours, 60 tiles at once',
  flights: 'ours, 60 tiles one after the other across the table',
  dice: 'ours, 30 dice thrown at once',
  layout: 'left and top, 60 tiles at once',
} as const;
type MotionKind = keyof typeof MOTION_NAMES;
const OURS = ['slides', 'flights', 'dice'] as const;

interface SlowPage {
  readonly page: Page;
  readonly session: CDPSession;
}

build();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...ARGS] });
try {
  const context = await browser.newContext({ viewport: { width: 900, height: 560 } });
  const opened = await openSlowly(context);
  const runs = await race(opened.page, Number(values.rounds));
  const left = await countOnPageThread(opened);
  const chapter = chapterOf(runs, left);
  console.log(writeChapter(chapter));
  if (!values.print) updateResults([chapter]);
  if (left > 0) process.exitCode = 1;
  for (const way of OURS) {
    if (isSmooth(runs[way], MIN_FRAMES_PER_SECOND)) continue;
    console.error(
      `${MOTION_NAMES[way]}: wanted are ${MIN_FRAMES_PER_SECOND} frames a second, and no gap above ${MAX_GAP_MS} ms`,
    );
    process.exitCode = 1;
  }
} finally {
  await browser.close();
}

function build(): void {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', 'bench/frames/page', '--outDir', BUILT, '--emptyOutDir', '--logLevel', 'error'];
  const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
  if (status !== 0) throw new Error('the page of the bench could not be built');
}

async function openSlowly(context: BrowserContext): Promise<SlowPage> {
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(BUILT, pathname === '/' ? 'index.html' : pathname) });
  });
  const page = await context.newPage();
  await page.goto(ORIGIN, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { page, session };
}

async function countOnPageThread({ page, session }: SlowPage): Promise<number> {
  return await countPageThreadAnimations(session, async () => {
    for (const way of OURS) await page.evaluate(`measureFrames(${JSON.stringify(way)})`);
  });
}

/** Alternates between the kinds, after one round that does not count: every move is a run. */
async function race(page: Page, rounds: number): Promise<Record<MotionKind, FrameTimes[]>> {
  const runs: Record<MotionKind, FrameTimes[]> = { slides: [], flights: [], dice: [], layout: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const way of Object.keys(MOTION_NAMES) as MotionKind[]) {
      const moves = await page.evaluate(`measureFrames(${JSON.stringify(way)})`);
      if (round > 0) runs[way].push(...(moves as FrameTimes[]));
    }
  }
  return runs;
}

function chapterOf(runs: Record<MotionKind, FrameTimes[]>, left: number): ResultsChapter {
  return {
    title: `Frames a second with a processor ${CPU_SLOWDOWN} times slower`,
    table: [
      ['', ...SMOOTHNESS_COLUMNS],
      ...(Object.keys(MOTION_NAMES) as MotionKind[]).map((way) => [MOTION_NAMES[way], ...writeSmoothness(runs[way])]),
    ],
    words: [
      `Sixty tiles of Tiles, and thirty dice, in a production build of \`packages/table-ui\`: every move takes each of them to another place, the next begins when all have arrived, and drawing the move with React counts. Ours computes each way once and hands it to the compositor as a transform; the other side moves the same tiles by \`left\` and \`top\`, which lays out and paints every frame. Every move is a run: frames by the time that they took, by \`requestAnimationFrame\` in the page, from the frame in which React draws the move until the last tile has arrived and no longer; ${values.rounds} rounds alternate after one that does not count. Of the median run, wanted of ours are ${MIN_FRAMES_PER_SECOND} frames a second, and no gap above ${MAX_GAP_MS} ms between two of them. Chromium is slowed down ${CPU_SLOWDOWN} times through its debugging protocol, which slows the page’s own thread; it draws by software here, without a graphics card, which a phone has. In one more round of ours, traced, the browser left ${left} animations to the page’s own thread; wanted are none. Made by \`npm run bench:frames\`.`,
    ],
  };
}
