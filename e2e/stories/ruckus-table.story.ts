import { toMillis } from '@tablee/kernel';
import { NOW, play } from '../../games/ruckus/rules/ruckus.scenario.ts';
import type { RuckusState } from '../../games/ruckus/rules/types.ts';
import { expectAccessible } from '../harness/axe.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { recordSpeech } from '../harness/speech.ts';
import { expect, story } from '../harness/story.ts';
import { dragByTouch } from '../people/input.ts';
import { ruckusKeys } from '../people/ruckus-input.ts';
import { RuckusPlayer } from '../people/ruckus-player.ts';
import { ruckusScene } from '../people/ruckus-scenes.ts';

/** Two others have piles of Boum, and I have one of Zzz; my hand has a pair. */
const PAIR = `
  deck meuh meuh miaou
  A dring dring boum | zzz×2
  B coa coa | boum×2
  C plouf | boum×3`;

/** The same without the pair. */
const CHOICE = PAIR.replace('dring dring boum', 'dring boum');

const STEAL = { do: 'steal', family: 'boum', from: 2 };

story(
  'a pair in hand blocks everything else, says so, and leads to its rule @short-desktop',
  async ({ page, context, server }) => {
    const mock = await MockTables.serve(context, { pair: ruckusScene(PAIR) });
    const me = new RuckusPlayer(page);
    await page.goto(server.origin + pathOf('pair'));
    await me.drawPile.click();
    await expect(me.status).toContainText('Refusé. Pose d’abord tes cartes Dring.');
    await me.card('boum').click();
    await expect(me.status).toContainText('Pose d’abord tes cartes Dring.');
    await me.pile(1, 'boum').click();
    await expect(me.status).toContainText('Pose d’abord tes cartes Dring.');
    expect(mock.commands).toEqual([]);

    await me.status.getByRole('button', { name: 'La règle' }).click();
    const drawer = page.getByRole('dialog', { name: 'Règles : Ruckus' });
    await expect(drawer.getByText('Ce qui vient d’être refusé')).toBeInViewport();
    await expect(drawer.getByText('RK-5').first()).toBeInViewport();
    await drawer.getByRole('button', { name: 'Compris, je rejoue' }).click();
    await expect(drawer).toBeHidden();

    await me.act.click();
    await expect.poll(() => mock.commands).toEqual([{ scene: 'pair', command: { do: 'form', family: 'dring' } }]);
    await expect(me.card('dring')).toHaveCount(0);
  },
);

story('digits choose, arrows and Enter lay, D draws @desktop', async ({ page, context, server }) => {
  const mock = await MockTables.serve(context, { choice: ruckusScene(CHOICE) });
  const me = new RuckusPlayer(page);
  await page.goto(server.origin + pathOf('choice'));
  await expect(me.hand).toBeVisible();
  await ruckusKeys.card(page, 'card-boum-0');
  await expect(me.status).toContainText('Choisis la pile.');
  await ruckusKeys.pile(page, 'pile-2-boum');
  await expect.poll(() => mock.commands).toEqual([{ scene: 'choice', command: STEAL }]);
  await page.reload(); // the mock never answers: a pending command would block the next one
  await expect(me.hand).toBeVisible();
  await ruckusKeys.draw(page, false);
  await expect.poll(() => mock.commands.at(-1)?.command).toEqual({ do: 'draw' });
});

story(
  'the space bar presses the button that has the focus, and draws from nowhere else @desktop',
  async ({ page, context, server }) => {
    const mock = await MockTables.serve(context, { choice: ruckusScene(CHOICE) });
    const me = new RuckusPlayer(page);
    await page.goto(server.origin + pathOf('choice'));
    await page.getByRole('button', { name: 'Indice' }).focus();
    await page.keyboard.press('Space');
    await expect(me.status).toContainText('Par là');
    expect(mock.commands).toEqual([]);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    await page.keyboard.press('Space');
    await expect.poll(() => mock.commands.map(({ command }) => command)).toEqual([{ do: 'draw' }]);
  },
);

