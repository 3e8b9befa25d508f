import { speakerOf } from '@tablee/words';
import { words } from '../../games/tiles/locale/index.ts';
import type { FamilyView } from '../../games/tiles/rules/types.ts';
import { nameTiles } from '../../games/tiles/ui/name.ts';
import { expectAccessible } from '../harness/axe.ts';
import { recordMotions } from '../harness/motions.ts';
import { expect, story } from '../harness/story.ts';
import { FamilyPlayer } from '../people/family-player.ts';
import { playAlone } from '../people/table-setup.ts';

/** DR-A7 in words: one tile fits, or two only together. */
const CAN_LAY = /tu ne pioches que si rien ne va|vont ensemble/;

/** My rack in words. */
function rackOf({ listener }: FamilyPlayer): string {
  const view = listener.view as FamilyView;
  return nameTiles(view.rack ?? [], speakerOf(words, 'fr'));
}

story('a refused move shakes, says why, and leads to its rule @short-desktop', async ({ page, server }) => {
  const motions = await recordMotions(page);
  const me = new FamilyPlayer(page);
  await playAlone(page, server.origin);
  await me.untilLay();
  const { seq } = me.listener;
  await me.heap.click();
  await expect(me.status).toContainText('Refusé.');
  await expect(me.status).toContainText(CAN_LAY);
  await expect(page.locator('.heap')).toHaveAttribute('data-state', 'refused');
  const shaken = (await motions()).filter(({ isShake }) => isShake);
  expect(shaken.map(({ thing }) => thing)).toEqual(['heap']);
  expect(me.listener.seq).toBe(seq);

  const spoken = page.getByRole('log').getByText(CAN_LAY);
  await expect(spoken).toHaveCount(1);
  await me.heap.click();
  await expect(spoken).toHaveCount(2); // the same words again are another answer

  await me.status.getByRole('button', { name: 'La règle' }).click();
  const drawer = page.getByRole('dialog', { name: 'Règles : Tuiles' });
  await expect(drawer.getByText('Ce qui vient d’être refusé')).toBeInViewport();
  await expect(drawer.getByRole('heading', { name: 'Piocher si rien ne va' })).toBeInViewport();
  await expect(drawer.getByText('DR-A7').first()).toBeInViewport();
  await expect(drawer.getByText('Tu ne pioches que si rien ne va.').first()).toBeInViewport();
  const mine = drawer.getByRole('figure').filter({ hasText: 'Ton essai.' });
  await expect(mine).toContainText(CAN_LAY);
  await expect(mine.locator('.tile')).not.toHaveCount(0);
  expect(await mine.getByRole('img').getAttribute('aria-label')).toContain(rackOf(me));
  await expect(drawer.getByRole('figure').filter({ hasText: 'Essaie plutôt' })).toContainText('Tu poses');
  await drawer.getByRole('button', { name: 'Compris, je rejoue' }).click();
  await expect(drawer).toBeHidden();
  expect(await me.move()).toBe('lay');
});

story('the rules beside the table are those of the variant, in thirty seconds or whole', async ({ page, server }) => {
  await playAlone(page, server.origin);
  await page.getByRole('button', { name: 'Les règles' }).click();
  const drawer = page.getByRole('dialog', { name: 'Règles : Tuiles' });
  await expect(drawer.getByRole('listitem')).toHaveCount(3);
  await expect(drawer.getByRole('heading', { level: 3 })).toHaveText(['Un tour', 'Suites et familles', 'Gagner']);
  for (const picture of await drawer.getByRole('listitem').all()) {
    await expect(picture.locator('.tile, img').first()).toBeVisible();
  }
  await expectAccessible(page, 'the rules in thirty seconds');
  await drawer.getByRole('button', { name: 'La règle entière' }).click();
  await expect(drawer.getByRole('heading', { name: 'Quand deux suites se touchent' })).toBeVisible();
  await expect(drawer.getByRole('heading', { name: 'Retourner deux tuiles' })).toHaveCount(0);
  await expectAccessible(page, 'all the rules beside the table');
});
