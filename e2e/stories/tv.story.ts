import type { Locator, Page } from '@playwright/test';
import type { RuckusView } from '../../games/ruckus/rules/types.ts';
import { expectAccessible } from '../harness/axe.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { until } from '../harness/until.ts';
import { FamilyListener } from '../people/family-listener.ts';
import { FamilyPlayer } from '../people/family-player.ts';
import { TableListener } from '../people/table-listener.ts';
import { addBot, createTable, sitDown, startMatch } from '../people/table-setup.ts';
import { facesOn, tilesIn } from '../people/tiles-seen.ts';
import { SCENES } from '../screens/scenes.ts';

const TELEVISION = { viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false };

story(
  'a television shows the moves of two phones at a real-time table, and no hand @short-desktop',
  async ({ page, newcomer, server }) => {
    const phones = [page, await newcomer()] as const;
    const listeners = phones.map((phone) => new TableListener(phone));
    const tv = await newcomer(TELEVISION);
    const listener = new TableListener(tv);
    await createTable(page, server.origin, 'Ruckus');
    const code = await page.getByText(/^Code [A-Z0-9]{4}$/).innerText();
    await tv.goto(await televisionOf(page));
    await expect(tv.getByText(code)).toBeAttached();
    await expect(tv.getByRole('img', { name: 'Code QR qui mène à cette table' })).toBeVisible();
    await expect(tv.getByText('Il manque quelqu’un.')).toBeVisible();
    await expectAccessible(tv, 'a television before the match');

    await sitDown(phones[1], page.url());
    await addBot(page, 3);
    await expect(tv.getByText('de lancer la partie.')).toBeVisible();
    await startMatch(page);
    for (const [seat, phone] of phones.entries()) {
      await expect(async () => {
        await phone.keyboard.press('1');
        await phone.keyboard.press('Space');
        await expect(tv.locator(`[data-place^="pile-${seat}-"]`)).not.toHaveCount(0, { timeout: 250 });
      }).toPass({ timeout: 60_000 });
    }
    await expectAccessible(tv, 'a television during the match');

    expect(listener.viewer).toBe('spectator');
    expect(handsIn(listener.texts)).toEqual([]);
    for (const { texts } of listeners) expect(handsIn(texts)).not.toEqual([]);
    await expect(tv.locator('.my-hand, .tray')).toHaveCount(0);
    await expect(async () => {
      const view = listener.view as RuckusView;
      const piles = view.piles.flatMap((own, seat) => own.map(({ family }) => `pile-${seat}-${family}`));
      const faces = tv.locator('.felt .family-face');
      expect(
        await faces.evaluateAll((all) => all.map((face) => face.closest('[data-place]')?.getAttribute('data-place'))),
      ).toEqual(expect.arrayContaining(piles));
      expect(await faces.count()).toBe(piles.length);
    }).toPass();
    await expect(tv.getByRole('complementary')).toContainText('Un bot te laisse sa place.');
  },
);

story(
  'a television that a player opened shows no rack, and follows to the rematch',
  async ({ page, newcomer, server }) => {
    const maker = new FamilyPlayer(page);
    const friend = new FamilyPlayer(await newcomer());
    await createTable(page, server.origin);
    const tv = await page.context().newPage();
    await tv.setViewportSize(TELEVISION.viewport);
    const listener = new FamilyListener(tv);
    await tv.goto(await televisionOf(page));
    await sitDown(friend.page, page.url());
    await startMatch(page);
    await Promise.all([maker.turns(2), friend.turns(2)]);

    await until(
      'the television has seen the last move',
      () => listener.seq === Math.max(maker.listener.seq, friend.listener.seq),
    );
    const felt = new Set<string>(listener.family.series.flatMap(({ tiles }) => tiles));
    expect(listener.viewer).toBe('spectator');
    expect(tilesIn(listener.texts).filter((tile) => !felt.has(tile))).toEqual([]);
    expect(tilesIn(maker.listener.texts)).toEqual(expect.arrayContaining(await maker.shownRack()));
    await expect(tv.getByRole('region', { name: 'Ton chevalet' })).toHaveCount(0);
    const board = await tv.locator('.board').boundingBox();
    expect(board?.width).toBeGreaterThan(TELEVISION.viewport.width * 0.6);
    await expect.poll(async () => (await facesOn(tv)).filter((tile) => !felt.has(tile))).toEqual([]);

    await Promise.all([maker.toTheEnd(), friend.toTheEnd()]);
    await expect(tv.getByText('Lance la revanche depuis un téléphone.')).toBeVisible();
    const corner = tv.getByRole('complementary');
    await expect(corner).toContainText('Scanne pour être de la revanche.');
    await expect(corner.getByRole('img', { name: 'Code QR qui mène à cette table' })).toBeInViewport({ ratio: 1 });
    await maker.rematch.click();
    await expect(page.getByRole('region', { name: 'Invite tes amis' })).toBeVisible();
    await expect(tv).toHaveURL(await televisionOf(page));
    await expect(tv.getByRole('heading', { name: 'Scanne et viens jouer' })).toBeVisible();
  },
);

