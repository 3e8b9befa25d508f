import { join } from 'node:path';
import { toSeat } from '@tablee/kernel';
import { TILES } from '../../games/tiles/rules/tile.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { SIZES } from '../harness/sizes.ts';
import { expect, story } from '../harness/story.ts';
import { PairPlayer } from '../people/pair-player.ts';
import { addBot, chooseOption, chooseVariant, createTable, startMatch } from '../people/table-setup.ts';
import { juniorScene } from '../people/tiles-scenes.ts';
import { WINNER_HEADING } from '../people/words.ts';

const FAST_TIME = join(import.meta.dirname, '../harness/fast-time.ts');

const MODES = [
  { name: 'pairs that are mixed again @desktop', missed: 'sont mélangées aux autres', subtitle: 'Junior' },
  { name: 'pairs to remember @phone', missed: 'reviennent à leur place', subtitle: 'Mémoire' },
] as const;

story.use({ contextOptions: { reducedMotion: 'reduce' } }); // a hundred tiles are turned: none is waited for

story(
  'a child reads « À toi ! » on their hand when it is their turn, at every size @desktop',
  async ({ page, context, server }) => {
    const mine = juniorScene(TILES.join(' '));
    await MockTables.serve(context, { mine, theirs: { ...mine, me: toSeat(1) } });
    const sign = page.locator('.junior-well').getByText('À toi !');
    for (const [width, height] of SIZES) {
      const where = `at ${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await page.goto(server.origin + pathOf('mine'));
      await expect(sign, where).toBeInViewport({ ratio: 1 });
      const { size, isFree } = await sign.evaluate((element) => {
        const { x, y, width: wide, height: high } = element.getBoundingClientRect();
        const there = document.elementFromPoint(x + wide / 2, y + high / 2);
        return { size: Number.parseFloat(getComputedStyle(element).fontSize), isFree: there === element };
      });
      expect({ where, isLarge: size >= 18, isFree }).toEqual({ where, isLarge: true, isFree: true });
    }
    await page.goto(server.origin + pathOf('theirs'));
    await expect(page.locator('.junior-well')).toBeVisible();
    await expect(sign).toBeHidden();
  },
);

story('on a phone of 390 × 844 the first cards of juniors are seen whole @phone', async ({ beginner, server }) => {
  const page = await beginner();
  const wait = { for: 'rules', awaited: [0], ready: [], leftMs: 60_000 } as const;
  await MockTables.serve(page.context(), {
    first: { ...juniorScene(TILES.join(' ')), wait: { ...wait, awaited: [0], ready: [] } },
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(server.origin + pathOf('first'));
  const cards = page.getByRole('dialog', { name: 'Tuiles en bref' });
  const last = cards.getByRole('listitem').last().getByRole('paragraph');
  const button = await cards.getByRole('button', { name: 'Compris !' }).boundingBox();
  const words = await last.boundingBox();
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThan((button?.y ?? 0) - 26); // above what fades out
});

for (const { name, missed, subtitle } of MODES) {
  story(`the junior game is played to its end: ${name}`, async ({ page, startServer }) => {
    const server = await startServer({ NODE_OPTIONS: `--import=${FAST_TIME}`, TABLEE_BOT_SPEED: '10' });
    const me = new PairPlayer(page);
    await createTable(page, server.origin);
    for (const place of [2, 3, 4]) await addBot(page, place);
    await chooseVariant(page, 'Junior');
    await chooseOption(page, 'Les tuiles qui ne vont pas ensemble', missed);
    await startMatch(page);
    await expect(page.getByText(subtitle, { exact: true })).toBeVisible();
    await me.toTheEnd();
    await expect(page.getByRole('heading', { name: WINNER_HEADING })).toBeVisible();
  });
}
