import { join } from 'node:path';
import { expect, story } from '../harness/story.ts';
import { PairPlayer } from '../people/pair-player.ts';
import { addBot, chooseOption, chooseVariant, createTable, startMatch } from '../people/table-setup.ts';
import { WINNER_HEADING } from '../people/words.ts';

const FAST_TIME = join(import.meta.dirname, '../harness/fast-time.ts');

const MODES = [
  { name: 'pairs that are mixed again @desktop', missed: 'sont mélangées aux autres', subtitle: 'Junior' },
  { name: 'pairs to remember @phone', missed: 'reviennent à leur place', subtitle: 'Mémoire' },
] as const;

story.use({ contextOptions: { reducedMotion: 'reduce' } }); // a hundred tiles are turned: none is waited for

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
