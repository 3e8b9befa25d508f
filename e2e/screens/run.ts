import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test';
import { knowingAll, tipsKept } from '../../games/rush-out/ui/coach/tip-ids.ts';
import { ARGS, chromiumPath } from '../harness/chromium.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { TestServer } from '../harness/test-server.ts';
import { mouseClicks } from '../people/dice-input.ts';
import { Felt } from '../people/felt.ts';
import { ABOVE_WRONG, LAY, mineOf, ROLL } from './dice-positions.ts';
import { SCENES } from './scenes.ts';
import { encodeSmall, type Pixels } from './small-png.ts';
import { CAMILLE, CHOSEN, WRONG_PLACE } from './tiles-match.ts';

/** Parts of the names of the pictures to take (`npm run screens -- dice`); none takes all. */
const WANTED = process.argv.slice(2);
const FOLDER = join(import.meta.dirname, '../../docs/screens');
/** Address in the pictures, because the port of the server varies. */
const ORIGIN = 'http://tablee.example';
/** Hides the ping in milliseconds, which varies; its bars stay, as on phones. */
const NO_LATENCY = '.ping > span { display: none !important }';
const EVENING = new Date('2026-01-17T20:30:00');

interface Look {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
}

const LOOKS: readonly Look[] = [
  { name: 'phone-small', width: 360, height: 640, theme: 'light' },
  { name: 'phone', width: 390, height: 844, theme: 'light' },
  { name: 'phone-dark', width: 390, height: 844, theme: 'dark' },
  { name: 'phone-lying', width: 844, height: 390, theme: 'light' },
  { name: 'tablet', width: 820, height: 1180, theme: 'light' },
  { name: 'desktop', width: 1440, height: 900, theme: 'light' },
  { name: 'desktop-dark', width: 1440, height: 900, theme: 'dark' },
];

const TELEVISION: Look = { name: 'screen', width: 1920, height: 1080, theme: 'light' };

/** Tips that would cover the table. */
const KNOWN_TIPS = {
  rummu: 'draw choose throw send',
  [tipsKept('heroes')]: knowingAll('heroes'),
  [tipsKept('sorcerer')]: knowingAll('sorcerer'),
};

type Pictures = Readonly<Record<string, (page: Page) => Promise<void>>>;

const PICTURES: Pictures = {
  home: async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: `Ton nom et ton animal : ${CAMILLE.name}` }).waitFor();
  },
  lobby: async (page) => {
    await page.goto(pathOf('gathering'));
    await page.getByRole('button', { name: 'Commencer' }).waitFor();
  },
  table: async (page) => {
    await page.goto(pathOf('middle'));
    await thing(page, CHOSEN).click();
  },
  refusal: async (page) => {
    await page.goto(pathOf('middle'));
    await thing(page, CHOSEN).click();
    await thing(page, WRONG_PLACE).click();
    await page.getByRole('button', { name: 'La règle' }).click();
    await page.getByRole('dialog').waitFor();
  },
  end: async (page) => {
    await page.goto(pathOf('over'));
    await page.getByRole('button', { name: 'Revanche' }).waitFor();
  },
  ruckus: async (page) => {
    await page.goto(pathOf('ruckus'));
    await page.locator('.my-hand').waitFor();
    await page.locator('.coach').getByRole('button', { name: 'Compris' }).click();
  },
  'ruckus-sheet': async (page) => {
    await page.goto(pathOf('counted'));
    await page.getByRole('region', { name: 'Les comptes de la manche 1' }).waitFor();
  },
  'dice-roll': async (page) => {
    await page.goto(pathOf('dice-roll'));
    await page.locator('.coach').getByRole('button', { name: 'Fermer' }).click();
    for (const face of ['R6', 'O6'] as const) await thing(page, `own-${mineOf(ROLL, face).die}`).click();
  },
  dice: async (page) => {
    await page.goto(pathOf('dice-lay'));
    await page.locator('.coach').getByRole('button', { name: 'Fermer' }).click();
    await layWrongLine(page);
    await thing(page, `own-${mineOf(LAY, 'R6').die}`).click();
  },
  'dice-sheet': async (page) => {
    await page.goto(pathOf('dice-sheet'));
    await page.getByRole('region', { name: 'Les points, manche 3' }).waitFor();
  },
  'rush-hero': async (page) => {
    await page.goto(pathOf('rush-hero'));
    await page.locator('[data-part="dragon"]').waitFor();
  },
  'rush-sorcerer': async (page) => {
    await page.goto(pathOf('rush-sorcerer'));
    await page.locator('[data-part="dragon"]').waitFor();
  },
  'rush-target': async (page) => {
    await page.goto(pathOf('rush-target'));
    await page.locator('[data-part="dragon"]').waitFor();
    await thing(page, 'decline').waitFor();
  },
  'rush-die': async (page) => {
    await page.goto(pathOf('rush-die'));
    await page.locator('[data-part="dragon"]').waitFor();
    await thing(page, 'decline').waitFor();
  },
  'rush-end': async (page) => {
    await page.goto(pathOf('rush-over'));
    await page.getByRole('button', { name: 'Revanche' }).waitFor();
  },
  rummu: async (page) => {
    await page.goto(pathOf('rummu'));
    for (const card of ['R5', 'R6', 'R7', 'R8']) await thing(page, `own-${card}`).click();
  },
  'rummu-six': async (page) => {
    await page.goto(pathOf('rummu-six'));
    await thing(page, 'stock').waitFor();
  },
  'rummu-teams': async (page) => {
    await page.goto(pathOf('rummu-teams'));
    for (const card of ['R5', 'R6', 'R7', 'R8']) await thing(page, `own-${card}`).click();
    await thing(page, 'lay').click();
    await thing(page, 'own-B9').click();
    await thing(page, 'discard').click();
  },
  'rummu-sheet': async (page) => {
    await page.goto(pathOf('rummu-sheet'));
    await page.getByRole('region', { name: /^Le compte de la manche/ }).waitFor();
  },
  'rummu-team-sheet': async (page) => {
    await page.goto(pathOf('rummu-team-sheet'));
    await page.getByRole('region', { name: /^Le compte de la manche/ }).waitFor();
  },
};

