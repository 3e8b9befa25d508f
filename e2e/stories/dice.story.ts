import { expect, story } from '../harness/story.ts';
import { until } from '../harness/until.ts';
import { fingerDrags } from '../people/dice-input.ts';
import { DicePlayer } from '../people/dice-player.ts';
import { createTable, playAlone, sitDown, startMatch, variantOf } from '../people/table-setup.ts';
import { WINNER_HEADING } from '../people/words.ts';

const CUT = 'La connexion est coupée. On réessaie…';

story('alone against a bot from home to the podium, and a rematch begins', async ({ page, server }) => {
  const me = new DicePlayer(page);
  await page.goto(server.origin);
  await variantOf(page, 'Dés', 'Deux manches').click();
  await me.playRound();
  await expect(me.sheet(1)).toBeVisible();
  await expect(me.status).toContainText('Continue quand tu veux.');
  await expect(me.ready).toBeEnabled();
  expect(await me.ready.evaluate((button) => button.getAnimations({ subtree: true }).length)).toBe(0);
  await me.nextRound();
  await me.playRound();
  await expect(page.getByRole('heading', { name: WINNER_HEADING })).toBeVisible();
  const honours = page.getByRole('list', { name: 'Les honneurs' }).getByRole('listitem');
  const told = await honours.allTextContents();
  expect(told.length).toBeGreaterThan(1); // more honours than the best round, which comes from the score sheets
  await page.reload();
  await expect(honours).toHaveText(told);
  const before = page.url();
  await me.rematch.click();
  await expect(me.rematch).toBeHidden();
  expect(page.url()).not.toBe(before);
  await me.quickTurn();
});

story('ten tables that the solver finds are laid by a finger that drags @phone', async ({ page, server }) => {
  const me = new DicePlayer(page, { input: fingerDrags });
  await page.goto(server.origin);
  await variantOf(page, 'Dés', 'Six manches').tap();
  const laid: number[] = [];
  while (laid.length < 10) {
    const best = await me.untilLay();
    await me.layOut(best.table);
    await me.send();
    expect(me.view.table.map(({ die }) => die)).toEqual(expect.arrayContaining(best.placed.map(({ die }) => die)));
    laid.push(best.moved);
  }
  story.info().annotations.push({ type: 'dice of the table moved in each turn', description: laid.join(' ') });
});

story('two friends play a round by a link; both see the score sheet and go on', async ({ page, newcomer, server }) => {
  const maker = new DicePlayer(page);
  const friend = new DicePlayer(await newcomer());
  const people = [maker, friend];
  await createTable(page, server.origin, 'Dés');
  await sitDown(friend.page, page.url());
  await startMatch(page);
  await Promise.all(people.map((one) => one.playRound()));

  await until('both have received the last entry', () => maker.listener.seq === friend.listener.seq);
  for (const one of people) await expect(one.sheet(1)).toBeVisible();
  const counted = maker.view.sheets[0]?.points.map((points) => String(Math.abs(points))) ?? [];
  expect(counted).toHaveLength(2);
  for (const one of people) for (const points of counted) await expect(one.sheet(1)).toContainText(points);
  const { starter } = maker.view;

  await maker.press(maker.ready);
  await expect(page.getByRole('status').filter({ hasText: /^On attend .+\.$/ })).toHaveCount(1);
  expect(maker.view.phase).toBe('sheet');
  await friend.nextRound();
  await until('both see the second round', () => people.every(({ view }) => view.round === 2));
  expect(maker.view.starter).not.toBe(starter);
  await expect(maker.sheet(1)).toBeHidden();
});

