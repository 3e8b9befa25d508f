import { parseArgs } from 'node:util';
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import { loadNow, maxOf, percentile } from '../../bench/measure.ts';
import { type ResultsChapter, writeChapter, writeCount } from '../../bench/report.ts';
import { updateResults } from '../../bench/results.ts';
import { ARGS, chromiumPath } from '../harness/chromium.ts';
import { markGamesPlayed } from '../harness/mark-games-played.ts';
import { TestServer } from '../harness/test-server.ts';
import { expectAgreement } from '../people/agreement.ts';
import { playFor } from '../people/frantic.ts';
import { type CommandTimes, measureCommands } from './command-times.ts';
import { FRANTIC, type FranticGame, RUCKUS } from './games.ts';

/**
 * Scripted players at every real-time game, or at those that are named, each in a browser context of its own; then for
 * a shorter time with reduced motion, and one of them among bots. `--print` leaves the results page alone.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seconds: { type: 'string', default: '180' },
    shorter: { type: 'string', default: '45' },
    print: { type: 'boolean', default: false },
  },
});

const MAX_P99_ABOVE_HOLD_MS = 60;
const MAX_FRAME_GAP_MS = 100;
/** Fewer taps have no 99th percentile. */
const MIN_TAPS = 100;
const SOLO_RUNS = 4;
const NUMBER_WORDS = ['no', 'one', 'two', 'three', 'four', 'five'];

const games = positionals.length === 0 ? Object.values(FRANTIC) : positionals.map(gameOf);
const [seconds, shorter] = [Number(values.seconds), Number(values.shorter)];
const chapters: ResultsChapter[] = [];
for (const game of games) {
  const before = loadNow();
  const all = await measureFrenzy(game, game.people, seconds);
  const after = loadNow();
  const still = await measureFrenzy(game, game.people, shorter, { reducedMotion: 'reduce' });
  const [alone = [], peer = null] = await measureAlone(game === RUCKUS ? [game] : [game, RUCKUS]);
  const chapter = chapterOf(game, { all, still, alone, peer }, [before, after]);
  console.log(`${writeChapter(chapter)}\n`);
  chapters.push(chapter);
  if (missesGoal(alone)) process.exitCode = 1;
}
if (!values.print) updateResults(chapters);

function gameOf(name: string): FranticGame {
  const game = FRANTIC[name];
  if (game === undefined) throw new Error(`which game: ${Object.keys(FRANTIC).join(' or ')}?`);
  return game;
}

/** One player among bots, at each of these games in turn, several times: load from outside falls on all games alike. */
async function measureAlone(compared: readonly FranticGame[]): Promise<CommandTimes[][]> {
  const found = compared.map((): CommandTimes[] => []);
  for (let turn = 0; turn < SOLO_RUNS; turn += 1)
    for (const [index, game] of compared.entries()) found[index]?.push(...(await measureFrenzy(game, 1, shorter)));
  return found;
}

