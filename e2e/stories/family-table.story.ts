import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { familyScene, startOf, stepBy } from '../people/tiles-scenes.ts';

/** Families block the red run at both ends; the green run and the family of 2 can grow. */
const SCENE = familyScene(
  'turn B play\ntable [1 R9 R10] [2 R8 B8] [3 R11 P11] [4 G5 G6] [5 B2 P2]\npool B1 B3\nA R1 B5\nB G7 P9\nC B9 P3',
);

story.use({ contextOptions: { reducedMotion: 'reduce' } });

story('a place whose tile is already on the table is not offered', async ({ page, context, server }) => {
  await MockTables.serve(context, { table: SCENE });
  await page.goto(server.origin + pathOf('table'));
  const slotsOf = (series: number) => page.locator(`.series:has([data-thing="place-${series}"]) .slot:visible`);
  await expect(slotsOf(4)).toHaveText(['4', '7']);
  await expect(slotsOf(1)).toHaveCount(0);
  await expect(slotsOf(5)).toHaveCount(2);
});

story('series stay where they lie when somebody lays a tile', async ({ page, context, server }) => {
  const mock = await MockTables.serve(context, { table: SCENE });
  await page.goto(server.origin + pathOf('table'));
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
  mock.show('table', stepBy(startOf(SCENE), 'B', 'lay G7 > 4', 1));
  await expect(page.getByRole('button', { name: 'Suite verte de 5 à 7' })).toBeVisible();
  expect(await boxes()).toEqual(before);
});

story(
  'tiles laid since my last turn stay marked, and my own moves are told to me',
  async ({ page, context, server }) => {
    const scene = familyScene('turn A play\ntable [1 B1 B2] [2 R7]\npool G1 G2 G3 G4\nA B3 P9 P11\nB B4 G6\nC R8 G9');
    const mock = await MockTables.serve(context, { table: scene });
    await page.goto(server.origin + pathOf('table'));
    await expect(page.locator('.series')).toHaveCount(2);
    let before = startOf(scene);
    for (const [index, [seat, text]] of (
      [
        ['A', 'lay B3 > 1'],
        ['B', 'lay B4 > 1'],
        ['C', 'lay R8 > 2'],
      ] as const
    ).entries()) {
      const step = stepBy(before, seat, text, index + 1);
      mock.show('table', step);
      before = step.after as typeof before;
      if (seat === 'A') await expect(page.locator('.log-chip')).toHaveText([/^Tu poses/]);
    }
    await expect(page.locator('.cell.is-fresh .face')).toHaveText(['4', '8']);
    const chips = page.locator('.log-chip');
    await expect.poll(() => chips.count()).toBeGreaterThanOrEqual(2);
    await expect(chips.first()).toContainText('Malik pose');
    await expect(page.getByText('Tu poses 3 bleu.')).toBeAttached();
  },
);

story('a refusal fades, and the status line says again whose turn it is', async ({ page, context, server }) => {
  await page.clock.install();
  await MockTables.serve(context, { table: familyScene('turn A play\ntable [1 B1 B2]\npool G1 G2\nA B3 P9\nB R8 G9') });
  await page.goto(server.origin + pathOf('table'));
  await page.locator('[data-thing="heap"]').click();
  const status = page.locator('.status').last();
  await expect(status).toContainText('Refusé.');
  await page.clock.fastForward(10_000);
  await expect(status).toContainText('À toi.');
});

story(
  'nothing moves on a phone when I draw a tile that I may lay or keep @phone',
  async ({ page, context, server }) => {
    const scene = familyScene(
      'turn A play\ntable [1 B4 B5 B6] [2 R8 G8] [3 P1] [4 G12] [5 R2 P2]\npool B3 B7\nA R13 G10 P11 P6 R4 B9\nB R1',
    );
    const mock = await MockTables.serve(context, { table: scene });
    await page.goto(server.origin + pathOf('table'));
    const series = page.locator('.series');
    await expect(series).toHaveCount(5);
    const boxes = () => series.evaluateAll((all) => all.map((one) => JSON.stringify(one.getBoundingClientRect())));
    const before = await boxes();
    mock.show('table', stepBy(startOf(scene), 'A', 'draw', 1));
    await expect(page.getByRole('button', { name: 'Garder' })).toBeVisible();
    expect(await boxes()).toEqual(before);
  },
);
