import { setTimeout as pause } from 'node:timers/promises';
import { elementsOf } from '../../games/rush-out/rules/content/cards.ts';
import { paceOf } from '../../games/rush-out/rules/timing.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { until } from '../harness/until.ts';
import { dragByMouse, dragByTouch } from '../people/input.ts';
import { dealEnv } from '../people/rush-deal-env.ts';
import { rushFinger, rushKeys, rushMouse } from '../people/rush-input.ts';
import { RushPlayer } from '../people/rush-player.ts';
import type { RushDrawn } from '../people/rush-position.ts';
import { rushScene } from '../people/rush-scenes.ts';
import { sitAtRush } from '../people/rush-table.ts';

/** My dice are rolled; the other hero's and the sorcerer's are not. */
const ROLLED: RushDrawn = {
  seats: ['warrior blue: sword key heart', 'tracker green: - - -', 'sorcerer: - - - - -'],
};

/** Three jokers drive the dragon back by a card: I have two of them, the other hero has one. */
const DRAGON: RushDrawn = {
  chapter: 'training-2',
  dragon: 2,
  seats: ['warrior blue: joker joker key', 'tracker green: joker - -', 'sorcerer: - - - - -'],
};

/** RO-A17: from one roll to the next at normal tempo. */
const { roll: ROLL_MS } = paceOf({ tempo: 'normal' });

const PING = '[data-part="ping"]';
const SPEAKER = '[data-part="speaker"]';

type Three = [RushPlayer, RushPlayer, RushPlayer];

function dice({ view, seat }: RushPlayer): string[] {
  return (view.dice[seat] ?? []).map(({ is }) => is);
}

story('two heroes drive the dragon back, and everybody sees it', async ({ page, newcomer, startServer }) => {
  const server = await startServer(dealEnv(DRAGON));
  const isPhone = story.info().project.name.includes('phone');
  const pages = [page, await newcomer(), await newcomer()];
  const inputs = isPhone ? [rushFinger] : [rushKeys];
  const players = (await sitAtRush(pages, server.origin, { preset: 'training-2', inputs })) as Three;
  const [me, other, sorcerer] = players;
  for (const { page: own } of players) await expect(dragonOn(own)).toHaveAccessibleName(/sur la deuxième carte/);
  await me.touchUntil('spot-dragon', () => dice(me).join() === 'placed,placed,rolled');
  await other.touch('spot-dragon');
  for (const { page: own, status } of players) {
    await expect(status).toContainText('Le dragon recule !');
    await expect(dragonOn(own)).toHaveAccessibleName(/sur la première carte/);
  }
  await until('the jokers are back', () => dice(me)[0] === 'loose' && dice(other)[0] === 'loose');
  expect(sorcerer.view.dragon).toBe(1);
});

/** The ping at a card, not the words on its button. */
function pingOn({ page }: RushPlayer) {
  return page.locator(PING);
}

/** Expects faded calls to be removed: an old one would push the next one aside. */
async function expectNoCall(...players: readonly RushPlayer[]): Promise<void> {
  for (const { page } of players) await expect(page.locator(`${PING}, ${SPEAKER}`)).toHaveCount(0);
}

function dragonOn(page: RushPlayer['page']) {
  return page.getByRole('img', { name: /^Dragon :/ });
}

story(
  'keys alone lay dice one by one or all at once, take them back and ping, and a held space bar keeps rolling @desktop @short-desktop',
  async ({ page, newcomer, startServer }) => {
    const server = await startServer(dealEnv(ROLLED));
    const pages = [page, await newcomer(), await newcomer()];
    const [me, other] = (await sitAtRush(pages, server.origin, { inputs: [rushKeys] })) as Three;
    await other.waitForSpectacle();
    await expect(async () => {
      await page.keyboard.press('v'); // keys work a moment after the table is visible
      await expect(me.status).toContainText('Touche la carte à montrer.', { timeout: 500 });
    }).toPass();
    await me.touch('spot-t2');
    await expect(pingOn(other).getByText('Je prends')).toBeVisible();
    await expectNoCall(other);
    await me.untilAnswered(() => page.keyboard.press('2'));
    expect(dice(me)).toEqual(['rolled', 'placed', 'rolled']);
    await me.untilAnswered(() => page.keyboard.press('2'));
    expect(dice(me)).toEqual(['rolled', 'loose', 'rolled']);
    await me.untilAnswered(() => me.touch('spot-t1'));
    expect(dice(me)).toEqual(['placed', 'loose', 'rolled']);
    await page.keyboard.press('x');
    await expect(pingOn(other).getByText('Aide-moi ici')).toBeVisible();
    await me.untilAnswered(() => page.keyboard.press('r'));
    expect(dice(me)[0]).toBe('loose');

    const rolls = new Set<number | null>();
    await page.keyboard.down('Space');
    await until('three rolls by one press', () => rolls.add(me.view.rolledAt[me.seat] ?? null).size > 3);
    await page.keyboard.up('Space');
    const last = me.view.rolledAt[me.seat] ?? 0;
    await pause(3 * ROLL_MS);
    expect((me.view.rolledAt[me.seat] ?? 0) - last, 'one may have been on its way').toBeLessThan(2 * ROLL_MS);
  },
);

