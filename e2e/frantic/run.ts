import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { loadNow, percentile } from '../../bench/measure.ts';
import { type Chapter, writeChapter, writeCount } from '../../bench/report.ts';
import { updateResults } from '../../bench/results.ts';
import { ARGS, chromiumPath } from '../harness/chromium.ts';
import { House } from '../harness/house.ts';
import { knowEveryGame } from '../harness/know-every-game.ts';
import { expectAgreement } from '../people/agreement.ts';
import { playFor, sitFrantically } from '../people/frantic.ts';
import { type Gauged, gauge } from './gauge.ts';

/**
 * Four people in a frenzy, in four browsers, once more without motion, then one of them among bots; `--print` keeps the
 * results page.
 */
const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '180' }, print: { type: 'boolean', default: false } },
});

const SEATS = 4;
const MOST_ABOVE_HOLD = 60;
const LONGEST_FRAME = 100;

const before = loadNow();
const four = await frenzy(SEATS);
const after = loadNow();
const found = { four, still: await frenzy(SEATS, 'reduce'), alone: await frenzy(1) };
const chapter = chapterOf(found, [before, after]);
console.log(writeChapter(chapter));
if (!values.print) updateResults([chapter]);
if (isOver(four)) process.exitCode = 1;

/** Bots sit where there are no people. */
async function frenzy(people: number, reducedMotion: 'reduce' | null = null): Promise<Gauged[]> {
  const house = await House.open();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...ARGS] });
  try {
    const context = { locale: 'fr-FR', viewport: { width: 390, height: 844 }, reducedMotion };
    const pages = await Promise.all(Array.from({ length: people }, () => browser.newPage(context)));
    await Promise.all(pages.map((page) => knowEveryGame(page)));
    const gauges = await Promise.all(pages.map(gauge));
    const players = await sitFrantically(pages, house.origin, SEATS - people);
    await playFor(players, Number(values.seconds) * 1000);
    const gauged = await Promise.all(gauges.map((read) => read()));
    if (people > 1) await expectAgreement(players);
    return gauged;
  } finally {
    await browser.close();
    await house.close();
  }
}

function aboveHold({ taps }: Gauged): number[] {
  return taps.map(({ took, hold }) => took - hold);
}

function isOver(pages: readonly Gauged[]): boolean {
  const isLate = percentile(pages.flatMap(aboveHold), 0.99) > MOST_ABOVE_HOLD;
  return isLate || pages.some(({ gaps }) => Math.max(...gaps) > LONGEST_FRAME);
}

function rowOf(name: string, pages: readonly Gauged[]): string[] {
  const above = pages.flatMap(aboveHold);
  const gaps = pages.flatMap((one) => one.gaps);
  const long = pages.flatMap((one) => one.longFrames).filter(({ duration }) => duration > LONGEST_FRAME);
  return [
    name,
    writeCount(above.length),
    ...[0.5, 0.99].map((part) => percentile(above, part).toFixed(0)),
    writeCount(gaps.length),
    writeCount(gaps.filter((gap) => gap > LONGEST_FRAME).length),
    Math.max(...gaps).toFixed(0),
    writeCount(long.length),
    Math.max(0, ...long.map(({ scripts }) => scripts)).toFixed(0),
  ];
}

interface Found {
  readonly four: readonly Gauged[];
  readonly still: readonly Gauged[];
  readonly alone: readonly Gauged[];
}

function chapterOf(all: Found, load: readonly string[]): Chapter {
  return {
    title: 'Ruckus: four people in a frenzy',
    table: [
      ['page', 'taps', 'p50 ms', 'p99 ms', 'frames', 'gaps > 100 ms', 'longest', 'long frames', 'their scripts ms'],
      ...all.four.map((page, index) => rowOf(String(index + 1), [page])),
      rowOf('all four', all.four),
      rowOf('four without motion', all.still),
      rowOf('one among bots', all.alone),
    ],
    words: [
      `Four scripted people at one table of Ruckus with the frantic tempo for ${values.seconds} seconds, in four browser contexts of one Chromium on the machine of the server; each taps whatever a hint would point at as soon as the pace allows it. **A tap** takes from the time stamp of its click in the page to the moment when its answer has come, its entry with it, and the page has drawn what it made of it, minus the hold that the host told last (\`pings\`); a draw races for nothing and is not held. **Gaps** are the times between two animation frames; **long frames** are those of more than ${LONGEST_FRAME} ms as the browser reports them (Long Animation Frames), with the longest time that scripts of the page ran in one of them. Wanted are p99 ≤ ${MOST_ABOVE_HOLD} ms and no gap above ${LONGEST_FRAME} ms. At the end all four screens had come to the same entry, with the same checksum of what everybody may see, and the same piles drawn.`,
      `Four pages, the server and the people share the machine, and Chromium draws by software: whatever else runs shows in these figures. So they play as long again **without motion**, which leaves what the match itself costs four pages, and one page plays as long among three bots: **one among bots** is what a page costs on a device of its own. Load of the machine (runnable processes, one minute): ${load.join(' before, ')} after the four. Made by \`npm run bench:frantic\`.`,
    ],
  };
}
