import type { Page } from '@playwright/test';
import { toMillis, toSeat } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import { NICKNAMES } from '../../apps/server/guests/names.ts';
import type { PositionText } from '../../games/rummu/rules/rummu.scenario.ts';
import type { RoundScore } from '../../games/rummu/rules/types.ts';
import { expectAccessible } from '../harness/axe.ts';
import { MockTables, pathOf, type TableScene } from '../harness/mock-tables.ts';
import { SIZES } from '../harness/sizes.ts';
import { expect, story } from '../harness/story.ts';
import { tooSmall } from '../harness/too-small.ts';
import { fingerTaps } from '../people/rummu-input.ts';
import { hiddenPlayers, playersBesideSheet, rummuLayoutFaults, unmarkedBots } from '../people/rummu-layout.ts';
import { RummuPlayer } from '../people/rummu-player.ts';
import { rummuScene } from '../people/rummu-scenes.ts';

/** Chosen cards are left out: they can also be taken back at their place in the hand. */
const PRESSED = 'main button:not([data-thing^="chosen-"])';

/** A desktop at 200 %, and the smallest phone. */
const MORE = [
  [720, 450],
  [320, 568],
] as const;
/** A desktop at 400 %: not everything fits, but everything can be used. */
const TINY = [320, 256] as const;

/** Six players, four of whom have opened, and a joker that one of my cards can free. */
const SIX: PositionText = {
  hands: ['R5 R6 R7 R8 G6 K4 B9', 'B0 B2', 'K5 K6 R3', 'R0 R2', 'G8 G9 Y9', 'B7'],
  table: '[1 B G5 Y6 G7 G8] [2 C K1 K2 K3] [3 C R1 B1 K1] [4 D B3 R4 K5 G6] [5 F G1 G2 G3 G4 Y5]',
  discards: 'K9 R1 G3',
  round: 2,
  totals: [35, 20, -15, 60, 110, 45],
};
const TEAMS: PositionText = { ...SIX, totals: [95, 130, 30, 95, 130, 30], options: { sides: 'pairs' } };

const SCORE: RoundScore = {
  finisher: toSeat(1),
  seats: [
    {
      melds: [
        ['R5', 'R6', 'R7', 'R8'],
        ['B9', 'K9', 'G9'],
      ],
      laid: 20,
      bonus: 0,
      left: ['Y0', 'K4'],
      penalty: 15,
    },
    { melds: [['G5', 'Y6', 'G7', 'G8']], laid: 10, bonus: 10, left: [], penalty: 0 },
    { melds: [], laid: 0, bonus: 0, left: ['K5', 'K6', 'R3'], penalty: 15 },
    { melds: [['B3', 'R4', 'K5', 'G6']], laid: 10, bonus: 0, left: ['R0', 'R2'], penalty: 10 },
    { melds: [], laid: 0, bonus: 0, left: ['G8', 'G9', 'Y9'], penalty: 20 },
    { melds: [['G1', 'G2', 'G3', 'G4', 'Y5']], laid: 20, bonus: 0, left: ['B7'], penalty: 5 },
  ],
  points: [5, 20, -15, 0, -20, 15],
};
const COUNTED = { phase: 'sheet', until: toMillis(1e9), sheets: [SCORE] } as const;
const OVER = { phase: 'over', sheets: [{ ...SCORE, points: [205, 20, -15, 0, -20, 15] }] } as const;

const WAIT = { for: 1e9, awaited: [0], ready: [2], leftMs: null };

/** Bots with the longest names. */
function amongBots(scene: TableScene): TableScene {
  const names = NICKNAMES.toSorted((one, other) => other.length - one.length);
  const seats = scene.seats.map((seat, index): SeatInfo => {
    return index === 0 ? seat : { kind: 'bot', level: 'normal', name: names[index - 1] as string, avatar: 'fox' };
  });
  return { ...scene, seats };
}

/** People with names of a common length. */
function amongGuests(scene: TableScene): TableScene {
  const names = ['Bartholomé', 'Anne-Sophie', 'Christophe', 'Maximilien', 'Marguerite'];
  const seats = scene.seats.map((seat, index): SeatInfo => {
    return index === 0 || seat.kind === 'open' ? seat : { ...seat, name: names[index - 1] as string };
  });
  return { ...scene, seats };
}