story(
  'a space bar pressed too early rolls once more later, and nothing is refused @desktop',
  async ({ page, newcomer, startServer }) => {
    const server = await startServer(dealEnv(ROLLED));
    const pages = [page, await newcomer(), await newcomer()];
    const [me] = (await sitAtRush(pages, server.origin, { inputs: [rushKeys] })) as Three;
    const rolledAt = (): number | null => me.view.rolledAt[me.seat] ?? null;
    const rolls = new Set([rolledAt()]);
    await expect(async () => {
      await page.keyboard.press('w'); // keys work a moment after the table is visible
      await expect(me.thing('spot-t2')).toHaveAttribute('aria-pressed', 'true', { timeout: 300 });
    }).toPass();
    for (const _ of [1, 2, 3]) await page.keyboard.press('Space');
    await expect(me.status).not.toHaveClass(/is-refused/);
    await until('both rolls', () => rolls.add(rolledAt()).size === 3);
    await pause(2 * ROLL_MS);
    expect(rolls.add(rolledAt()).size, 'a third press is the second').toBe(3);
    await expect(me.status).not.toHaveClass(/is-refused/);
  },
);

story(
  'by thumb alone: a card, a ping, a die, a roll, all in the lower part of the screen @phone',
  async ({ page, newcomer, startServer }) => {
    const server = await startServer(dealEnv(ROLLED));
    const pages = [page, await newcomer({ viewport: page.viewportSize(), hasTouch: true }), await newcomer()];
    const [me, other] = (await sitAtRush(pages, server.origin, { inputs: [rushFinger] })) as Three;
    await Promise.all([me.waitForSpectacle(), other.waitForSpectacle()]);
    await me.touchUntil('spot-t1', () => dice(me).join() === 'placed,placed,rolled');
    await me.touch('ping-help');
    // A small card has no room for words: they appear at the plate of the player who pings.
    await Promise.all([
      expect(other.page.locator(SPEAKER).getByText('Aide-moi ici')).toBeVisible(),
      ...[me, other].map((player) => expect(pingOn(player).locator('svg')).toBeVisible()),
    ]);
    await expect(pingOn(other).getByText('Aide-moi ici')).toBeHidden();
    await expectNoCall(me, other);
    await me.untilAnswered(() => me.touch('die-0'));
    expect(dice(me)).toEqual(['loose', 'placed', 'rolled']);
    const { height = 0 } = page.viewportSize() ?? {};
    for (const thing of ['roll', 'die-1', 'die-2', 'ping-help', 'ping-mine', 'clear']) {
      const box = await me.thing(thing).boundingBox();
      expect(box?.y, thing).toBeGreaterThan(height * 0.55);
    }
    const before = me.view.rolledAt[me.seat];
    await me.untilAnswered(() => me.touch('roll'));
    expect(me.view.rolledAt[me.seat]).not.toBe(before);
    await me.untilAnswered(() => me.touch('clear'));
    expect(dice(me)[1]).toBe('loose');
  },
);

story(
  'a card that says « Pose 5 dés ici » takes all five by one touch, one after the other',
  async ({ page, newcomer, startServer }) => {
    const full: RushDrawn = {
      seats: ['warrior blue: - - -', 'tracker green: - - -', `sorcerer: ${elementsOf('confusion-all-1').join(' ')}`],
    };
    const server = await startServer(dealEnv(full));
    const isPhone = story.info().project.name.includes('phone');
    const pages = [await newcomer(), await newcomer(), page];
    const inputs = isPhone ? [rushMouse, rushMouse, rushFinger] : [rushMouse, rushMouse, rushKeys];
    const [, , sorcerer] = (await sitAtRush(pages, server.origin, { inputs })) as Three;
    await expect(sorcerer.thing('spot-s1')).toHaveAccessibleName(/5 dés ici/);
    await sorcerer.touchUntil('spot-s1', () => dice(sorcerer).includes('placed'));
    await until('all of them lie there', () => !dice(sorcerer).includes('rolled'));
    await expect(sorcerer.status).not.toHaveClass(/is-refused/);
  },
);

story(
  'a die is carried to its card, and one that is carried to the wrong card comes back with the reason',
  async ({ page, context, server }) => {
    const mock = await MockTables.serve(context, { rolled: rushScene(ROLLED) });
    const drag = story.info().project.name.includes('phone') ? dragByTouch : dragByMouse;
    const me = await RushPlayer.withoutTips(page);
    await page.goto(server.origin + pathOf('rolled'));
    await drag(me.thing('die-2'), page.locator('[data-place="t1"]'));
    await expect(me.status).toContainText('Aucune case Cœur sur la Porte scellée');
    expect(mock.commands).toEqual([]);
    await drag(me.thing('die-2'), page.locator('[data-place="t3"]'));
    await expect
      .poll(() => mock.commands)
      .toEqual([{ scene: 'rolled', command: { do: 'place', die: 2, spot: 't3', as: 'heart' } }]);
    await expect(page.locator('[data-place="t3"] [data-face="heart"]')).toHaveCount(1);
  },
);
