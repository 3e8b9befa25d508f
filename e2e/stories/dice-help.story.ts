import { toMillis, toSeat } from '@tablee/kernel';
import { BOOK_EXAMPLES } from '../../games/dice/rules/book-examples.ts';
import { dice } from '../../games/dice/rules/index.ts';
import type { DiceCommand, ShownDie } from '../../games/dice/rules/types.ts';
import { expectAccessible } from '../harness/axe.ts';
import { layoutFaults } from '../harness/layout-faults.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { mouseClicks } from '../people/dice-input.ts';
import { DicePlayer } from '../people/dice-player.ts';
import { diceScene, stateOf } from '../people/dice-scenes.ts';
import { reachOf } from '../people/tips.ts';

const ME = toSeat(0);
const GAP = diceScene({ table: 'R8 K8 O8', a: 'B5 B6 B8 K1', b: 'B1' });
const OWN_SET = diceScene({ table: 'R8 K8 O8', a: 'B7 K7 O7 R2', b: 'B1' });
const STRICT = diceScene({ table: 'R8 K8 O8', a: 'B8 K1', b: 'B1', options: { duty: 'anything' } });
const HOPELESS = diceScene({ table: '', a: 'O3 B3 R13 K7', b: 'B1' });
const HINTED = diceScene(BOOK_EXAMPLES['RX-13'].before);

story('a wrong line is named with its reason and links to its rule', async ({ page, context, server }) => {
  const mock = await MockTables.serve(context, { gap: GAP });
  const me = new DicePlayer(page, { input: mouseClicks });
  const state = stateOf(GAP);
  await page.goto(server.origin + pathOf('gap'));
  const known = state.table.map(({ die, x, y }) => ({ die, x, y }));
  for (const [index, { die }] of (state.hands[0] ?? []).slice(0, 3).entries()) {
    const move = { die, x: index, y: 2 };
    await me.put(die, move, known);
    known.push(move);
  }
  const why = /5‑6‑8 bleu\s: il manque le 7 bleu\./;
  await expect(me.status).toContainText(why);
  await me.press(me.confirm);
  await expect(me.status).toContainText('Refusé.');
  await expect(me.status).toContainText(why);
  expect(mock.commands).toEqual([]);
  const answers = page.locator('[role="log"][aria-live="assertive"]');
  await expect(answers.getByText(why)).toHaveCount(1);

  await me.status.getByRole('button', { name: 'La règle' }).click();
  const drawer = page.getByRole('dialog', { name: /^Règles/ });
  await expect(drawer.getByText('Ce qui vient d’être refusé')).toBeInViewport();
  await expect(drawer.getByRole('heading', { name: 'Groupes et suites' })).toBeInViewport();
  const mine = drawer.getByRole('figure').filter({ hasText: 'Ton essai.' });
  await expect(mine).toContainText(why);
  await expectAccessible(page, 'a refused line in the rules');
  await drawer.getByRole('button', { name: 'Compris, je rejoue' }).click();
  await expect(drawer).toBeHidden();
  await me.expectLaid(known);
});

story('a refusal gives the reason that was shown before @short-desktop', async ({ page, context, server }) => {
  await MockTables.serve(context, { gap: GAP });
  const me = new DicePlayer(page, { input: mouseClicks });
  const { table, hands } = stateOf(GAP);
  const [five, , , one] = (hands[0] ?? []).map(({ die }) => die) as [number, number, number, number];
  await page.goto(server.origin + pathOf('gap'));
  await me.put(five, { x: 0, y: 2 }, table);
  await me.put(one, { x: 1, y: 2 }, [...table, { die: five, x: 0, y: 2 }]);
  const why = 'Le 5 bleu et le 1 noir ne vont pas ensemble.';
  await expect(me.status).toContainText(`À toi. ${why}`);
  await me.press(me.confirm);
  await expect(me.status).toContainText(`Refusé. ${why}`);
});

story('passing with a set in hand is refused, and the set is named', async ({ page, context, server }) => {
  const mock = await MockTables.serve(context, { own: OWN_SET });
  const me = new DicePlayer(page);
  await page.goto(server.origin + pathOf('own'));
  await me.press(me.pass);
  await expect(me.status).toContainText(
    /Refusé\. Tu as une combinaison\s: pose le 7 .+ et le 7 .+, ou une autre faite de tes seuls dés\./,
  );
  await me.status.getByRole('button', { name: 'La règle' }).click();
  const drawer = page.getByRole('dialog', { name: /^Règles/ });
  await expect(drawer.getByRole('heading', { name: 'Poser sa combinaison' })).toBeInViewport();
  expect(mock.commands).toEqual([]);
});

