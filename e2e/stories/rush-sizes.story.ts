import { toSeat } from '@tablee/kernel';
import { NOW } from '../../games/rush-out/rules/rush.scenario.ts';
import type { Camp, RushState } from '../../games/rush-out/rules/types.ts';
import { expectAccessible } from '../harness/axe.ts';
import { layoutFaults } from '../harness/layout-faults.ts';
import { MockTables, pathOf, type TableScene } from '../harness/mock-tables.ts';
import { SIZES } from '../harness/sizes.ts';
import { expect, story } from '../harness/story.ts';
import { tooSmall } from '../harness/too-small.ts';
import { RushPlayer } from '../people/rush-player.ts';
import type { RushDrawn } from '../people/rush-position.ts';
import { rushScene, stateOf, stepBy } from '../people/rush-scenes.ts';

const PARTS =
  '.topbar button, .seat, .status, [data-place], main [data-thing^="die-"], main [data-thing^="ping-"], main [data-thing^="aim-"], [data-thing="roll"], [data-thing="clear"], [data-thing="hint"], [data-thing="decline"], [data-part="round-result"], [data-thing="ready"], [data-thing="stop"]';

/** Five players; the other heroes work on the cards and on the dragon. */
const OTHERS = [
  'tracker green: key>t1 key>t1 fire>t1',
  'bard brown: step>t2 heart>t2 -',
  'cleric white: joker>dragon - -',
];
const WITH_DRAGON = { chapter: 'training-2', dragon: 2 } as const;
const HERO: RushDrawn = {
  ...WITH_DRAGON,
  seats: ['warrior blue: fire joker heart', ...OTHERS, 'sorcerer @s2: fire>s2 plant>s2 fire joker air'],
};
const MINE = { ...HERO, seats: ['warrior blue: fire>t3 fire>t3 heart', ...HERO.seats.slice(1)] };
const HEROES = ['warrior blue: fire>t3 fire>t3 fire>t3', ...OTHERS];
const SORCERER: RushDrawn = { ...WITH_DRAGON, seats: ['sorcerer @s2: fire>s2 plant>s2 fire joker air', ...HEROES] };

function asking(s1: string): RushDrawn {
  return { ...SORCERER, asking: 's1', cards: { s1 }, seats: ['sorcerer: - - - - -', ...HEROES] };
}

const WAIT = { for: NOW + 5_000, awaited: [0, 1], ready: [2], leftMs: null };
const UNTIL = { until: (NOW + 5_000) as never };

/** Rounds won by these camps, and the seats that want to stop. */
function wonBy(camps: readonly Camp[], ...stopping: readonly number[]): Pick<RushState, 'rounds'> {
  const won = camps.map((camp) => ({ camp, rule: 'RO-6' as const }));
  return { rounds: { won, stopping: stopping.map(toSeat) } };
}

const SCENES = {
  hero: rushScene(HERO),
  mine: rushScene(MINE),
  three: rushScene({ seats: ['warrior blue: sword key heart', 'tracker green: fire>t1 - -', 'sorcerer: - - - - -'] }),
  sorcerer: rushScene(SORCERER),
  all: rushScene(asking('confusion-all-1')),
  one: rushScene(asking('confusion-one-1')),
  ready: { ...rushScene({ ...HERO, phase: 'ready' }, UNTIL), wait: WAIT },
  signal: rushScene(
    { ...SORCERER, phase: 'signal', seats: ['sorcerer: - - - - -', ...HERO.seats.slice(0, -1)] },
    UNTIL,
  ),
  result: {
    ...rushScene({ ...HERO, chapter: 'scenario-1', phase: 'result' }, { ...UNTIL, ...wonBy(['heroes']) }),
    wait: WAIT,
  },
  stopping: rushScene(
    { ...HERO, chapter: 'scenario-1', phase: 'result' },
    { ...UNTIL, ...wonBy(['heroes', 'sorcerer'], 1) },
  ),
  cups: rushScene({ ...HERO, chapter: 'scenario-1' }, wonBy(['heroes'])),
  over: rushScene({ ...HERO, phase: 'over' }, { win: { camp: 'heroes', rule: 'RO-6' } }),
} as const satisfies Record<string, TableScene>;

story(
  'the countdown stands over the middle of my dice where no dragon walks @phone',
  async ({ page, context, server }) => {
    const looking = {
      phase: 'ready',
      seats: ['warrior blue: - - -', 'tracker green: - - -', 'sorcerer: - - - - -'],
    } as const;
    await MockTables.serve(context, { ready: rushScene(looking, UNTIL) });
    await page.goto(server.origin + pathOf('ready'));
    const middleOf = async (selector: string): Promise<number> => {
      const box = await page.locator(selector).boundingBox();
      return Math.round((box?.x ?? 0) + (box?.width ?? 0) / 2);
    };
    await expect(page.locator('[data-part="spectacle"] b')).toBeVisible();
    const middle = await middleOf('main [data-thing="die-1"]');
    expect(Math.abs((await middleOf('[data-part="spectacle"] b')) - middle)).toBeLessThanOrEqual(4);
  },
);

type Reach = (me: RushPlayer, mock: MockTables) => Promise<void>;

