import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { withNewGame } from '../harness/copy.ts';
import { expect, story as told } from '../harness/story.ts';
import { TestServer } from '../harness/test-server.ts';

const story = told.extend(withNewGame);

interface Said {
  readonly play: string;
  readonly understood: string;
  readonly myTurn: string;
  readonly take: string;
  readonly mine: string;
  readonly taken: RegExp;
  readonly rematch: string;
  readonly wins: RegExp;
}

const FRENCH: Said = {
  play: 'Hop hop, Une partie',
  understood: 'Compris !',
  myTurn: 'Prends un, deux ou trois bâtons.',
  take: 'Prendre 1 bâton',
  mine: 'Ton côté de la table',
  taken: /(\d+) bâton/,
  rematch: 'Revanche',
  wins: / gagne/,
};
const ENGLISH: Said = {
  play: 'Hop hop, One match',
  understood: 'Got it!',
  myTurn: 'Take one, two or three sticks.',
  take: 'Take 1 stick',
  mine: 'Your side of the table',
  taken: /(\d+) stick/,
  rematch: 'Rematch',
  wins: / wins/,
};

/** Takes one stick at a time until the match is over. */
async function playOut(page: Page, said: Said): Promise<void> {
  const mine = page.getByRole('region', { name: said.mine });
  const turn = mine.getByText(said.myTurn);
  const podium = page.getByRole('button', { name: said.rematch });
  const taken = async () => said.taken.exec(await mine.innerText())?.[1];
  for (let count = 1; ; count += 1) {
    await expect(turn.or(podium).first()).toBeVisible();
    if (await podium.isVisible()) return expect(page.getByRole('heading', { name: said.wins })).toBeVisible();
    await page.getByRole('button', { name: said.take }).click();
    await expect.poll(taken).toBe(String(count));
  }
}

async function openTable({ origin }: TestServer, page: Page, said: Said): Promise<void> {
  await page.goto(origin);
  await page.getByRole('button', { name: said.play }).click();
  await page.getByRole('button', { name: said.understood }).click();
  await expect(page.getByRole('region', { name: said.mine }).getByText(said.myTurn)).toBeVisible();
}

story(
  'a game that one command has begun is opened from home and played to its podium @desktop @short-desktop',
  async ({ copy, page, newcomer }) => {
    copy.run('tools/setup.mjs', 'page');
    const server = await TestServer.open({ TABLEE_BOT_SPEED: '30' }, copy.root);
    await openTable(server, page, FRENCH);
    await expectAccessible(page, 'the table of a new game');
    await playOut(page, FRENCH);
    const english = await newcomer({ locale: 'en-GB' });
    await openTable(server, english, ENGLISH);
    await playOut(english, ENGLISH);
    await server.close();
  },
);

story('a game that one command has begun passes every check of the project @desktop', async ({ copy }) => {
  copy.run('node_modules/@biomejs/biome/bin/biome', 'check', '--write', 'games');
  copy.run('tools/check.ts');
  copy.run('apps/lab/main.ts', 'rules', '--game', 'hop-hop', '--write');
});