/** Plays with this many people; bots take the other seats. */
async function measureFrenzy(
  game: FranticGame,
  people: number,
  lasts: number,
  more: BrowserContextOptions = {},
): Promise<CommandTimes[]> {
  const server = await TestServer.open();
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: [...ARGS] });
  try {
    const context = { locale: 'fr-FR', viewport: { width: 390, height: 844 }, ...more };
    const pages = await Promise.all(Array.from({ length: people }, () => browser.newPage(context)));
    await Promise.all(pages.map((page) => markGamesPlayed(page)));
    return await playMatches(game, pages, server.origin, lasts);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Starts another match when one ends before the time does. */
async function playMatches(
  game: FranticGame,
  pages: readonly Page[],
  origin: string,
  lasts: number,
): Promise<CommandTimes[]> {
  const gauges = await Promise.all(pages.map(measureCommands));
  const found = pages.map((): CommandTimes[] => []);
  for (let left = lasts * 1_000; left > 0; ) {
    const players = await game.sit(pages, origin, game.people - pages.length);
    const begun = performance.now();
    await playFor(players, left);
    left -= performance.now() - begun;
    const read = await Promise.all(gauges.map((one) => one()));
    for (const [index, gauged] of read.entries()) found[index]?.push(gauged);
    if (pages.length > 1) await expectAgreement(players);
  }
  return found.map(merge);
}

function merge(parts: readonly CommandTimes[]): CommandTimes {
  return {
    taps: parts.flatMap(({ taps }) => taps),
    gaps: parts.flatMap(({ gaps }) => gaps),
    longFrames: parts.flatMap(({ longFrames }) => longFrames),
  };
}

function aboveHold({ taps }: CommandTimes): number[] {
  return taps.map(({ took, hold }) => took - hold);
}

function drawnAboveHold({ taps }: CommandTimes): number[] {
  return taps.map(({ drawn, hold }) => drawn - hold);
}

function missesGoal(pages: readonly CommandTimes[]): boolean {
  const above = pages.flatMap(aboveHold);
  const isLate = above.length < MIN_TAPS || percentile(above, 0.99) > MAX_P99_ABOVE_HOLD_MS;
  return isLate || pages.some(({ gaps }) => maxOf(gaps) > MAX_FRAME_GAP_MS);
}

function rowOf(name: string, pages: readonly CommandTimes[]): string[] {
  const above = pages.flatMap(aboveHold);
  const drawn = pages.flatMap(drawnAboveHold);
  const gaps = pages.flatMap((one) => one.gaps);
  const long = pages.flatMap((one) => one.longFrames).filter(({ duration }) => duration > MAX_FRAME_GAP_MS);
  return [
    name,
    writeCount(above.length),
    ...[above, drawn].flatMap((times) => [0.5, 0.99].map((part) => percentile(times, part).toFixed(0))),
    writeCount(gaps.length),
    writeCount(gaps.filter((gap) => gap > MAX_FRAME_GAP_MS).length),
    maxOf(gaps).toFixed(0),
    writeCount(long.length),
    maxOf(long.map(({ scripts }) => scripts)).toFixed(0),
  ];
}

interface Measurements {
  readonly all: readonly CommandTimes[];
  readonly still: readonly CommandTimes[];
  readonly alone: readonly CommandTimes[];
  readonly peer: readonly CommandTimes[] | null;
}

function chapterOf(
  game: FranticGame,
  { all, still, alone, peer }: Measurements,
  load: readonly string[],
): ResultsChapter {
  const { title, people, unheldCommands, comparedPieces } = game;
  const count = NUMBER_WORDS[people] ?? String(people);
  const called = game === RUCKUS ? '' : ` ${Object.keys(FRANTIC).find((name) => FRANTIC[name] === game)}`;
  const beside = peer === null ? [] : [rowOf(`${RUCKUS.title}: one among bots`, peer)];
  return {
    title: `${title}: ${count} people in a frenzy`,
    table: [
      [
        'page',
        'taps',
        'p50 ms',
        'p99 ms',
        'drawn p50',
        'drawn p99',
        'frames',
        'gaps > 100 ms',
        'longest',
        'long frames',
        'their scripts ms',
      ],
      ...all.map((page, index) => rowOf(String(index + 1), [page])),
      rowOf(`all ${count}`, all),
      rowOf(`${count} without motion`, still),
      rowOf('one among bots', alone),
      ...beside,
    ],
    words: [
      `${capitalize(count)} scripted people at one table of ${title} with the frantic tempo for ${seconds} seconds, in ${count} browser contexts of one Chromium on the machine of the server; each taps whatever a hint would point at as soon as the pace allows it. **A tap** takes from the time stamp of its event in the page to the moment when its answer has come, its entry with it, and the page has made of it what will be drawn, minus the hold that the host told last (\`pings\`); ${unheldCommands} races for nothing and is not held; calls, which move nothing, do not count. It is **drawn** with the next frame. **Gaps** are the times between two animation frames, from the first tap of a match on; **long frames** are those of more than ${MAX_FRAME_GAP_MS} ms as the browser reports them (Long Animation Frames), with the longest time that scripts of the page ran in one of them. Wanted of one among bots are p99 ≤ ${MAX_P99_ABOVE_HOLD_MS} ms and no gap above ${MAX_FRAME_GAP_MS} ms. At the end all ${count} screens had come to the same entry, with the same checksum of what everybody may see, and the same ${comparedPieces} drawn.`,
      `${capitalize(count)} pages, the server and the people share the machine, and Chromium draws by software: whatever else runs shows in these figures. So they play for ${shorter} seconds **without motion**, which leaves what the match itself costs ${count} pages, and one page plays as long among bots, ${SOLO_RUNS} times: **one among bots** is what a page costs on a device of its own${beside.length === 0 ? '' : `, in turns with ${RUCKUS.title}`}. Load of the machine (runnable processes, one minute): ${load.join(' before, ')} after the ${count}. Made by \`npm run bench:frantic --${called} --seconds ${seconds} --shorter ${shorter}\`.`,
    ],
  };
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