story('a card is dragged onto the pile that it steals @phone @short-phone', async ({ page, context, server }) => {
  const mock = await MockTables.serve(context, { choice: ruckusScene(CHOICE) });
  const me = new RuckusPlayer(page);
  await page.goto(server.origin + pathOf('choice'));
  await dragByTouch(me.card('boum'), me.pile(2, 'boum'));
  await expect.poll(() => mock.commands).toEqual([{ scene: 'choice', command: STEAL }]);
});

story(
  'a card dropped on a player without its family is refused with the reason @phone',
  async ({ page, context, server }) => {
    const mock = await MockTables.serve(context, {
      choice: ruckusScene(CHOICE.replace('B coa coa | boum×2', 'B coa | coa×2')),
    });
    const me = new RuckusPlayer(page);
    await page.goto(server.origin + pathOf('choice'));
    await dragByTouch(me.card('boum'), me.pile(1, 'coa'));
    await expect(me.status).toContainText('Refusé. Il n’y a pas de famille Boum devant');
    expect(mock.commands).toEqual([]);
  },
);

const SCORE = { laid: 4, inHand: 1, bonus: 0, points: 3 };
const FAR = toMillis(1e9);
const COUNTED = { totals: [3, 9, 51], sheets: [[SCORE, SCORE, SCORE]] };

story('the score sheet cannot be closed before it is visible @short-desktop', async ({ page, context, server }) => {
  await MockTables.serve(context, { sheet: ruckusScene(CHOICE, { phase: 'sheet', until: FAR, ...COUNTED }) });
  await page.goto(server.origin + pathOf('sheet'));
  const paper = page.locator('.round-sheet');
  await paper.evaluate((sheet) => {
    for (const motion of sheet.getAnimations()) {
      motion.pause();
      motion.currentTime = 0;
    }
  });
  await expect(paper).toBeHidden();
  await paper.evaluate((sheet) => {
    for (const motion of sheet.getAnimations()) motion.finish();
  });
  await expect(paper).toBeVisible();
});

story('every state of the Ruckus table is accessible', async ({ page, context, server }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await MockTables.serve(context, {
    countdown: ruckusScene(CHOICE, { phase: 'countdown', until: FAR }),
    playing: ruckusScene(CHOICE),
    pair: ruckusScene(PAIR),
    sheet: ruckusScene(CHOICE, { phase: 'sheet', until: FAR, ...COUNTED }),
    over: ruckusScene(CHOICE, { phase: 'over', ...COUNTED }),
  });
  const me = new RuckusPlayer(page);
  for (const [scene, seen] of [
    ['countdown', me.hand],
    ['playing', me.hand],
    ['sheet', me.sheet(1)],
    ['over', me.rematch],
  ] as const) {
    await page.goto(server.origin + pathOf(scene));
    await expect(seen).toBeVisible();
    await expectAccessible(page, scene);
  }
  await page.goto(server.origin + pathOf('pair'));
  await expectAccessible(page, 'refused behind a pair', async () => {
    await me.drawPile.click();
    await expect(me.status).toContainText('Refusé.');
  });
});

for (const [locale, name, off] of [
  ['fr', 'Coâ', 'Ne plus annoncer à voix haute'],
  ['en', 'Ribbit', 'Stop calling out loud'],
] as const) {
  story(
    `names are called in the language of the page, until they are switched off: ${locale} @desktop @short`,
    async ({ newcomer, server }) => {
      const page = await newcomer({ locale });
      const calls = await recordSpeech(page);
      const scene = ruckusScene(CHOICE);
      const mock = await MockTables.serve(page.context(), { choice: scene });
      await page.goto(server.origin + pathOf('choice'));
      await expect(new RuckusPlayer(page).hand).toBeVisible();
      await page.mouse.click(4, 300); // no browser speaks before the first touch
      const before = scene.steps[0]?.after as RuckusState;
      const { state: after, events } = play(before, 'B', 'form coa');
      mock.show('choice', { seq: 1, at: NOW, entry: null, before, after, events });
      await expect.poll(calls).toEqual([`${locale}: ${name}`]);

      await page.getByRole('button', { name: off }).click();
      const next = play(after, 'A', 'steal boum < C');
      mock.show('choice', { seq: 2, at: NOW, entry: null, before: after, after: next.state, events: next.events });
      await expect(page.locator('[data-thing="pile-0-boum"]')).toBeVisible();
      expect(await calls()).toEqual([`${locale}: ${name}`]);
    },
  );
}