story(
  'at a strict table passing is refused while a die can be laid, and the rule says so',
  async ({ page, context, server }) => {
    const mock = await MockTables.serve(context, { strict: STRICT });
    const me = new DicePlayer(page);
    await page.goto(server.origin + pathOf('strict'));
    await expect(me.status).toContainText('À toi. Pose tes dés.');
    await me.press(me.pass);
    await expect(me.status).toContainText(/Ton 8 bleu peut être placé\s: cherche encore\./);
    await me.status.getByRole('button', { name: 'La règle' }).click();
    const drawer = page.getByRole('dialog', { name: /^Règles/ });
    await expect(
      drawer.getByText(/^À cette table\s: tu dois poser dès qu’un de tes dés peut être placé\.$/).first(),
    ).toBeInViewport();
    expect(mock.commands).toEqual([]);
  },
);

story('a hint leads step by step to a table that can be sent @short-desktop', async ({ page, context, server }) => {
  const mock = await MockTables.serve(context, { hinted: HINTED });
  const me = new DicePlayer(page);
  const { table, hands } = stateOf(HINTED);
  const stray = hands[0]?.[0]?.die as number;
  await page.goto(server.origin + pathOf('hinted'));
  await me.put(stray, { x: 0, y: 9 }, table);
  await me.press(me.hint);
  await expect(me.hint).toHaveText('Fais-le');
  await expect(me.status).toContainText(/cela fait|Pose |Reprends /);
  for (const done = me.status.getByText('Tout y est : valide.'); !(await done.isVisible()); ) {
    await me.press(me.hint);
    await expect(me.hint.filter({ hasText: 'Fais-le' }).or(done).first()).toBeVisible();
  }
  await me.press(me.confirm);
  await expect.poll(() => mock.commands).toHaveLength(1);
  expect(dice.check(stateOf(HINTED), ME, mock.commands[0]?.command as DiceCommand, toMillis(0))).toBeNull();
});

story(
  'if nothing can be laid, the hint takes dice back and then advises to pass @short-desktop',
  async ({ page, context, server }) => {
    await MockTables.serve(context, { hopeless: HOPELESS });
    const me = new DicePlayer(page, { input: mouseClicks });
    await page.goto(server.origin + pathOf('hopeless'));
    const tip = page.locator('.tip');
    await expect(tip).toContainText(/aucun dé ne trouve sa place\s: touche «\sPasser\s»/);
    const [{ die }] = stateOf(HOPELESS).hands[0] as [ShownDie];
    await me.put(die, { x: 0, y: 0 }, []);
    await me.press(me.hint);
    await expect(me.status).toContainText(/Rien ne peut être posé\s: reprends ton dé, puis passe\./);
    await expect(me.lying(die)).toHaveAttribute('data-state', 'now');
    await expect(me.hint).toHaveText('Fais-le');
    await me.press(me.hint);
    await expect(me.mine(die)).toBeVisible();
    await expect(me.status).toContainText(/Rien ne peut être posé\s: passe\./);
    await expect(me.pass).toHaveClass(/now/);
  },
);

story('the worked examples of the rulebook are drawn in the rules', async ({ page, context, server }) => {
  await MockTables.serve(context, { hinted: HINTED });
  await page.goto(server.origin + pathOf('hinted'));
  await page.getByRole('button', { name: 'Les règles' }).click();
  const drawer = page.getByRole('dialog', { name: /^Règles/ });
  await expect(drawer.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, 'the rules of dice in thirty seconds');
  await drawer.getByRole('button', { name: 'La règle entière' }).click();
  for (const [title, line] of [
    ['Ajouter au bout', '3‑4‑5‑6 bleu'],
    ['Croiser', '3 rouge, 3 bleu et 3 noir'],
    ['Réarranger', '2‑3‑4 noir'],
    ['Libérer un joker', '5‑6‑7 rouge'],
  ] as const) {
    const rule = drawer.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
    await rule.getByText('Exemples').click();
    await expect(rule.getByRole('img').first()).toBeVisible();
    await expect(rule.getByRole('figure').first()).toContainText(line);
  }
  await expectAccessible(page, 'all the rules of dice');
});

/** Dice on both sides of the button that is pointed at. */
const STUCK = diceScene({ table: 'R3 R4 R5\nB3\nK3\n.\nO8 O9 O10\n. . K10\n. . R10', a: 'K8 B11 B2', b: 'R12' });

story('on a phone the tip to pass stands beside its button @phone', async ({ page, context, server }) => {
  await MockTables.serve(context, { stuck: STUCK });
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(server.origin + pathOf('stuck'));
    expect(await reachOf(page, 'aucun dé ne trouve sa place'), `at ${width} × ${height}`).toBeLessThanOrEqual(48);
  }
});

story('on a phone the tip to lay leaves the tools of the felt free @phone', async ({ page, context, server }) => {
  await MockTables.serve(context, { gap: GAP });
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(server.origin + pathOf('gap'));
    await reachOf(page, 'Touche un dé');
    const faults = await layoutFaults(page, '.tip, [data-part="board"] .icon-button');
    expect(faults, `at ${width} × ${height}`).toEqual([]);
  }
});
