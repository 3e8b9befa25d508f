import type { Page } from '@playwright/test';
import { expectAccessible } from '../harness/axe.ts';
import { expect, story } from '../harness/story.ts';
import { addBot, createTable } from '../people/table-setup.ts';

function names(page: Page): Promise<string[]> {
  return page.getByRole('region', { name: 'Les places' }).locator('[data-thing="place-name"]').allTextContents();
}

async function takePlace(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Prendre place' }).click();
}

story(
  'a friend takes the place of a bot, says once who they are, and changes it by touching their place @short-phone',
  async ({ page, beginner, server }) => {
    await createTable(page, server.origin);
    for (const place of [2, 3, 4]) await addBot(page, place);
    const [maker = '', second = '', third = '', last = ''] = await names(page);

    const friend = await beginner();
    await friend.goto(page.url());
    await expect(friend.getByText('Un bot te laisse la sienne.').first()).toBeVisible();
    await takePlace(friend);
    const who = friend.getByRole('dialog', { name: 'Qui es-tu ?' });
    await expect(who.getByLabel('Ton nom')).not.toHaveValue('');
    await expectAccessible(friend, 'the profile dialog before sitting down');
    await who.getByLabel('Ton nom').fill('Inès');
    await who.getByTitle('hibou').click();
    await who.getByRole('button', { name: 'C’est moi' }).click();
    await expect.poll(() => names(page)).toEqual([maker, second, third, 'Inès']);
    await expect(page.getByText(`Inès prend la place de ${last}.`)).toBeAttached();

    await friend.getByRole('button', { name: 'Ton nom et ton animal : Inès' }).click({ position: { x: 30, y: 30 } });
    await who.getByLabel('Ton nom').fill('Ines-Lou');
    await who.getByRole('button', { name: 'C’est moi' }).click();
    await expect.poll(() => names(page)).toEqual([maker, second, third, 'Ines-Lou']);
    await expect(page.getByText('Inès s’appelle maintenant Ines-Lou.')).toBeAttached();

    await friend.getByRole('button', { name: 'Me lever' }).click();
    await expect.poll(() => names(page)).toContain('Libre');
    await takePlace(friend);
    await expect(friend.getByRole('button', { name: 'Me lever' })).toBeVisible();
    await expect(who).toBeHidden();
    await expect.poll(() => names(page)).toContain('Ines-Lou');
  },
);

story(
  'a new guest who creates a table for friends is asked for a name once @short-phone',
  async ({ beginner, server }) => {
    const maker = await beginner();
    await createTable(maker, server.origin);
    const who = maker.getByRole('dialog', { name: 'Qui es-tu ?' });
    await who.getByLabel('Ton nom').fill('   ');
    await who.getByRole('button', { name: 'C’est moi' }).click();
    await expect(who.getByRole('alert')).toHaveText('Écris ton nom.');
    await who.getByLabel('Ton nom').fill('Inès');
    await expect(who.getByRole('alert')).toBeHidden();
    await who.getByRole('button', { name: 'C’est moi' }).click();
    await expect.poll(() => names(maker)).toContain('Inès');

    await createTable(maker, server.origin);
    await expect.poll(() => names(maker)).toContain('Inès');
    await expect(who).toBeHidden();
  },
);

story('a guest who keeps the name they were given sits down with it', async ({ page, beginner, server }) => {
  await createTable(page, server.origin);
  const friend = await beginner();
  await friend.goto(page.url());
  await takePlace(friend);
  const name = await friend.getByLabel('Ton nom').inputValue();
  await friend.getByRole('button', { name: `Rester ${name}` }).click();
  await expect.poll(() => names(page)).toContain(name);
  await friend.getByRole('button', { name: 'Me lever' }).click();
  await takePlace(friend);
  await expect.poll(() => names(page)).toContain(name);
});

story(
  'the button that confirms my name is visible on the smallest screens @desktop',
  async ({ page, beginner, server }) => {
    await createTable(page, server.origin);
    const friend = await beginner();
    for (const size of [
      { width: 360, height: 640 },
      { width: 844, height: 390 },
    ]) {
      await friend.setViewportSize(size);
      await friend.goto(page.url());
      await takePlace(friend);
      await expect(friend.getByRole('button', { name: 'C’est moi' })).toBeInViewport({ ratio: 1 });
      await expect(friend.getByRole('button', { name: /^Rester/ })).toBeInViewport({ ratio: 1 });
    }
  },
);
