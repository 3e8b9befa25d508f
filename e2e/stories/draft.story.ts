import { Playground } from '../harness/playground.ts';
import { expect, story } from '../harness/story.ts';
import { MarketPlayer } from '../people/market-player.ts';

/** It is Léa's turn, and she can buy only the 3. I can buy the 3 and the 5, and hold a 2 that matches nothing. */
const POSITION = {
  stall: [3, 5, 6, 6],
  hands: [
    [3, 5, 2],
    [3, 1],
    [1, 1],
  ],
  deck: [],
  hasDrawn: true,
  turn: 1,
};

/** My turn, before drawing. */
const TO_DRAW = { ...POSITION, turn: 0, hasDrawn: false, deck: [6] };

let playground: Playground;
story.beforeAll(() => {
  playground = Playground.build();
});
story.afterAll(() => playground.close());

story(
  'a draft made while others play survives a reload, adapts to the table and is sent as a whole',
  async ({ page }) => {
    const me = new MarketPlayer(page);
    await playground.open(page, { game: 'market', still: '', seed: 'draft', state: JSON.stringify(POSITION) });
    await me.choose(3);
    await me.choose(5);
    await expect(me.basket).toHaveText('un 3un 5');
    await expect(me.number('Ta main', 3)).toHaveCount(0);

    await page.reload();
    await expect(me.basket).toHaveText('un 3un 5');

    await me.letNextPlay();
    await expect(me.basket).toHaveText('un 5');
    await expect(me.number('Ta main', 3)).toBeVisible();
    await expect(me.status).toContainText('ce qui ne va plus est revenu dans ta main');

    await me.letNextPlay();
    await expect(me.status).toContainText('À toi.');
    await me.buy.click();
    await expect(me.basket).toHaveText('');
    await expect(me.number('Ta main', 5)).toHaveCount(0);
    await expect(me.number('L’étal', 5)).toHaveCount(0);
    await expect(me.status).toContainText('Léa');
    await expect(me.status).not.toContainText('est revenu dans ta main');
  },
);

story('a draft goes back step by step, and its steps survive a reload', async ({ page }) => {
  const me = new MarketPlayer(page);
  const undo = page.getByRole('button', { name: 'Reprendre', exact: true });
  await playground.open(page, { game: 'market', still: '', seed: 'undo', state: JSON.stringify(POSITION) });
  await expect(undo).toBeDisabled();
  await me.choose(3);
  await me.choose(5);
  await page.getByRole('button', { name: 'Tout reprendre' }).click();
  await expect(me.basket).toHaveText('');
  await undo.click();
  await page.reload();
  await expect(me.basket).toHaveText('un 3un 5');
  await undo.click();
  await expect(me.basket).toHaveText('un 3');
});

story('a draft made before drawing survives the draw of the clock, which plays it next', async ({ page }) => {
  const me = new MarketPlayer(page);
  await playground.open(page, { game: 'market', still: '', seed: 'clock', state: JSON.stringify(TO_DRAW) });
  await me.choose(3);
  await me.throwAway(2);
  await expect(me.buy).toBeEnabled();

  await me.letTimeRunOut();
  await expect(me.number('Ta main', 6)).toBeVisible();
  await expect(me.basket).toHaveText('un 3un 2 à jeter');

  await me.letTimeRunOut();
  await expect(me.status).toContainText('Léa');
  await expect(me.basket).toHaveText('');
  await expect(me.number('L’étal', 3)).toHaveCount(0);
  await expect(me.number('Ta main', 2)).toHaveCount(0);
  await expect(me.number('Ta main', 5)).toBeVisible();
  await expect(me.status).not.toContainText('est revenu dans ta main');
});

story('a draft made before drawing is sent to the host again after drawing', async ({ page }) => {
  const me = new MarketPlayer(page);
  await playground.open(page, { game: 'market', still: '', seed: 'draw', state: JSON.stringify(TO_DRAW) });
  await me.choose(5);
  await page.getByRole('button', { name: 'Piocher' }).click();
  await expect(me.number('Ta main', 6)).toBeVisible();
  await expect(me.basket).toHaveText('un 5');

  await me.letTimeRunOut();
  await expect(me.status).toContainText('Léa');
  await expect(me.number('L’étal', 5)).toHaveCount(0);
  await expect(me.number('L’étal', 3)).toBeVisible();
});
