import { type Seat, toMillis } from '@tablee/kernel';
import { tiles } from '../../games/tiles/rules/index.ts';
import { family, play } from '../../games/tiles/rules/tiles.scenario.ts';
import { pathOf, positionAt, type Scene, Stage } from '../harness/stage.ts';
import { expect, story } from '../harness/story.ts';
import { OPTIONS, SEATS } from '../screens/evening.ts';

/** The red run is shut in by two families; the green one can grow, and so can the family of 2. */
const START = family(
  'turn B play\ntable [1 R9 R10] [2 R8 B8] [3 R11 P11] [4 G5 G6] [5 B2 P2]\npool B1 B3\nA R1 B5\nB G7 P9\nC B9 P3',
);
const SCENE: Scene = {
  game: tiles,
  options: OPTIONS,
  me: 0 as Seat,
  status: 'playing',
  seats: SEATS,
  steps: positionAt(START, 0),
};

story.use({ contextOptions: { reducedMotion: 'reduce' } });

story('a place whose tile lies elsewhere for ever is not offered', async ({ page, context, house }) => {
  await Stage.set(context, { table: SCENE });
  await page.goto(house.origin + pathOf('table'));
  const slotsOf = (series: number) => page.locator(`.series:has([data-thing="place-${series}"]) .slot:visible`);
  await expect(slotsOf(4)).toHaveText(['4', '7']);
  await expect(slotsOf(1)).toHaveCount(0);
  await expect(slotsOf(5)).toHaveCount(2);
});

story('series stay where they lie when somebody lays a tile', async ({ page, context, house }) => {
  const stage = await Stage.set(context, { table: SCENE });
  await page.goto(house.origin + pathOf('table'));
  const places = page.locator('.series .hit');
  await expect(places).toHaveCount(5);
  const boxes = async () => {
    const all = await places.evaluateAll((hits) =>
      hits.map((hit) => {
        const { x, y } = (hit.parentElement as HTMLElement).getBoundingClientRect();
        return [hit.getAttribute('data-thing'), Math.round(x), Math.round(y)].join(' ');
      }),
    );
    return all.filter((line) => !line.startsWith('place-4 '));
  };
  const before = await boxes();
  const { state, events } = play(START, 'B', 'lay G7 > 4');
  const command = { do: 'lay', tiles: ['G7'], on: 4 } as const;
  stage.show('table', {
    seq: 1,
    at: toMillis(1000),
    entry: { kind: 'command', seq: 1, at: toMillis(1000), seat: 1 as Seat, command, id: null },
    before: START,
    after: state,
    events,
  });
  await expect(page.getByRole('button', { name: 'Suite verte de 5 à 7' })).toBeVisible();
  expect(await boxes()).toEqual(before);
});
