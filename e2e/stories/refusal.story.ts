import { watchMotions } from '../harness/motions.ts';
import { expect, story } from '../harness/story.ts';
import { FamilyPlayer } from '../people/family-player.ts';
import { playAlone } from '../people/gather.ts';

story('a refused move shakes, says why, and leads to its rule @short-desktop', async ({ page, house }) => {
  const motions = await watchMotions(page);
  const me = new FamilyPlayer(page);
  await playAlone(page, house.origin);
  await me.untilLay();
  const { seq } = me.ear;
  await me.heap.click();
  await expect(me.status).toContainText('Refusé.');
  await expect(me.status).toContainText('tu ne pioches que si rien ne va');
  await expect(page.locator('.heap')).toHaveAttribute('data-state', 'refused');
  const shaken = (await motions()).filter(({ isShake }) => isShake);
  expect(shaken.map(({ thing }) => thing)).toEqual(['heap']);
  expect(me.ear.seq).toBe(seq);

  await me.status.getByRole('button', { name: 'La règle' }).click();
  const drawer = page.getByRole('dialog', { name: 'Règles : Tuiles' });
  await expect(drawer.getByText('Ce qui vient d’être refusé')).toBeInViewport();
  await expect(drawer.getByText('DR-A7').first()).toBeInViewport();
  await expect(drawer.getByText('Tu ne pioches que si rien ne va.').first()).toBeInViewport();
  await drawer.getByRole('button', { name: 'Compris, je rejoue' }).click();
  await expect(drawer).toBeHidden();
  expect(await me.move()).toBe('lay');
});
