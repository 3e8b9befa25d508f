import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { mouseClicks } from '../people/rummu-input.ts';
import { RummuPlayer } from '../people/rummu-player.ts';
import { rummuScene, stateOf, stepBy } from '../people/rummu-scenes.ts';

const DRAWN = {
  hands: ['R5 R6 R7 R8 K4 B9', 'K5 B0', 'K9 B2'],
  table: '[1 C K1 K2 K3]',
} as const;

story('a player who has taken enough discards is not asked again after a reload', async ({ page, context, server }) => {
  const taken = { phase: 'taking', taken: 'B9', discards: 'R1 G3' } as const;
  await MockTables.serve(context, { enough: rummuScene({ ...DRAWN, ...taken }) });
  const me = new RummuPlayer(page, { input: mouseClicks });
  await page.goto(server.origin + pathOf('enough'));
  await me.press(me.thing('stop'));
  await me.discard('K4');
  await page.reload();
  await expect(me.status).toContainText('C’est prêt');
  await expect(me.thing('take-more')).toHaveCount(0);
});

story(
  'the button that discards glows only for a card that is not part of a combination',
  async ({ page, context, server }) => {
    await MockTables.serve(context, { glow: rummuScene(DRAWN) });
    const me = new RummuPlayer(page, { input: mouseClicks });
    await page.goto(server.origin + pathOf('glow'));
    await me.choose('R5');
    await expect(me.thing('discard')).toBeEnabled();
    await expect(me.thing('discard')).not.toHaveClass(/\bnow\b/);
    await me.press(me.thing('chosen-R5'));
    await me.choose('B9');
    await expect(me.thing('discard')).toHaveClass(/\bnow\b/);
  },
);

story(
  'a draft is undone step by step, its melds are picked up by a touch, and its steps survive a reload',
  async ({ page, context, server }) => {
    await MockTables.serve(context, { draft: rummuScene(DRAWN) });
    const me = new RummuPlayer(page, { input: mouseClicks });
    await page.goto(server.origin + pathOf('draft'));
    await expect(me.thing('undo')).toBeDisabled();
    await expect(me.thing('confirm')).toBeDisabled();
    await me.lay('R5', 'R6', 'R7', 'R8');
    await expect(me.meld(2)).toHaveAttribute('data-draft');
    await expect(page.getByRole('region', { name: 'Ta main' })).toContainText('2 cartes');
    await me.add(1, 'K4');
    await me.discard('B9');
    await expect(me.thing('discards')).toHaveAccessibleName(/^Tu jettes le 9 bleu/);
    await expect(me.thing('confirm')).toBeEnabled();

    await page.reload();
    await expect(me.thing('discards')).toHaveAccessibleName(/^Tu jettes le 9 bleu/);
    await me.undo();
    await expect(me.own('B9')).toBeVisible();
    await me.undo();
    await expect(me.own('K4')).toBeVisible();
    await expect(me.meld(2)).toBeVisible();

    await me.press(me.meld(2).getByRole('button', { name: /^Reprendre en main/ }));
    await expect(me.meld(2)).toHaveCount(0);
    for (const card of ['R5', 'R6', 'R7', 'R8']) await expect(me.thing(`chosen-${card}`)).toBeVisible();
    await me.undo();
    await expect(me.meld(2)).toBeVisible();
    await me.undo();
    await expect(me.own('R5')).toBeVisible();
    await expect(me.thing('undo')).toBeDisabled();
  },
);

