import type { Page } from '@playwright/test';
import { toSeat } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import type { RoundScore } from '../../games/dice/rules/types.ts';
import { expectAccessible } from '../harness/axe.ts';
import { MockTables, pathOf, positionAt, type TableScene } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { diceScene } from '../people/dice-scenes.ts';
import { FamilyPlayer } from '../people/family-player.ts';
import { rummuScene } from '../people/rummu-scenes.ts';
import { addBot, createTable, sitDown, startMatch } from '../people/table-setup.ts';
import { OVER as RUCKUS_END } from '../screens/ruckus-match.ts';
import { SCENES } from '../screens/scenes.ts';

story.use({ contextOptions: { reducedMotion: 'reduce' } });

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [820, 1180],
  [720, 450], // a desktop at 200 %
] as const;

story('the podium shows its names and every button at each size @desktop', async ({ page, context, server }) => {
  await MockTables.serve(context, SCENES);
  await page.goto(server.origin + pathOf('over'));
  const names = page.locator('[data-part="podium-name"]');
  await expect(names).toHaveCount(3);
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height });
    const tray = await page.getByRole('button', { name: 'Revanche' }).boundingBox();
    for (const name of await names.all()) {
      await expect(name).toBeInViewport({ ratio: 1 });
      const box = await name.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(tray?.y ?? 0);
    }
    for (const unit of await page.locator('[data-part="podium"] small').all()) {
      await expect(unit).toBeInViewport({ ratio: 1 }); // a number without its unit would read as part of the rank
    }
    for (const name of ['Revanche', 'Revoir la table', 'Partager', 'Autre jeu']) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
  }
  await page.setViewportSize({ width: 320, height: 568 });
  await expect(page.getByRole('button', { name: 'Revanche' })).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the end at 320 px');
});

/** The longest names of bots, a name of two words, and the longest name that a person can have. */
const LONG_NAMES = ['Mirabelle', 'Flamenco', 'Anne-Sophie', 'Jean-Baptiste du Perche', 'Maximilienne-Apollonie W'];
const NOTHING_LAID = { melds: [], laid: 0, bonus: 0, left: [], penalty: 0 };
const SIX_POINTS = [205, 20, -15, 0, -20, 15];
const SIX_OVER = rummuScene(
  { hands: SIX_POINTS.map(() => 'R5') },
  { phase: 'over', sheets: [{ finisher: null, seats: SIX_POINTS.map(() => NOTHING_LAID), points: SIX_POINTS }] },
);
const SIX_SEATS = SIX_OVER.seats.map((seat, index): SeatInfo => {
  return index === 0 ? seat : { kind: 'bot', level: 'normal', name: LONG_NAMES[index - 1] as string, avatar: 'fox' };
});

