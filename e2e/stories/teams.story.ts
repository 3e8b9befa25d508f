import type { Seat } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import { tiles } from '../../games/tiles/rules/index.ts';
import { expectAccessible } from '../harness/axe.ts';
import { pathOf, type Scene, Stage } from '../harness/stage.ts';
import { expect, story } from '../harness/story.ts';
import { OPTIONS, SEATS, UNTIL_MIDDLE, WHOLE } from '../screens/evening.ts';

/** No game on the shelf has teams yet: these tables of Tiles are told that they have. */
const TABLE = { game: tiles, options: OPTIONS, me: 0 as Seat, seats: SEATS } as const;
const INES: SeatInfo = { kind: 'person', name: 'Inès', avatar: 'octopus', online: true, away: null };
const TEAMS = [[0, 2], [1]];
const SCENES = {
  lobby: {
    ...TABLE,
    status: 'waiting',
    seats: [...SEATS, INES, { kind: 'open' }, { kind: 'open' }],
    steps: [],
    told: {
      teams: [
        [0, 2],
        [1, 3],
      ],
    },
  },
  five: {
    ...TABLE,
    status: 'waiting',
    seats: [...SEATS, INES],
    steps: [],
    told: { obstacle: { why: 'bad-count', counts: [3, 6] } },
  },
  match: { ...TABLE, status: 'playing', steps: UNTIL_MIDDLE, told: { teams: TEAMS } },
  over: { ...TABLE, status: 'over', steps: WHOLE, told: { teams: TEAMS } },
} as const satisfies Record<string, Scene>;

story.use({ contextOptions: { reducedMotion: 'reduce' } });

story('the lobby shows who plays with whom, and which places fall away', async ({ page, context, house }) => {
  await Stage.set(context, SCENES);
  await page.goto(house.origin + pathOf('lobby'));
  const namesIn = (team: string) => page.getByRole('group', { name: team }).locator('[data-thing="place-name"]');
  await expect(namesIn('Ton équipe')).toHaveText(['Camille', 'Malik']);
  await expect(namesIn('En face')).toHaveText(['Léa', 'Inès']);
  await expect(namesIn('Places libres')).toHaveText(['Libre', 'Libre']);
  await expect(page.getByRole('button', { name: 'Commencer à 4, deux équipes' })).toBeEnabled();
  await expectAccessible(page, 'lobby of teams');

  await page.goto(house.origin + pathOf('five'));
  await expect(page.getByRole('status').filter({ hasText: 'On joue à 3 ou 6, pas à 4.' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Commencer/ })).toBeDisabled();
});

story('what the rules refuse a seat is told in the words of the game', async ({ page, context, house }) => {
  await Stage.set(context, SCENES);
  const refused = { error: 'refused', rule: 'DR-2', facts: { seat: 1 } };
  await context.route('**/api/t/lobby/seat-options', (route) => route.fulfill({ status: 409, json: refused }));
  await page.goto(house.origin + pathOf('lobby'));
  await page.getByRole('button', { name: 'Le plus âgé' }).click();
  await expect(page.getByText('C’est à Léa de jouer.')).toBeVisible();
});

story('plates and podium know partners', async ({ page, context, house }) => {
  await Stage.set(context, SCENES);
  await page.goto(house.origin + pathOf('match'));
  await expect(page.getByRole('group', { name: 'Malik (triangle vert), ton équipe' })).toBeVisible();
  await expect(page.getByRole('group', { name: 'Léa (losange bleu)' })).toBeVisible();
  await expectAccessible(page, 'a match of teams');

  await page.goto(house.origin + pathOf('over'));
  await expect(page.getByRole('heading', { name: /^Camille et Malik gagnent !/ })).toBeVisible();
  const steps = page.locator('.podium > li');
  await expect(steps).toHaveCount(2);
  await expect(steps.filter({ hasText: 'Camille' })).toContainText('Malik');
  await expect(page.getByRole('rowheader')).toHaveText(['CamilleMalik', 'Léa']);
  await expectAccessible(page, 'the podium of teams');
});

story('a television shows the teams @desktop', async ({ page, context, house }) => {
  await Stage.set(context, SCENES);
  await page.goto(`${house.origin}${pathOf('lobby')}/tv`);
  await expect(page.getByRole('heading', { name: 'Équipe 1' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Équipe 2' })).toBeVisible();
  await expectAccessible(page, 'a television, lobby of teams');
});
