import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';
import { ARGS, chromiumPath } from '../../e2e/harness/chromium.ts';
import { type Chapter, writeChapter } from '../report.ts';
import { updateResults } from '../results.ts';
import { leftToPage } from './compositor.ts';
import { isSmooth, LONGEST_GAP, type Run, SMOOTHNESS, writeSmoothness } from './smoothness.ts';

/** How smoothly sixty tiles move on a slow processor; `--print` keeps the results page. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, print: { type: 'boolean', default: false } },
});

const ROOT = join(import.meta.dirname, '../..');
const BUILT = join(ROOT, '.cache/frames');
const ORIGIN = 'http://frames.example';
const THROTTLE = 6;
const WANTED = 40;
const WAYS = {
  slides: 'ours, 60 tiles at once',
  flights: 'ours, 60 tiles one after the other across the table',
  dice: 'ours, 30 dice thrown at once',
  layout: 'left and top, 60 tiles at once',
} as const;
type Way = keyof typeof WAYS;
const OURS = ['slides', 'flights', 'dice'] as const;

interface Opened {
  readonly page: Page;
  readonly session: CDPSession;
}

build();
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...ARGS] });
try {
  const context = await browser.newContext({ viewport: { width: 900, height: 560 } });
  const opened = await openSlowly(context);
  const runs = await race(opened.page, Number(values.rounds));
  const left = await countLeft(opened);
  const chapter = chapterOf(runs, left);
  console.log(writeChapter(chapter));
  if (!values.print) updateResults([chapter]);
  if (left > 0) process.exitCode = 1;
  for (const way of OURS) {
    if (isSmooth(runs[way], WANTED)) continue;
    console.error(`${WAYS[way]}: wanted are ${WANTED} frames a second, and no gap above ${LONGEST_GAP} ms`);
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

async function openSlowly(context: BrowserContext): Promise<Opened> {
  await context.route(`${ORIGIN}/**`, (route) => {
    const { pathname } = new URL(route.request().url());
    return route.fulfill({ path: join(BUILT, pathname === '/' ? 'index.html' : pathname) });
  });
  const page = await context.newPage();
  await page.goto(ORIGIN, { waitUntil: 'networkidle' });
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
  return { page, session };
}

async function countLeft({ page, session }: Opened): Promise<number> {
  return await leftToPage(session, async () => {
    for (const way of OURS) await page.evaluate(`measureFrames(${JSON.stringify(way)})`);
  });
}

/** Turn and turn about, after one round that does not count: every move is a run. */
async function race(page: Page, rounds: number): Promise<Record<Way, Run[]>> {
  const runs: Record<Way, Run[]> = { slides: [], flights: [], dice: [], layout: [] };
  for (let round = 0; round <= rounds; round += 1) {
    for (const way of Object.keys(WAYS) as Way[]) {
      const moves = await page.evaluate(`measureFrames(${JSON.stringify(way)})`);
      if (round > 0) runs[way].push(...(moves as Run[]));
    }
  }
  return runs;
}

function chapterOf(runs: Record<Way, Run[]>, left: number): Chapter {
  return {
    title: `Frames a second with a processor ${THROTTLE} times slower`,
    table: [
      ['', ...SMOOTHNESS],
      ...(Object.keys(WAYS) as Way[]).map((way) => [WAYS[way], ...writeSmoothness(runs[way])]),
    ],
    words: [
      `Sixty tiles of Tiles, and thirty dice, in a production build of \`packages/table-ui\`: every move takes each of them to another place, the next begins when all have arrived, and drawing the move with React counts. Ours computes each way once and hands it to the compositor as a transform; the other side moves the same tiles by \`left\` and \`top\`, which lays out and paints every frame. Every move is a run: frames by the time that they took, by \`requestAnimationFrame\` in the page, from the frame in which React draws the move until the last tile has arrived and no longer; ${values.rounds} rounds turn and turn about after one that does not count. Of the median run, wanted of ours are ${WANTED} frames a second, and no gap above ${LONGEST_GAP} ms between two of them. Chromium is slowed down ${THROTTLE} times through its debugging protocol, which slows the page’s own thread; it draws by software here, without a graphics card, which a phone has. In one more round of ours, traced, the browser left ${left} animations to the page’s own thread; wanted are none. Made by \`npm run bench:frames\`.`,
    ],
  };
}