const BIG_PICTURES: Pictures = {
  'tv-lobby': async (page) => {
    await page.goto(`${pathOf('assembling')}/tv`);
    await page.getByRole('region', { name: 'Scanne et viens jouer' }).waitFor();
  },
  tv: async (page) => {
    await page.goto(`${pathOf('ruckus')}/tv`);
    await page.locator('.draw-pile').waitFor();
  },
  'tv-dice': async (page) => {
    await page.goto(`${pathOf('dice-lay')}/tv`);
    await page.locator('[data-die]').first().waitFor();
  },
  'tv-rush': async (page) => {
    await page.goto(`${pathOf('rush-hero')}/tv`);
    await page.getByRole('img', { name: /^Porte scellée/ }).waitFor();
  },
  'tv-rummu': async (page) => {
    await page.goto(`${pathOf('rummu-six')}/tv`);
    await page.getByRole('region', { name: CAMILLE.name }).waitFor();
  },
};

mkdirSync(FOLDER, { recursive: true });
const server = await TestServer.open();
const executablePath = await chromiumPath();
const args = [...ARGS, `--host-resolver-rules=MAP tablee.example:80 localhost:${server.port}`];
const browser = await chromium.launch({ executablePath, args });
try {
  for (const look of LOOKS) await takeAll(browser, look, PICTURES);
  await takeAll(browser, TELEVISION, BIG_PICTURES);
} finally {
  await browser.close();
  await server.close();
}

async function takeAll(opened: Browser, look: Look, pictures: Pictures): Promise<void> {
  const { width, height, theme } = look;
  const context = await opened.newContext({
    baseURL: ORIGIN,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width, height },
    colorScheme: theme,
    hasTouch: width < 1024,
    bypassCSP: true, // the Content-Security-Policy would refuse the style above
  });
  await MockTables.serve(context, SCENES);
  await context.addInitScript((known) => {
    for (const [game, tips] of Object.entries(known)) localStorage.setItem(`tablee.coach.${game}`, tips);
  }, KNOWN_TIPS);
  await signInAsCamille(context);
  for (const [name, show] of Object.entries(pictures).filter(([one]) => isWanted(one))) {
    const page = await context.newPage();
    await page.clock.setFixedTime(EVENING);
    await show(page);
    await settle(page);
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide', style: NO_LATENCY });
    const small = encodeSmall(await pixelsOf(page, png));
    await page.close();
    writeFileSync(join(FOLDER, `${name}-${look.name}.png`), small);
    console.log(`docs/screens/${name}-${look.name}.png  ${Math.round(small.length / 1024)} KiB`);
  }
  await context.close();
}

/** From a page of its own, because only the browser resolves the address of the pictures. */
async function signInAsCamille(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await page.goto('/about');
  await page.evaluate(
    async (body) => {
      await fetch('/api/guest', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    },
    JSON.stringify({ name: CAMILLE.name, avatar: CAMILLE.avatar }),
  );
  await page.close();
}

function isWanted(name: string): boolean {
  return WANTED.length === 0 || WANTED.some((word) => name.includes(word));
}

function thing(page: Page, name: string) {
  return page.locator(`[data-thing="${name}"]`);
}

/** Lays a 6 below another one: two dice are no set. */
async function layWrongLine(page: Page): Promise<void> {
  const felt = new Felt(page);
  const { die } = LAY.table.find(({ face }) => face === ABOVE_WRONG) as { readonly die: number };
  const { column, row } = (await felt.measure()).spots[String(die)] as {
    readonly column: number;
    readonly row: number;
  };
  await mouseClicks.put(felt, thing(page, `own-${mineOf(LAY, 'O6').die}`), { column, row: row + 1 });
}

/** Waits for fonts, images and animations. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
    const longest = 5_000; // longer animations are countdowns
    const ends = document
      .getAnimations()
      .filter(({ playState }) => playState === 'running') // a ring is paused while match time is stopped
      .filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration) <= longest);
    await Promise.allSettled(ends.map(({ finished }) => finished));
  });
}

/** Lets the page decode the picture: Node has no decoder. */
async function pixelsOf(page: Page, png: Buffer): Promise<Pixels> {
  const { width, height, base64 } = await page.evaluate(
    async (url) => {
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, picture.width, picture.height);
      return { width: picture.width, height: picture.height, base64: new Uint8Array(data.buffer).toBase64() };
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return { width, height, rgba: Buffer.from(base64, 'base64') };
}