const SCENES = {
  draw: rummuScene({ ...SIX, phase: 'draw' }),
  taking: rummuScene({ ...SIX, phase: 'taking', taken: 'B9', hands: SIX.hands.with(0, 'R5 R6 R7 R8 G6 K4 B9*') }),
  play: rummuScene(SIX),
  back: rummuScene({ ...SIX, hands: SIX.hands.with(0, 'R5 R6 R7 R8') }),
  teams: rummuScene(TEAMS),
  bots: amongBots(rummuScene(SIX)),
  'three-bots': amongBots(rummuScene({ ...SIX, hands: SIX.hands.slice(0, 4), table: '[1 B G5 Y6 G7 G8]' })),
  'team-bots': amongBots(rummuScene(TEAMS)),
  guests: amongGuests(rummuScene(SIX)),
  'team-guests': amongGuests(rummuScene(TEAMS)),
  sheet: { ...rummuScene(SIX, COUNTED), wait: WAIT },
  'team-sheet': { ...rummuScene(TEAMS, COUNTED), wait: WAIT },
  over: rummuScene(SIX, OVER),
} as const satisfies Record<string, TableScene>;

/** Every state, with the way to reach it. */
const STATES: readonly (readonly [keyof typeof SCENES, string, (me: RummuPlayer) => Promise<void>])[] = [
  ['draw', 'before drawing', async (me) => expect(me.status).toContainText('Pioche, ou prends dans la défausse.')],
  ['taking', 'taking discards', async (me) => expect(me.thing('stop')).toBeVisible()],
  ['play', 'one card is chosen', async (me) => me.choose('G6')],
  ['play', 'several are chosen', async (me) => me.choose('R5', 'R6', 'R7', 'R8')],
  [
    'play',
    'refused',
    async (me) => {
      await me.lay('R5', 'R6', 'R7');
      await expect(me.status).toContainText('Refusé.');
    },
  ],
  [
    'play',
    'a draft',
    async (me) => {
      await me.lay('R5', 'R6', 'R7', 'R8');
      await me.discard('B9');
      await expect(me.status).toContainText('C’est prêt');
    },
  ],
  [
    'back',
    'taking back',
    async (me) => {
      await me.lay('R5', 'R6', 'R7', 'R8');
      await expect(me.back('R5', 6)).toBeVisible();
    },
  ],
  ['teams', 'teams', async (me) => expect(me.own('R5')).toBeVisible()],
  ['bots', 'among bots', async (me) => expect(me.own('R5')).toBeVisible()],
  ['three-bots', 'among three bots', async (me) => expect(me.own('R5')).toBeVisible()],
  [
    'three-bots',
    'refused among three bots',
    async (me) => {
      await me.lay('R5', 'R6', 'R7');
      await expect(me.status).toContainText('Refusé.');
    },
  ],
  ['team-bots', 'teams of bots', async (me) => expect(me.own('R5')).toBeVisible()],
  ['guests', 'among guests', async (me) => expect(me.own('R5')).toBeVisible()],
  ['team-guests', 'teams of guests', async (me) => expect(me.own('R5')).toBeVisible()],
  ['sheet', 'the sheet', async (me) => expect(me.sheet(1)).toBeVisible()],
  ['team-sheet', 'the sheet of teams', async (me) => expect(me.sheet(1)).toBeVisible()],
  ['over', 'the end', async (me) => expect(me.rematch).toBeVisible()],
];

/** States in which every name must be complete. */
const NAMED: ReadonlySet<string> = new Set([
  'draw',
  'teams',
  'bots',
  'three-bots',
  'team-bots',
  'guests',
  'team-guests',
]);

/** States in which bots must be marked. */
const SIGNED: ReadonlySet<string> = new Set(['bots', 'three-bots', 'team-bots']);

/** Runs in the page: marks all tips as seen. */
function knowTips(): void {
  localStorage.setItem('tablee.coach.rummu', 'draw choose throw send');
}