story(
  'a television asks for the code, shows talk in the lobby and why the match is paused',
  async ({ page, newcomer, server }) => {
    await createTable(page, server.origin, 'Ruckus');
    const code = (await page.getByText(/^Code [A-Z0-9]{4}$/).innerText()).slice(-4);
    const friend = await newcomer();
    await sitDown(friend, page.url());

    const tv = await newcomer(TELEVISION);
    await tv.goto(`${server.origin}/tv`);
    await tv.getByRole('textbox', { name: /^Code de la table/ }).fill('0000');
    await tv.getByRole('button', { name: 'Regarder' }).click();
    const unknown = tv.getByText('Aucune table n’a ce code.');
    await expect(unknown).toBeVisible();
    const [told, asked] = await Promise.all([unknown, tv.getByText('Le code de la table ?')].map(sizeOfLetters));
    expect(told).toBeGreaterThanOrEqual((asked as number) * 0.7); // read across a room
    await tv.getByRole('textbox', { name: /^Code de la table/ }).fill(code);
    await tv.getByRole('button', { name: 'Regarder' }).click();
    await expect(tv).toHaveURL(await televisionOf(page));
    await expect(tv.getByRole('heading', { name: 'Scanne et viens jouer' })).toBeVisible(); // words spoken before this are not shown

    await friend.getByRole('button', { name: /^Parler à la table/ }).click();
    const heard = expect(tv.locator('.bubble.speech').filter({ hasText: 'Bonjour !' })).toBeVisible();
    await friend.getByRole('dialog').getByRole('button', { name: 'Bonjour !' }).click();
    await heard;

    await startMatch(page);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mettre en pause' }).click();
    await expect(tv.getByText(/a mis la partie en pause\./)).toBeVisible();
  },
);

story(
  'on a television what two people say covers no face, not each other, and not why nothing goes on @desktop',
  async ({ page, newcomer, server }) => {
    await createTable(page, server.origin);
    const friend = await newcomer();
    await sitDown(friend, page.url());
    const tv = await newcomer(TELEVISION);
    await tv.goto(await televisionOf(page));
    await expect(tv.locator('.tv-seats .avatar')).toHaveCount(2);
    await sayBoth(page, friend, tv);
    expect(await lyingOn(tv, '.tv-seats .avatar, .tv-name')).toEqual([]);

    await startMatch(page);
    await expect(tv.getByRole('heading', { name: 'Tuiles', level: 1 })).toBeVisible();
    await expect(tv.locator('.bubble.speech')).toHaveCount(0);
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mettre en pause' }).click();
    await expect(tv.getByText(/a mis la partie en pause\./)).toBeVisible();
    await page.keyboard.press('Escape');
    await sayBoth(page, friend, tv);
    expect(await lyingOn(tv, '[data-seat] .avatar, [data-part="note"]')).toEqual([]);
  },
);

/** Long enough for three lines. */
const MANY_WORDS = 'Attention, je prépare quelque chose de grand et vous ne le verrez pas venir !';

async function sayBoth(one: Page, other: Page, tv: Page): Promise<void> {
  for (const speaker of [other, one]) {
    await speaker.getByRole('button', { name: /^Parler à la table/ }).click();
    await speaker.getByRole('dialog').getByRole('textbox').fill(MANY_WORDS);
    await speaker.keyboard.press('Enter');
  }
  await expect(tv.locator('.bubble.speech[data-side]')).toHaveCount(2);
  await Promise.all([one, other].map((speaker) => speaker.keyboard.press('Escape')));
}

/** Lists overlaps of bubbles with each other and with visible `things`. */
async function lyingOn(tv: Page, things: string): Promise<string[]> {
  return tv.evaluate((selector) => {
    const bubbles = [...document.querySelectorAll('.bubble.speech')];
    const covered = [...bubbles, ...document.querySelectorAll(selector)];
    return bubbles.flatMap((bubble) => {
      const own = bubble.getBoundingClientRect();
      return covered
        .filter((thing) => thing !== bubble && !bubble.contains(thing))
        .filter((thing) => {
          const box = thing.getBoundingClientRect();
          const across = Math.min(own.right, box.right) - Math.max(own.left, box.left);
          return across > 0 && Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top) > 0;
        })
        .map((thing) => `${thing.className}: ${thing.textContent}`);
    });
  }, things);
}

