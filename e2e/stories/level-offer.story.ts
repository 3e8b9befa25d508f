import type { SeatInfo } from '@tablee/protocol';
import { MockTables, pathOf, positionAt, type TableScene } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { OVER } from '../screens/ruckus-match.ts';
import { SCENES } from '../screens/scenes.ts';

story.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Four at Ruckus; I come last by far, so that easier bots are offered. */
const LOST: TableScene = {
  ...SCENES.counted,
  status: 'over',
  seats: ['Camille', 'Bonbon', 'Pixel', 'Papaya'].map(
    (name, seat): SeatInfo =>
      seat === 0 ? (SCENES.counted.seats[0] as SeatInfo) : { kind: 'bot', level: 'normal', name, avatar: 'fox' },
  ),
  steps: positionAt({ ...OVER, totals: [10, 41, 59, 33] }, 0),
};

story('the fourth on the podium stands above the wood of a short phone @phone', async ({ page, context, server }) => {
  await MockTables.serve(context, { lost: LOST });
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto(server.origin + pathOf('lost'));
  await expect(page.getByRole('button', { name: 'Niveau Facile' })).toBeVisible();
  const wood = await page.locator('[data-part="end"] > footer').boundingBox();
  for (const place of await page.locator('[data-part="podium"] > li').all()) {
    const box = await place.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(wood?.y ?? 0);
  }
});

story('a match with bots of another level says so when it begins @desktop', async ({ page, context, server }) => {
  const next = { ...SCENES.ruckus, seats: LOST.seats };
  await MockTables.serve(context, { lost: LOST, next });
  await context.route('**/api/t/lost/rematch', (route) => route.fulfill({ json: { id: 'next' } }));
  await context.route(/\/api\/t\/next\/(?:join|seat|start)$/, (route) => route.fulfill({ json: {} }));
  await page.goto(server.origin + pathOf('lost'));
  await page.getByRole('button', { name: 'Niveau Facile' }).click();
  await expect(page.getByText('Les bots jouent maintenant au niveau Facile.')).toBeVisible();
});