for (const [width, height] of [...SIZES, ...MORE, TINY]) {
  const isTiny = width === TINY[0] && height === TINY[1];
  story(
    `every state of a Rummü table of six can be used at ${width} × ${height} @desktop`,
    async ({ page, context, server }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.addInitScript(knowTips);
      await MockTables.serve(context, SCENES);
      const me = new RummuPlayer(page);
      for (const [scene, what, reach] of STATES) {
        const where = `${what} at ${width} × ${height}`;
        await story.step(where, async () => {
          await page.goto(server.origin + pathOf(scene));
          await reach(me);
          if (!isTiny && scene !== 'over') expect.soft(await rummuLayoutFaults(page), where).toEqual([]);
          if (!isTiny && scene !== 'over') expect.soft(await tooSmall(page, PRESSED), where).toEqual([]);
          const isLong = scene === 'team-guests' && width === 720; // five panels of 130 px, where such names are cut
          const isRoomy = !isTiny && height > 320 && width > 320 && !isLong;
          if (isRoomy && NAMED.has(scene)) expect.soft(await hiddenPlayers(page), where).toEqual([]);
          if (!isTiny && SIGNED.has(scene)) expect.soft(await unmarkedBots(page), where).toEqual([]);
          if (scene === 'sheet' && width === 844) await expectWholeSheet(page, me);
          if (scene === 'team-sheet' && width > 1_023) expect.soft(await scrolledIn(page, me), where).toBe(0);
          // A refusal vanishes by itself.
          await expectAccessible(page, where, what.startsWith('refused') ? () => me.press(me.thing('lay')) : undefined);
        });
      }
    },
  );
}

story(
  'on a phone the melds of each of five others fold and unfold @phone @short-phone',
  async ({ page, context, server }) => {
    await MockTables.serve(context, SCENES);
    await page.addInitScript(knowTips);
    const me = new RummuPlayer(page, { input: fingerTaps });
    for (const [width, height] of [
      [360, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.goto(server.origin + pathOf('play'));
      const names = ['Léa', 'Malik', 'Nour', 'Inès'];
      for (const name of names) {
        const fold = page.getByRole('button', { name: `Montrer en grand ce qui est devant ${name}` });
        await expect(fold).toHaveAttribute('aria-expanded', 'false');
        await fold.tap();
        await expect(fold).toHaveAttribute('aria-expanded', 'true');
        await expect(page.locator('[data-thing^="meld-"][data-look="cards"]').last()).toBeInViewport({ ratio: 0.9 });
        await fold.tap();
        await expect(fold).toHaveAttribute('aria-expanded', 'false');
      }
      await me.lay('R5', 'R6', 'R7', 'R8');
      await me.swap(1, 'G6');
      await expect(me.own('Y6')).toBeVisible();
      await me.undo();
      await me.undo(); // the draft would still be there at the next size
    }
  },
);

story(
  'a television shows six players with cards that are read across a room @desktop',
  async ({ page, context, server }) => {
    await MockTables.serve(context, SCENES);
    await page.setViewportSize({ width: 1920, height: 1080 });
    for (const scene of ['draw', 'teams', 'sheet', 'over'] as const) {
      await page.goto(`${server.origin}${pathOf(scene)}/tv`);
      await expect(page.getByRole('main')).toBeVisible();
      await expectAccessible(page, `a television of six, ${scene}`);
      await expect(page.locator('[data-thing^="own-"]')).toHaveCount(0);
      if (scene === 'sheet' || scene === 'over') continue;
      for (const name of ['Camille', 'Léa', 'Malik', 'Nour', 'Hugo', 'Inès']) {
        await expect(page.getByRole('region', { name, exact: true })).toBeInViewport({ ratio: 1 });
      }
      const run = page.getByRole('region', { name: 'Nour', exact: true }).getByRole('img', { name: /^Suite mélangée/ });
      await expect.poll(async () => (await run.boundingBox())?.height).toBeGreaterThan(120);
    }
  },
);

/** On a landscape phone the sheet needs no scrolling and covers the table. */
async function expectWholeSheet(page: Page, me: RummuPlayer): Promise<void> {
  await expect(me.sheet(1).getByText('Reste en main').first()).toBeInViewport({ ratio: 1 });
  await expect.poll(() => playersBesideSheet(page)).toEqual([]);
}

/** Pixels of the sheet below the fold. */
async function scrolledIn(page: Page, me: RummuPlayer): Promise<number> {
  await expect(page.getByRole('button', { name: me.say('ui.sheet.close') })).toBeVisible();
  const sides = me.sheet(1).getByRole('group').first();
  return sides.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
}

story('at four, the rows of teams say the word on a phone of 390 × 844 @phone', async ({ page, context, server }) => {
  const four: PositionText = { hands: ['R5 R6 R7', 'B0 B2', 'K5 K6', 'R0 R2'], table: '', discards: 'K9' };
  await MockTables.serve(context, { teams: rummuScene({ ...four, options: { sides: 'pairs' } }) });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.origin + pathOf('teams'));
  const words = page.getByRole('region', { name: 'Les autres' }).getByText('équipe', { exact: true });
  await expect(words).toHaveCount(3);
  await expect(words.first()).toBeInViewport({ ratio: 1 });
});
