import type { RummuView } from '../../games/rummu/rules/types.ts';
import { expectAccessible } from '../harness/axe.ts';
import { expect, story } from '../harness/story.ts';
import { until } from '../harness/until.ts';
import { RummuPlayer } from '../people/rummu-player.ts';
import { TableListener } from '../people/table-listener.ts';
import {
  addBot,
  chooseVariant,
  createTable,
  playAlone,
  sitDown,
  startMatch,
  variantOf,
} from '../people/table-setup.ts';
import { WINNER_HEADING } from '../people/words.ts';

const GAME = 'Rummü';
const CUT = 'La connexion est coupée. On réessaie…';
const TELEVISION = { viewport: { width: 1280, height: 720 }, isMobile: false, hasTouch: false };

story('alone with three bots from home to the podium, and a rematch begins', async ({ page, server }) => {
  const me = new RummuPlayer(page);
  await page.goto(server.origin);
  await variantOf(page, GAME, 'Partie courte').click();
  await me.playRound();
  await expect(me.sheet(1)).toBeVisible();
  await me.nextRound();
  await me.playMatch();
  await expect(page.getByRole('heading', { name: WINNER_HEADING })).toBeVisible();
  const before = page.url();
  await me.again();
  expect(page.url()).not.toBe(before);
  await me.quickTurn();
});

story(
  'three friends play a round by a link; all see the score sheet, and a television shows no hand',
  async ({ page, newcomer, server }) => {
    const people = [new RummuPlayer(page), new RummuPlayer(await newcomer()), new RummuPlayer(await newcomer())];
    const [maker, ...friends] = people as [RummuPlayer, RummuPlayer, RummuPlayer];
    await createTable(page, server.origin, GAME);
    for (const friend of friends) await sitDown(friend.page, page.url());
    const tv = await newcomer(TELEVISION);
    const listener = new TableListener<RummuView>(tv);
    await tv.goto(`${page.url()}/tv`);
    await startMatch(page);
    await Promise.all(people.map((one) => one.playRound()));
    await until('all have received the last entry', () =>
      people.every((one) => one.listener.seq === maker.listener.seq),
    );
    const [score] = maker.view.sheets;
    for (const one of people) {
      await expect(one.sheet(1)).toBeVisible();
      for (const points of score?.points ?? []) await expect(one.sheet(1)).toContainText(String(Math.abs(points)));
    }
    expect(listener.viewer).toBe('spectator');
    expect(listener.texts.flatMap((text) => text.match(/"hand":\s*\[/g) ?? [])).toEqual([]);
    await expect(tv.getByRole('region', { name: maker.say('ui.sheet', { round: 1 }) })).toBeVisible();

    await maker.press(maker.ready);
    await expect(page.getByRole('status').filter({ hasText: /^On attend .+\.$/ })).toHaveCount(1);
    await Promise.all(friends.map((one) => one.press(one.ready)));
    await until('all see the second round', () => people.every(({ view }) => view.round === 2));
    await expect(maker.sheet(1)).toBeHidden();
    await page.locator('[data-thing="scores"]').click();
    await expect(maker.sheet(1)).toBeVisible();
  },
);

story(
  'a team match with bots: plates in the order of play, one score, a sheet by teams, one podium step',
  async ({ page, server }) => {
    const me = new RummuPlayer(page);
    await page.goto(server.origin);
    await variantOf(page, GAME, 'Courte, en équipes').click();
    await me.due();
    const plates = page.getByRole('region', { name: 'Les autres' }).locator('.seat');
    await expect(plates).toHaveCount(3);
    await expect(plates.nth(1)).toHaveAccessibleName(/ton équipe/);
    await expectAccessible(page, 'a table of teams');
    await me.playRound();
    const sides = me.sheet(1).getByRole('article');
    await expect(sides).toHaveCount(2);
    const { points } = me.view.sheets[0] as RummuView['sheets'][number];
    expect(points[0]).toBe(points[2]);
    await expect(sides.first()).toContainText(String(Math.abs(points[0] as number)));
    if (me.view.phase === 'sheet') {
      await me.nextRound();
      await me.playMatch();
    }
    const podium = page.locator('[data-part="podium-name"]');
    await expect(
      page.getByRole('heading', { name: / et (?:toi, vous gagnez|.+ gagnent)\s!|Égalité\s!/ }),
    ).toBeVisible();
    await expect(podium.first()).toBeVisible();
    await expectAccessible(page, 'the podium of teams');
    await page.getByRole('button', { name: 'Voir le décompte' }).click();
    const counts = page.getByRole('dialog', { name: 'Le décompte' });
    await expect(counts.getByRole('article')).toHaveCount(2);
    await expect(counts.getByRole('heading', { name: `Manche ${me.view.sheets.length}` })).toBeVisible();
    await expectAccessible(page, 'how the rounds of teams were counted');
  },
);

story('teams need four or six players; five are told so in the lobby', async ({ page, server }) => {
  await createTable(page, server.origin, GAME);
  await chooseVariant(page, 'En équipes');
  for (const place of [2, 3, 4, 5]) await addBot(page, place);
  await expect(page.getByRole('main').getByText('On joue à 4 ou 6, pas à 5.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Commencer/ })).toBeDisabled();
  await addBot(page, 6);
  await page.getByRole('button', { name: /^Commencer à 6, .+ et toi contre .+ et .+ contre .+ et / }).click();
  await expect(page.getByRole('region', { name: 'Les autres' }).locator('.seat')).toHaveCount(5);
});

story('a draft survives a lost connection and a reload', async ({ page, network }) => {
  const me = new RummuPlayer(page);
  await playAlone(page, network.origin, GAME);
  await me.due();
  await me.drawAsAdvised();
  network.cut();
  await expect(page.getByText(CUT)).toBeVisible();
  const [card] = me.view.hand ?? [];
  await me.discard(card as string);
  const thrown = (): Promise<void> => expect(me.thing('discards')).toHaveAccessibleName(/^Tu jettes le /);
  await thrown();
  network.restore();
  await expect(page.getByText(CUT)).toBeHidden();
  await thrown();
  await page.reload();
  await thrown();
  await expect(me.thing('undo')).toBeEnabled();
  await me.send();
  await until('it is thrown away', () => me.view.turn !== me.seat);
});