story('the podium names all six players, however long their names are @desktop', async ({ page, context, server }) => {
  await MockTables.serve(context, { six: { ...SIX_OVER, seats: SIX_SEATS } });
  await page.goto(server.origin + pathOf('six'));
  const names = page.locator('[data-part="podium-name"]');
  await expect(names).toHaveCount(6);
  await expect(page.getByRole('button', { name: 'Niveau Expert' })).toBeVisible(); // 205 points, and the next has 20
  for (const [width, height] of [...SIZES, [1440, 900], [320, 568]] as const) {
    const where = `${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await expect.poll(() => cutIn(page), where).toEqual([]);
    if (width === 1440) await expect.poll(() => coveredUnits(page), where).toEqual([]);
    const tray = await page.getByRole('button', { name: 'Revanche' }).boundingBox();
    for (const name of height > 600 ? await names.all() : []) {
      const box = await name.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0), where).toBeLessThanOrEqual(tray?.y ?? 0);
    }
    await expectAccessible(page, `six at the end at ${where}`);
  }
});

story(
  'the level that is offered is that of every bot in the rematch, which begins @desktop',
  async ({ page, context, server }) => {
    const lost = { ...SIX_OVER, seats: SIX_SEATS };
    await MockTables.serve(context, { lost, next: lost });
    const asked: unknown[] = [];
    await context.route('**/api/t/*/*', (route) => {
      const [, table, what] = /\/api\/t\/(\w+)\/([\w-]+)$/.exec(route.request().url()) ?? [];
      const { seat, level } = route.request().postDataJSON() as { readonly seat?: number; readonly level?: string };
      asked.push(level === undefined ? [table, what] : [table, what, seat, level]);
      return route.fulfill({ json: { id: 'next' } });
    });
    await page.goto(server.origin + pathOf('lost'));
    await page.getByRole('button', { name: 'Niveau Expert' }).click();
    await expect(page).toHaveURL(/\/t\/next$/);
    expect(asked).toEqual([
      ['lost', 'rematch'],
      ['next', 'join'],
      ...[1, 2, 3, 4, 5].map((seat) => ['next', 'seat', seat, 'expert']),
      ['next', 'start'],
    ]);
  },
);

/** Lists points on the podium on which the offer of another level lies. */
async function coveredUnits(page: Page): Promise<string[]> {
  const offer = await page.getByRole('status').filter({ hasText: 'Niveau' }).boundingBox();
  if (offer === null) throw new Error('no offer is visible');
  return page.locator('[data-part="podium"] small').evaluateAll((all, { x, y, width }) => {
    const units = all.map((unit) => ({
      words: unit.parentElement?.textContent ?? '',
      box: unit.getBoundingClientRect(),
    }));
    return units.filter(({ box }) => box.right > x && box.left < x + width && box.bottom > y).map(({ words }) => words);
  }, offer);
}

/** Lists names on the podium that are cut or overlap. */
async function cutIn(page: Page): Promise<string[]> {
  return page.locator('[data-part="podium-name"]').evaluateAll((all) => {
    const slack = 1;
    const boxes = all.map((name) => ({ name: name.textContent, box: name.getBoundingClientRect() }));
    const cut = all.filter((name) => {
      const words = name.firstElementChild as HTMLElement;
      const place = (name.closest('li') as HTMLElement).getBoundingClientRect();
      const { left, right } = words.getBoundingClientRect();
      const isOut = left < place.left - slack || right > place.right + slack || left < 0 || right > innerWidth;
      return isOut || words.scrollWidth > words.clientWidth + slack;
    });
    const covered = boxes.filter(({ box }, index) =>
      boxes.slice(index + 1).some(({ box: other }) => {
        const across = Math.min(box.right, other.right) - Math.max(box.left, other.left);
        return across > slack && Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > slack;
      }),
    );
    return [...cut.map((name) => `cut: ${name.textContent}`), ...covered.map(({ name }) => `lies on another: ${name}`)];
  });
}

story(
  'the focus moves to the podium and back, and the result can be shared @desktop',
  async ({ page, context, server }) => {
    await MockTables.serve(context, SCENES);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto(server.origin + pathOf('over'));
    const title = page.getByRole('heading', { level: 2, name: /gagne|Égalité/ });
    await expect(title).toBeFocused();
    await page.getByRole('button', { name: 'Partager' }).click();
    await expect(page.getByText('Copié !')).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^Tuiles\s: .+ gagne(?:nt)?\s! .+\d+.*\/t\/over$/);
    await page.getByRole('button', { name: 'Revoir la table' }).click();
    await expect(title).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    await expect(page.getByRole('button', { name: 'Revanche' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Indice' })).toBeHidden();
  },
);

story('a stranger who opens a shared result may play @desktop', async ({ page, context, server }) => {
  await MockTables.serve(context, { shared: { ...SCENES.over, me: 'spectator' } });
  await page.goto(server.origin + pathOf('shared'));
  await expect(page.getByRole('button', { name: 'Revanche' })).toBeHidden();
  await page.getByRole('button', { name: 'Jouer', exact: true }).click();
  await expect(page).not.toHaveURL(/shared/);
  await expect(page.getByRole('heading', { level: 2, name: /gagne|Égalité/ })).toBeHidden();
});

/** The last sheet subtracts: the winner of round 2 has 11 points, and the joker costs the other 10. */
const LAST: readonly RoundScore[] = [
  { rule: 'RX-18', winner: toSeat(1), left: [['B12', 'O10'], []], points: [0, 22] },
  { rule: 'RX-18', winner: toSeat(0), left: [[], ['R11', 'J']], points: [11, -10] },
];
const DICE_OVER = diceScene(
  { table: 'R3 R4 R5', a: '', b: 'R11 J', phase: 'over', round: 2, options: { rounds: 2 } },
  { sheets: LAST },
);
const RUCKUS_OVER: TableScene = { ...SCENES.counted, status: 'over', steps: positionAt(RUCKUS_END, 0) };

story('the podium links to the score sheets of all rounds @short-desktop', async ({ page, context, server }) => {
  await MockTables.serve(context, { dice: DICE_OVER, ruckus: RUCKUS_OVER });
  const ask = page.getByRole('button', { name: 'Voir le décompte' });
  const counts = page.getByRole('dialog', { name: 'Le décompte' });
  await page.goto(server.origin + pathOf('dice'));
  await ask.click();
  await expect(counts.getByRole('heading', { name: 'Manche 2' })).toBeVisible();
  await expect(counts).toContainText('qui note −10');
  await counts.getByRole('button', { name: 'Manche 1' }).click();
  await expect(counts).toContainText('12 bleu et 10 orange');
  await expectAccessible(page, 'how rounds of dice were counted');
  await page.keyboard.press('Escape');
  await expect(counts).toBeHidden();
  await expect(ask).toBeFocused();

  await page.goto(server.origin + pathOf('ruckus'));
  await ask.click();
  const rounds = RUCKUS_END.sheets.length;
  await expect(counts.getByRole('region')).toHaveCount(rounds);
  await expect(counts.getByRole('region').first()).toHaveAccessibleName(`Les comptes de la manche ${rounds}`);
  await expectAccessible(page, 'how rounds of Ruckus were counted');
  await page.goBack();
  await expect(counts).toBeHidden();
});

story(
  'with the podium put aside no button lies on the table, and nothing waits for a move @desktop',
  async ({ page, context, server }) => {
    const rush: TableScene = SCENES['rush-over'];
    const scenes = { tiles: SCENES.over, dice: DICE_OVER, ruckus: RUCKUS_OVER, rummu: SIX_OVER, rush };
    await MockTables.serve(context, scenes);
    for (const scene of Object.keys(scenes)) {
      await page.goto(server.origin + pathOf(scene));
      await page.getByRole('button', { name: 'Revoir la table' }).click();
      for (const [width, height] of [...SIZES, [1440, 900]] as const) {
        await page.setViewportSize({ width, height });
        const where = `${scene} at ${width} × ${height}`;
        await expect(page.getByRole('button', { name: 'Revanche' }), where).toBeInViewport({ ratio: 1 });
        await expect.poll(() => underTheBar(page), where).toEqual([]);
        await expect(page.getByText(WANTS_A_MOVE), where).toHaveCount(0);
        await expect(page.getByRole('button', { name: WANTS_A_MOVE }), where).toHaveCount(0);
      }
      await expectAccessible(page, `${scene}, looked at once more`);
    }
  },
);

/** Said of things that can be done only while the match goes on. */
const WANTS_A_MOVE = /Touche tes|Reprendre ce dé/;

/** Words and pictures of the table on which a button of the bar lies. */
async function underTheBar(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 2;
    const isFilled = (one: Element): boolean => {
      const { backgroundColor, backgroundImage } = getComputedStyle(one);
      return backgroundImage !== 'none' || backgroundColor !== 'rgba(0, 0, 0, 0)';
    };
    const buttons = [...document.querySelectorAll('.topbar-tools button')]
      .filter(isFilled)
      .map((one) => one.getBoundingClientRect());
    const isUnder = (box: DOMRect): boolean =>
      buttons.some((button) => {
        const across = Math.min(button.right, box.right) - Math.max(button.left, box.left);
        return across > slack && Math.min(button.bottom, box.bottom) - Math.max(button.top, box.top) > slack;
      });
    const isSeen = (one: Element): boolean =>
      one.closest('.hidden-words') === null && one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
    const words: string[] = [];
    const walker = document.createTreeWalker(document.querySelector('.below') as Element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode() !== null) {
      const node = walker.currentNode as Text;
      const range = document.createRange();
      range.selectNodeContents(node);
      const isUnderOne = node.data.trim() !== '' && [...range.getClientRects()].some(isUnder);
      if (isUnderOne && isSeen(node.parentElement as Element)) words.push(node.data);
    }
    const all = [...document.querySelectorAll('.below :is(img, svg)')];
    const pictures = all.filter((one) => isUnder(one.getBoundingClientRect()) && isSeen(one));
    return [...words, ...pictures.map((one) => one.closest('[class]')?.getAttribute('class') ?? 'a picture')];
  });
}

story('the others see who wants a rematch, also while they look at the table', async ({ page, newcomer, server }) => {
  const maker = new FamilyPlayer(page);
  const friend = new FamilyPlayer(await newcomer());
  await createTable(page, server.origin);
  await sitDown(friend.page, page.url());
  await addBot(page, 3);
  await startMatch(page);
  await Promise.all([maker.toTheEnd(), friend.toTheEnd()]);
  await page.getByRole('button', { name: 'Revoir la table' }).click();
  await friend.rematch.click();
  await expect(page.getByText('La revanche est prête.')).toBeVisible();
  await page.getByRole('button', { name: 'Le classement' }).click();
  await expect(page.getByRole('status').getByText(/veut sa revanche\.$/)).toBeVisible();
  await expectAccessible(page, 'somebody waits for a rematch');
  const told = page.getByRole('status').filter({ hasText: 'veut sa revanche' });
  const bar = await told.boundingBox();
  for (const honour of await page.getByRole('list', { name: 'Les honneurs' }).getByRole('listitem').all()) {
    const box = await honour.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0); // nothing that is told is covered
  }

  await friend.page.getByRole('button', { name: 'Autre jeu' }).first().click();
  await friend.page
    .getByRole('dialog', { name: 'On joue à quoi ?' })
    .getByRole('button', { name: /Ruckus/ })
    .click();
  await expect(page.getByRole('status').getByText(/va jouer à Ruckus\.$/)).toBeVisible();
  await startMatch(friend.page);
  await expect(page.getByText(/va jouer à Ruckus|veut sa revanche|La revanche est prête/)).toBeHidden();
});
