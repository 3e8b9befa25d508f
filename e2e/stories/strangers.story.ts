import { expect, story } from '../harness/story.ts';

story('a maker closes a listed table to strangers', async ({ page, server }) => {
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const data = { game: 'tiles', seats, listed: true, nonce: '' };
  const { id } = (await (await page.request.post(`${server.origin}/api/tables`, { data })).json()) as { id: string };
  await page.goto(`${server.origin}/t/${id}`);
  const close = page.getByRole('button', { name: 'Fermer aux inconnus' });
  await close.click();
  await expect(close).toBeHidden();
  const shown = await page.request.get(`${server.origin}/api/t/${id}`);
  expect(await shown.json()).toMatchObject({ table: { listed: false } });
});
