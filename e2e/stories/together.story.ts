import { expect, story } from '../harness/story.ts';
import { FamilyPlayer } from '../people/family-player.ts';
import { addBot, createTable, invitationLink, sitDown, startMatch, variantOf } from '../people/table-setup.ts';

story(
  'two people and a bot play by a link, and a player who drops out comes back to the same rack',
  async ({ page, newcomer, server, network }) => {
    const maker = new FamilyPlayer(page);
    const friend = new FamilyPlayer(await newcomer());
    await createTable(page, server.origin);
    await addBot(page, 3);
    const { pathname } = new URL(await invitationLink(page));
    await sitDown(friend.page, `${network.origin}${pathname}`);
    await startMatch(page);
    await Promise.all([maker.turns(2), friend.turns(2)]);

    const rack = await friend.shownRack();
    network.cut();
    await expect(page.getByRole('group', { name: /pas là/ })).toBeVisible();
    network.restore();
    await expect(page.getByRole('group', { name: /pas là/ })).toBeHidden();
    expect(await friend.shownRack()).toEqual(rack);

    await friend.page.close();
    await expect(page.getByRole('group', { name: /pas là/ })).toBeVisible();
    const back = new FamilyPlayer(await friend.page.context().newPage());
    await back.page.goto(`${network.origin}${pathname}`);
    await expect(back.rack).toBeVisible();
    expect(await back.shownRack()).toEqual(rack);

    await Promise.all([maker.toTheEnd(), back.toTheEnd()]);
    expect(await back.shownSeries()).toEqual(await maker.shownSeries());
    expect(back.listener.family.racks).toEqual(maker.listener.family.racks);
    expect(await maker.shownRack()).toHaveLength(maker.listener.family.racks[0] ?? -1);
    expect(await back.shownRack()).toHaveLength(maker.listener.family.racks[1] ?? -1);
  },
);

story('four characters lead to the table of friends @short-desktop', async ({ page, newcomer, server }) => {
  await createTable(page, server.origin);
  const code = (await page.getByText(/^Code [A-Z0-9]{4}$/).innerText()).replace('Code ', '');
  const friend = await newcomer();
  await friend.goto(server.origin);
  await friend.getByLabel('Code de la table, quatre caractères').fill(code.toLowerCase());
  await friend.getByRole('button', { name: 'Entrer' }).click();
  await expect(friend).toHaveURL(page.url());
  await friend.getByRole('button', { name: 'Prendre place' }).click();
  await expect(page.getByRole('button', { name: /^Commencer/ })).toBeEnabled();
});

story('an unknown code is reported until the right one is found @short-desktop', async ({ page, newcomer, server }) => {
  const maker = await newcomer();
  await createTable(maker, server.origin);
  const code = (await maker.getByText(/^Code [A-Z0-9]{4}$/).innerText()).replace('Code ', '');
  await page.goto(server.origin);
  await page.getByLabel('Code de la table, quatre caractères').fill('0000');
  await page.getByRole('button', { name: 'Entrer' }).click();
  await expect(page.getByText('Aucune table n’a ce code.')).toBeVisible();
  await expect(page.getByLabel('Code de la table, quatre caractères')).toHaveValue('0000');
  await page.getByLabel('Code de la table, quatre caractères').fill(code);
  await page.getByRole('button', { name: 'Entrer' }).click();
  await expect(page.getByRole('button', { name: 'Prendre place' })).toBeVisible();
  await expect(page.getByText('Aucune table n’a ce code.')).toBeHidden();
});

story(
  'the report of an unknown code is gone at a table that is created after it @desktop',
  async ({ page, server }) => {
    await page.goto(server.origin);
    await page.getByLabel('Code de la table, quatre caractères').fill('0000');
    await page.getByRole('button', { name: 'Entrer' }).click();
    await expect(page.getByText('Aucune table n’a ce code.')).toBeVisible();
    await page.getByRole('radio', { name: 'Des amis' }).check();
    await variantOf(page).click();
    await expect(page.getByRole('region', { name: 'Invite tes amis' })).toBeVisible();
    await expect(page.getByText('Aucune table n’a ce code.')).toBeHidden({ timeout: 1_000 }); // it would vanish by itself later
  },
);
