import { networkInterfaces } from 'node:os';
import { expect, story } from '../harness/story.ts';
import { FamilyPlayer } from '../people/family-player.ts';
import { addBot, createTable, invitationLink, startMatch } from '../people/table-setup.ts';

const ADDRESS = Object.values(networkInterfaces())
  .flat()
  .find((one) => one !== undefined && one.family === 'IPv4' && !one.internal)?.address;

story.describe('over the local network, on plain http', () => {
  story.skip(ADDRESS === undefined, 'this machine has no address but its own');

  story(
    'a guest is known, invites with a link that others can open, and plays @short-desktop',
    async ({ page, newcomer, server }) => {
      const origin = `http://${ADDRESS}:${server.port}`;
      const me = new FamilyPlayer(page);
      await createTable(page, origin);
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      expect(await invitationLink(page)).toBe(page.url());
      await expect(page.getByRole('img', { name: 'Code QR qui mène à cette table' })).toBeVisible();
      await page.getByRole('button', { name: 'Partager' }).click();
      await expect(page.getByText('Copié !')).toBeVisible();

      const friend = await newcomer();
      await friend.goto(await invitationLink(page));
      await expect(friend.getByRole('button', { name: 'Prendre place' })).toBeEnabled();

      await addBot(page, 2);
      await page.reload();
      await startMatch(page);
      await me.turn();
      await me.ready();
      expect(me.listener.acknowledged).toBeGreaterThan(0);
    },
  );

  story('a table created on this machine has an invitation that others can open', async ({ page, server }) => {
    await createTable(page, server.origin);
    await expect
      .poll(() => invitationLink(page))
      .toMatch(new RegExp(`^http://(?!localhost|127\\.)[^/]+:${server.port}/t/`));
  });
});