function sizeOfLetters(words: Locator): Promise<number> {
  return words.evaluate((element) => {
    const scale = element.getBoundingClientRect().width / (element as HTMLElement).offsetWidth; // scale of the stage
    return Number.parseFloat(getComputedStyle(element).fontSize) * scale;
  });
}

/** Selectors of the papers on which a round is counted. */
const COUNTED = {
  counted: '.round-sheet',
  'dice-sheet': '.scoreboard',
  'rummu-sheet': '.scoreboard',
  'rummu-team-sheet': '.scoreboard',
} as const;

story(
  'on a television the count of a round names everybody and cuts no other name @desktop',
  async ({ newcomer, server }) => {
    const tv = await newcomer(TELEVISION);
    const scenes = Object.keys(COUNTED) as (keyof typeof COUNTED)[];
    await MockTables.serve(
      tv.context(),
      Object.fromEntries(scenes.map((scene) => [scene, { ...SCENES[scene], me: 'spectator' as const }])),
    );
    for (const scene of scenes) {
      await tv.goto(`${server.origin}${pathOf(scene)}/tv`);
      const sheet = tv.locator(COUNTED[scene]);
      await expect(sheet).toBeVisible();
      const names = SCENES[scene].seats.map((seat) => ('name' in seat ? seat.name : ''));
      await Promise.all(names.map((name) => expect(sheet.getByText(name).first()).toBeVisible()));
      await expect.poll(() => namesCutBy(tv, COUNTED[scene]), scene).toEqual([]);
    }
  },
);

/** Names and faces that are seen in part beside a sheet. Those that lie under it whole are told by it. */
async function namesCutBy(tv: Page, sheet: string): Promise<string[]> {
  return tv.evaluate((selector) => {
    const paper = document.querySelector(selector) as Element;
    const edge = paper.getBoundingClientRect();
    const names = [...document.querySelectorAll('.seat-name, [data-seat] .avatar')].filter(
      (one) => !paper.contains(one),
    );
    return names
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter((one) => {
        const box = one.getBoundingClientRect();
        const across = Math.min(edge.right, box.right) - Math.max(edge.left, box.left);
        const down = Math.min(edge.bottom, box.bottom) - Math.max(edge.top, box.top);
        const isUnder = across > 0 && down > 0;
        return isUnder && (across < box.width - 1 || down < box.height - 1);
      })
      .map((one) => one.textContent ?? '');
  }, sheet);
}

story(
  'a television of 960 × 540 pixels shows the podium as large as a television of 1920 × 1080 @desktop',
  async ({ newcomer, server }) => {
    const shares: number[] = [];
    for (const [width, height] of [
      [960, 540],
      [1_920, 1_080],
    ] as const) {
      const tv = await newcomer({ viewport: { width, height }, isMobile: true, hasTouch: true });
      await MockTables.serve(tv.context(), { over: { ...SCENES.over, me: 'spectator' } });
      await tv.goto(`${server.origin}${pathOf('over')}/tv`);
      const podium = tv.locator('[data-part="podium"]');
      await expect(podium).toBeVisible();
      shares.push(await podium.evaluate((one) => one.getBoundingClientRect().height / innerHeight));
    }
    const [small, large] = shares as [number, number];
    expect(small).toBeCloseTo(large, 1);
  },
);

story('an open television does not count as the presence of its player @short-desktop', async ({ page, server }) => {
  await createTable(page, server.origin);
  const tv = await page.context().newPage();
  await tv.goto(await televisionOf(page));
  await expect(tv.getByText('arrive…')).toBeHidden();
  await page.goto(server.origin);
  await expect(tv.getByText('arrive…')).toBeVisible();
});

/** The link to the television is on the invitation, or behind "Plus" on small screens. */
async function televisionOf(page: Page): Promise<string> {
  const link = page.getByRole('link', { name: 'Ouvrir sur la télé' });
  const isHidden = !(await link.isVisible());
  if (isHidden) await page.getByRole('button', { name: /^Plus/ }).click();
  const { href } = new URL((await link.getAttribute('href')) ?? '', page.url());
  if (isHidden) await page.getByRole('dialog').getByRole('button', { name: 'Fermer' }).click();
  return href;
}

/** Every hand in these messages, as JSON. */
function handsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(/"hand":\s*\[[^\]]*\]/g) ?? []);
}