/** Every state, with the way to reach it. */
const STATES: readonly (readonly [keyof typeof SCENES, string, Reach])[] = [
  ['hero', 'a hero', async (me) => expect(me.thing('roll')).toBeVisible()],
  [
    'hero',
    'a die is chosen',
    async (me) => {
      await me.touch('die-0');
      await expect(me.thing('die-0')).toHaveAttribute('aria-pressed', 'true');
    },
  ],
  ['mine', 'dice of mine lie on a card', async (me) => expect(me.thing('die-0')).toHaveAttribute('data-away')],
  ['three', 'three players', async (me) => expect(me.thing('roll')).toBeVisible()],
  [
    'three',
    'refused',
    async (me) => {
      await me.touch('die-2', 'spot-t1');
      await expect(me.status).toContainText('Refusé.');
    },
  ],
  ['sorcerer', 'the sorcerer', async (me) => expect(me.thing('roll')).toBeVisible()],
  ['all', 'choosing a card', async (me) => expect(me.thing('aim-4').first()).toBeVisible()],
  ['one', 'choosing a die', async (me) => expect(me.thing('aim-9').first()).toBeVisible()],
  [
    'all',
    'a target has gone',
    async (me, mock) => {
      await expect(me.thing('decline')).toBeVisible();
      mock.show('all', stepBy(stateOf(SCENES.all), 'D', 'clear', 1));
      await expect(me.page.locator('[data-place="t2"] [data-face]')).toHaveCount(0);
    },
  ],
  ['ready', 'before the signal', async (me) => expect(me.page.getByRole('button', { name: 'Go !' })).toBeEnabled()],
  ['signal', 'the signal is mine', async (me) => expect(me.status).toContainText('À toi de donner le départ')],
  [
    'result',
    'the result of a round',
    async (me) => expect(me.page.getByRole('button', { name: 'Go !' })).toBeEnabled(),
  ],
  ['stopping', 'somebody wants to stop', async (me) => expect(me.status).toContainText('Léa veut s’arrêter là')],
  ['cups', 'a round of several', async (me) => expect(me.page.getByRole('img', { name: /^Trophées/ })).toBeVisible()],
  ['over', 'the end', async (me) => expect(me.rematch).toBeVisible()],
];

for (const [width, height] of SIZES) {
  story(
    `every state of a table of Rush Out! can be used at ${width} × ${height} @desktop`,
    async ({ page, context, server }) => {
      await page.setViewportSize({ width, height });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const mock = await MockTables.serve(context, SCENES);
      const me = await RushPlayer.withoutTips(page);
      for (const [scene, what, reach] of STATES) {
        const where = `${what} at ${width} × ${height}`;
        await story.step(where, async () => {
          await page.goto(server.origin + pathOf(scene));
          await reach(me, mock);
          if (scene !== 'over') expect.soft(await layoutFaults(page, PARTS), where).toEqual([]);
          if (scene !== 'over') expect.soft(await tooSmall(page, 'main button'), where).toEqual([]);
          // A refusal vanishes by itself.
          const again = what === 'refused' ? () => me.touch('die-2', 'spot-t1') : undefined;
          await expectAccessible(page, where, again);
        });
      }
    },
  );
}

story('the flash of a completed card lies on that card @desktop', async ({ page, context, server }) => {
  const done: RushDrawn = {
    ...HERO,
    dragon: 1,
    done: 't3',
    seats: ['warrior blue: fire>t3 fire>t3 fire>t3', ...HERO.seats.slice(1)],
  };
  await MockTables.serve(context, { done: rushScene(done) });
  await page.goto(server.origin + pathOf('done'));
  const flash = page.locator('[data-part="flash"]');
  await expect(flash).toBeAttached();
  // Stops animations halfway: a flash that grows or turns must stay centred on the card.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 150;
    }
  });
  expect(await flash.boundingBox()).toEqual(await page.locator('[data-place="t3"]').boundingBox());
});

story('the rules of Rush Out! are accessible @desktop', async ({ page, server }) => {
  await page.goto(`${server.origin}/rules/rush-out`);
  await expect(page.getByRole('heading', { name: /^Règles :/, level: 1 })).toBeVisible();
  await expectAccessible(page, 'the rules of Rush Out!');
});

story('the rules beside a table of Rush Out! are accessible', async ({ page, context, server }) => {
  await MockTables.serve(context, SCENES);
  const me = await RushPlayer.withoutTips(page);
  await page.goto(server.origin + pathOf('hero'));
  await expect(me.thing('roll')).toBeVisible();
  await page.getByRole('button', { name: 'Les règles' }).click();
  const drawer = page.getByRole('dialog', { name: /^Règles : Rush Out/ });
  await expect(drawer.getByRole('listitem')).toHaveCount(3);
  await expectAccessible(page, 'the rules of Rush Out! in thirty seconds');
  await drawer.getByRole('button', { name: 'La règle entière' }).click();
  await expect(drawer.getByRole('heading', { name: 'Repousser le dragon' })).toBeVisible();
  await expectAccessible(page, 'all the rules beside a table of Rush Out!');
});

story('a television of Rush Out! is accessible @desktop', async ({ page, context, server }) => {
  await MockTables.serve(context, SCENES);
  await page.setViewportSize({ width: 1920, height: 1080 });
  for (const scene of ['hero', 'all', 'signal', 'result', 'over'] as const) {
    await page.goto(`${server.origin}${pathOf(scene)}/tv`);
    await expect(page.getByRole('main')).toBeVisible();
    await expectAccessible(page, `a television of Rush Out!, ${scene}`);
    if (scene === 'over') continue;
    for (const name of ['Camille', 'Léa', 'Malik', 'Nour', 'Hugo']) {
      await expect(page.getByRole('group', { name: new RegExp(`^${name} `) })).toBeInViewport({ ratio: 0.99 });
    }
    expect(await layoutFaults(page, '.seat, [data-place]'), scene).toEqual([]);
  }
});
