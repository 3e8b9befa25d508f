import { expectAccessible } from '../harness/axe.ts';
import { pathOf, Stage } from '../harness/stage.ts';
import { expect, story } from '../harness/story.ts';
import { dragByTouch } from '../people/hands.ts';
import { quickKeys } from '../people/quick-hands.ts';
import { RuckusPlayer } from '../people/ruckus-player.ts';
import { ruckusScene } from '../people/ruckus-scenes.ts';

/** Boum lies in front of two, and Zzz in front of me; my hand has a pair. */
const PAIR = `
  deck meuh meuh miaou
  A dring dring boum | zzz×2
  B coa coa | boum×2
  C plouf | boum×3`;

/** The same, without the pair. */
const CHOICE = PAIR.replace('dring dring boum', 'dring boum');

const STEAL = { do: 'steal', family: 'boum', from: 2 };

story('a pair in hand blocks everything else, says so, and leads to its rule', async ({ page, context, house }) => {
  const stage = await Stage.set(context, { pair: ruckusScene(PAIR) });
  const me = new RuckusPlayer(page);
  await page.goto(house.origin + pathOf('pair'));
  await me.drawPile.click();
  await expect(me.status).toContainText('Refusé. Pose d’abord ta paire : Dring.');
  await me.card('boum').click();
  await expect(me.status).toContainText('Pose d’abord ta paire : Dring.');
  await me.pile(1, 'boum').click();
  await expect(me.status).toContainText('Pose d’abord ta paire : Dring.');
  expect(stage.asked).toEqual([]);

  await me.status.getByRole('button', { name: 'La règle' }).click();
  const drawer = page.getByRole('dialog', { name: 'Règles : Ruckus' });
  await expect(drawer.getByText('Ce qui vient d’être refusé')).toBeInViewport();
  await expect(drawer.getByText('RK-5').first()).toBeInViewport();
  await drawer.getByRole('button', { name: 'Compris, je rejoue' }).click();
  await expect(drawer).toBeHidden();

  await me.act.click();
  await expect.poll(() => stage.asked).toEqual([{ scene: 'pair', command: { do: 'form', family: 'dring' } }]);
  await expect(me.card('dring')).toHaveCount(0);
});

story('digits choose, arrows and Enter lay, D draws @desktop', async ({ page, context, house }) => {
  const stage = await Stage.set(context, { choice: ruckusScene(CHOICE) });
  const me = new RuckusPlayer(page);
  await page.goto(house.origin + pathOf('choice'));
  await expect(me.hand).toBeVisible();
  await quickKeys.card(page, 'card-boum-0');
  await expect(me.status).toContainText('Choisis la pile.');
  await quickKeys.pile(page, 'pile-2-boum');
  await expect.poll(() => stage.asked).toEqual([{ scene: 'choice', command: STEAL }]);
  await quickKeys.draw(page, false);
  await expect.poll(() => stage.asked.at(-1)?.command).toEqual({ do: 'draw' });
});

story('a card is dragged onto whoever it robs @phone', async ({ page, context, house }) => {
  const stage = await Stage.set(context, { choice: ruckusScene(CHOICE) });
  const me = new RuckusPlayer(page);
  await page.goto(house.origin + pathOf('choice'));
  await dragByTouch(me.card('boum'), me.pile(2, 'boum'));
  await expect.poll(() => stage.asked).toEqual([{ scene: 'choice', command: STEAL }]);
});

story('a card dropped on somebody without its family is told so @phone', async ({ page, context, house }) => {
  const stage = await Stage.set(context, {
    choice: ruckusScene(CHOICE.replace('B coa coa | boum×2', 'B coa | coa×2')),
  });
  const me = new RuckusPlayer(page);
  await page.goto(house.origin + pathOf('choice'));
  await dragByTouch(me.card('boum'), me.pile(1, 'coa'));
  await expect(me.status).toContainText('Refusé. Il n’y a pas de famille Boum devant');
  expect(stage.asked).toEqual([]);
});

story('every state of the Ruckus table can be used by everybody', async ({ page, context, house }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await Stage.set(context, {
    countdown: ruckusScene(CHOICE, { phase: 'countdown', until: 1e9 as never }),
    playing: ruckusScene(CHOICE),
    pair: ruckusScene(PAIR),
  });
  const me = new RuckusPlayer(page);
  for (const scene of ['countdown', 'playing']) {
    await page.goto(house.origin + pathOf(scene));
    await expect(me.hand).toBeVisible();
    await expectAccessible(page, scene);
  }
});