story('spectators and a television see laid dice, but no draft', async ({ page, newcomer, server }) => {
  const me = new DicePlayer(page);
  const friend = new DicePlayer(await newcomer());
  const watcher = new DicePlayer(await newcomer());
  const television = new DicePlayer(await newcomer({ viewport: { width: 1280, height: 720 } }));
  await createTable(page, server.origin, 'Dés');
  await sitDown(friend.page, page.url());
  await watcher.page.goto(page.url());
  await television.page.goto(`${page.url()}/tv`);
  await startMatch(page);
  const [drafter, other] = await firstToLay(me, friend);
  const { table, placed } = drafter.best();
  const before = drafter.view.table.length;
  await drafter.layOut(table);
  for (const seeing of [other, watcher, television]) {
    await expect(seeing.felt.board.locator('[data-die]')).toHaveCount(before);
  }
  await drafter.send();
  for (const seeing of [other, watcher, television]) {
    for (const { die } of placed) await expect(seeing.lying(die)).toBeVisible();
    await expect(seeing.felt.board.locator('[data-die]')).toHaveCount(table.length);
  }
  await expect(watcher.hint).toHaveCount(0);
  await expect(television.page.getByRole('button', { name: 'Voir toute la table' })).toHaveCount(0);
});

/** Both take turns until one can lay something; that one comes first. */
async function firstToLay(one: DicePlayer, other: DicePlayer): Promise<readonly [DicePlayer, DicePlayer]> {
  for (;;) {
    await until('both have seen the same', () => one.listener.seq >= 0 && one.listener.seq === other.listener.seq);
    const [now, next] = one.view.turn === one.seat ? [one, other] : [other, one];
    if ((await now.due()) === 'roll') await now.rollDice();
    if (now.best().placed.length > 0) return [now, next];
    await now.passTurn();
  }
}

story('the first roll takes all dice; later, kept dice stay as they lay', async ({ page, server }) => {
  const me = new DicePlayer(page);
  await playAlone(page, server.origin, 'Dés');
  await me.due();
  await expect(me.roll).toHaveText('Lancer 9 dés');
  await expect(me.rollAll).toHaveCount(0);
  await page.keyboard.press('1');
  await expect(page.locator('[data-thing^="own-"][aria-pressed="true"]')).toHaveCount(0);
  await me.quickTurn();
  while ((await me.due()) !== 'roll' || me.own.length < 3) {
    if (me.view.phase === 'sheet') await me.nextRound();
    else await me.quickTurn();
  }
  const [kept, also, ...rolled] = me.own;
  if (kept === undefined || also === undefined) throw new Error('three dice are needed');
  for (const { die } of [kept, also]) {
    await me.press(me.mine(die));
    await expect(me.mine(die)).toHaveAttribute('aria-pressed', 'true');
  }
  await expect(me.roll).toHaveText(rolled.length === 1 ? 'Lancer un dé' : `Lancer ${rolled.length} dés`);
  await me.rollAll.click();
  await expect(me.mine(kept.die)).toHaveAttribute('aria-pressed', 'false');
  for (const { die } of [kept, also]) await page.keyboard.press(String(await placeOf(me, die)));
  await me.rollDice();
  expect(me.own).toEqual(expect.arrayContaining([kept, also]));
  await expect(me.mine(kept.die)).toHaveAccessibleName(/, Gardé$/);
  const told = me.listener.texts.findLast((text) => text.includes('"rolled"')) ?? '';
  for (const { die } of rolled) expect(told).toMatch(new RegExp(`"die":\\s?${die}\\b`));
});

/** Counts from 1, as the digit keys do. */
async function placeOf({ page }: DicePlayer, die: number): Promise<number> {
  const names = await page
    .locator('[data-thing^="own-"]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-thing')));
  return names.indexOf(`own-${die}`) + 1;
}

story('a draft survives a lost connection and a reload', async ({ page, network }) => {
  const me = new DicePlayer(page);
  await playAlone(page, network.origin, 'Dés');
  const { table } = await me.untilLay();
  network.cut();
  await expect(page.getByText(CUT)).toBeVisible();
  await me.layOut(table);
  network.restore();
  await expect(page.getByText(CUT)).toBeHidden();
  await me.expectLaid(table);
  await page.reload();
  await me.expectLaid(table);
  await expect(me.undo).toBeEnabled();
  await me.send();
  await until('it is laid', () => me.view.table.length >= table.length || me.view.phase === 'sheet');
});