story(
  'a draft begun while others play is there when it is my turn, without what no longer fits',
  async ({ page, context, server }) => {
    const scene = rummuScene({
      ...DRAWN,
      hands: ['R5 R6 R7 R8 K4 B9', 'K5 K4 B0 G3 G4 G5 G6', 'K9 B2'],
      turn: 'B',
      phase: 'draw',
    });
    const mock = await MockTables.serve(context, { early: scene });
    const me = new RummuPlayer(page);
    await page.goto(server.origin + pathOf('early'));
    await me.lay('R5', 'R6', 'R7', 'R8');
    await me.add(1, 'K4');
    await me.discard('B9');
    await expect(me.status).toContainText('Ton tour est prêt.');
    await expect(me.thing('confirm')).toBeDisabled();
    expect(mock.commands).toEqual([]);

    let state = stateOf(scene);
    for (const [index, [seat, text]] of (
      [
        ['B', 'draw'],
        ['B', 'play lay G3 G4 G5 G6, add K4 K5 > 1, toss B0'],
        ['C', 'draw'],
        ['C', 'play toss K9'],
      ] as const
    ).entries()) {
      const step = stepBy(state, seat, text, index + 1);
      mock.show('early', step);
      state = step.after as typeof state;
    }
    // Léa's meld has taken the number 2, and her black 4 lies where mine was to go.
    await expect(me.meld(3)).toHaveAttribute('data-draft');
    await expect(me.own('K4')).toBeVisible();
    await expect(me.thing('discards')).toHaveAccessibleName(/^Tu jettes le 9 bleu/);
    await expect(me.bench).toContainText('jette une carte'); // Léa's blue 0 is covered
    await me.confirm();
    await expect(me.status).toContainText('Pioche d’abord');
    await me.draw();
    await expect.poll(() => mock.commands.map(({ command }) => command)).toEqual([{ do: 'draw' }]);
    mock.show('early', stepBy(state, 'A', 'draw', 5));
    await me.confirm();
    await expect
      .poll(() => mock.commands.at(-1)?.command)
      .toEqual({
        do: 'play',
        moves: [{ do: 'lay', cards: ['R5', 'R6', 'R7', 'R8'] }],
        back: null,
        discard: 'B9',
      });
  },
);

story('no card is discarded before one is drawn', async ({ page, context, server }) => {
  const mock = await MockTables.serve(context, { first: rummuScene({ ...DRAWN, phase: 'draw' }) });
  const me = new RummuPlayer(page, { input: mouseClicks });
  await page.goto(server.origin + pathOf('first'));
  await me.choose('B9');
  await expect(me.bench).toContainText('D’abord, pioche.');
  await me.press(me.thing('discard'));
  await expect(me.status).toContainText(/Refusé\.\s*Pioche d’abord/);
  await expect(me.thing('chosen-B9')).toBeVisible();
  await expect(me.thing('discards')).not.toHaveAccessibleName(/Tu jettes/);
  expect(mock.commands).toEqual([]);
});

story(
  'the required opening is always shown, with the progress of the chosen cards @short-phone',
  async ({ page, context, server }) => {
    const hands = ['R5 R6 R7 R8 K4 B9', 'K5 B0', 'K9 B2'];
    await MockTables.serve(context, {
      first: rummuScene({ hands }),
      rich: rummuScene({ hands, round: 2, totals: [150, -5, 0] }),
      poor: rummuScene({ hands, round: 2, totals: [-5, 0, 100] }),
    });
    const me = new RummuPlayer(page);
    for (const [scene, needed] of [
      ['first', 4],
      ['rich', 6],
      ['poor', 3],
    ] as const) {
      await page.goto(server.origin + pathOf(scene));
      await expect(page.getByText(`Ouverture : ${needed} cartes`).first()).toBeVisible();
      await me.choose('R5', 'R6', 'R7');
      const inPips = me.bench.getByRole('img', { name: `3 sur ${needed}` });
      const inWords = me.bench.getByText(`Ouverture : 3 sur ${needed}`); // narrow screens have no room for pips
      await expect(inPips.or(inWords)).toBeVisible();
      await expect(me.thing('lay')).toHaveText(needed === 3 ? /^Poser\s: \+10$/ : 'Poser');
    }
    const others = page.getByRole('region', { name: 'Les autres' });
    await expect(others).toContainText(/Pas encore ouvert\s: 4\scartes/);
    await expect(others).toContainText(/Pas encore ouvert\s: 5\scartes/);
  },
);

story('a hint leads step by step to a turn that can be sent', async ({ page, context, server }) => {
  const mock = await MockTables.serve(context, { hint: rummuScene(DRAWN) });
  const me = new RummuPlayer(page);
  await page.goto(server.origin + pathOf('hint'));
  const hint = me.thing('hint');
  await me.press(hint);
  await expect(me.status).toContainText(/À toi\.\s*Pose 5-6-7-8 rouge\s: 20 points\./);
  await expect(hint).toHaveText('Fais-le');
  await me.press(hint);
  await expect(me.meld(2)).toHaveAttribute('data-draft');
  await me.press(hint);
  await expect(me.status).toContainText(/Ajoute le 4 noir chez Malik/);
  await me.press(hint);
  await me.press(hint);
  await expect(me.status).toContainText(/Jette le 9 bleu|Reprends/);
  await me.press(hint);
  await me.confirm();
  await expect.poll(() => mock.commands).toHaveLength(1);
});
