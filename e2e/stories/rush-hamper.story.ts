import { elementsOf } from '../../games/rush-out/rules/content/cards.ts';
import { SORCERER_DICE } from '../../games/rush-out/rules/content/heroes.ts';
import { expectAccessible } from '../harness/axe.ts';
import { layoutFaults } from '../harness/layout-faults.ts';
import { MockTables, pathOf, type TableScene } from '../harness/mock-tables.ts';
import { SIZES } from '../harness/sizes.ts';
import { expect, story } from '../harness/story.ts';
import { tooSmall } from '../harness/too-small.ts';
import { rushFinger, rushKeys, rushMouse } from '../people/rush-input.ts';
import { RushPlayer } from '../people/rush-player.ts';
import type { RushDrawn } from '../people/rush-position.ts';
import { rushScene, stateOf, stepBy, wakeStep } from '../people/rush-scenes.ts';

/** Heroes in all situations: on a card, alone, with one and with two dissipations. */
const HEROES = [
  'warrior blue: key>t1 key>t1 -',
  'tracker green: fire heart -',
  'bard brown: heart>t2 - -',
  'cleric white: # - -',
];
const SCENARIO: Pick<RushDrawn, 'chapter' | 'dragon' | 'laid'> = {
  chapter: 'scenario-1',
  dragon: 0,
  laid: ['hero-3/dissipation-sword', 'hero-4/dissipation-whirlwind-1', 'hero-4/dissipation-key'],
};
const FIRE = elementsOf('dissipation-fire');
const LAST = FIRE.length - 1;
/** The last die completes the spell. */
const ON_SPELL = FIRE.map((face, index) => (index === LAST ? face : `${face}>s1`));
const PLACE_LAST = `place ${FIRE.length} s1 ${FIRE[LAST]}`;
const NEARLY: RushDrawn = {
  ...SCENARIO,
  cards: { s1: 'dissipation-fire' },
  seats: [`sorcerer @s1: ${[...ON_SPELL, '-'].slice(0, SORCERER_DICE).join(' ')}`, ...HEROES],
};
const NEARLY_PUSH: RushDrawn = {
  ...NEARLY,
  cards: {},
  seats: ['sorcerer @s1: plant>s1 plant>s1 water>s1 water>s1 lightning', ...HEROES],
};
const ASKED: RushDrawn = { ...NEARLY, asking: 's1', seats: ['sorcerer: - - - - -', ...HEROES] };
const WHIRLWIND: RushDrawn = { ...ASKED, cards: { s1: 'dissipation-whirlwind-2' } };
/** Only two heroes, seen by the sorcerer. */
const THREE: RushDrawn = {
  ...ASKED,
  laid: ['hero-1/dissipation-sword'],
  seats: ['sorcerer: - - - - -', ...HEROES.slice(0, 2)],
};
const WATCHED: RushDrawn = {
  ...ASKED,
  laid: ['hero-1/dissipation-sword'],
  seats: ['warrior blue: key>t1 key>t1 -', 'tracker green: fire heart -', 'sorcerer: - - - - -'],
};

const SCENES = {
  nearly: rushScene(NEARLY),
  push: rushScene(NEARLY_PUSH),
  asked: rushScene(ASKED),
  whirlwind: rushScene(WHIRLWIND),
  three: rushScene(THREE),
  watched: rushScene(WATCHED),
  watching: { ...rushScene(WATCHED), me: 'spectator' },
  signal: rushScene({ phase: 'signal', seats: ['warrior blue: - - -', 'tracker green: - - -', 'sorcerer: - - - - -'] }),
} as const satisfies Record<string, TableScene>;

story(
  'the sorcerer completes a Dissipation, chooses a hero by mouse and another one by key, and nothing is asked @desktop',
  async ({ page, context, server }) => {
    const mock = await MockTables.serve(context, SCENES);
    const me = await RushPlayer.withoutTips(page, { input: rushMouse });
    await page.goto(server.origin + pathOf('nearly'));
    await me.touch(`die-${LAST}`);
    await expect.poll(() => mock.commands).toHaveLength(1);
    const placed = stepBy(stateOf(SCENES.nearly), 'A', PLACE_LAST, 1);
    mock.show('nearly', placed);
    await expect(me.status).toContainText('Plus de cases Feu pour…');
    await expect(me.status).toContainText('Sinon : le héros qui a le plus de dés posés.');
    await me.touchUntil('pick-2', () => mock.commands.length === 2);
    const chosen = stepBy(placed.after as never, 'A', 'hamper 2', 2, 250);
    mock.show('nearly', chosen);
    await expect(me.thing('pick-2')).toHaveAttribute('aria-pressed', 'true');
    await expect(me.status).toContainText('Tu peux encore changer.');
    await page.keyboard.press('1');
    await expect.poll(() => mock.commands).toHaveLength(3);
    const changed = stepBy(chosen.after as never, 'A', 'hamper 1', 3, 500);
    mock.show('nearly', changed);
    await expect(me.thing('pick-1')).toHaveAttribute('aria-pressed', 'true');
    await expect(me.thing('pick-2')).not.toHaveAttribute('aria-pressed');
    mock.show('nearly', wakeStep(changed.after as never, 4));
    await expect(me.thing('pick-1')).toHaveCount(0);
    await expect(me.thing('die-0')).toBeVisible();
    const hampers = [2, 1].map((hero) => ({ scene: 'nearly', command: { do: 'hamper', hero } }));
    expect(mock.commands.slice(1)).toEqual(hampers);
  },
);

for (const [how, input] of [
  ['touch', rushFinger],
  ['keys', rushKeys],
] as const) {
  story(
    `the sorcerer chooses the target of a Confusion during the pause before it, by ${how} ${how === 'keys' ? '@desktop' : '@phone'}`,
    async ({ page, context, server }) => {
      const mock = await MockTables.serve(context, SCENES);
      const me = await RushPlayer.withoutTips(page, { input });
      await page.goto(server.origin + pathOf('push'));
      await me.touchUntil('die-4', () => mock.commands.length === 1);
      const placed = stepBy(stateOf(SCENES.push), 'A', 'place 5 s1 lightning', 1);
      mock.show('push', placed);
      await me.touchUntil('aim-1', () => mock.commands.length === 2);
      const chosen = stepBy(placed.after as never, 'A', 'aim t1', 2, 250);
      mock.show('push', chosen);
      await expect(me.status).toContainText('Choisi.');
      await expect(me.thing('aim-1').first()).toHaveAttribute('aria-pressed', 'true');
      // The target vanishes: at the end of the pause the question opens with the same numbers.
      const cleared = stepBy(chosen.after as never, 'B', 'clear', 3, 400);
      mock.show('push', cleared);
      mock.show('push', wakeStep(cleared.after as never, 4));
      await expect(me.status).toContainText(/Repousse les dés|Choisis une carte/);
      await me.touchUntil('aim-2', () => mock.commands.length === 3);
      expect(mock.commands.slice(1).map(({ command }) => command)).toEqual([
        { do: 'aim', spot: 't1', die: null },
        { do: 'aim', spot: 't2', die: null },
      ]);
    },
  );
}

story('the buttons of a choice take no tap when they have just appeared', async ({ page, context, server }) => {
  const mock = await MockTables.serve(context, SCENES);
  const me = await RushPlayer.withoutTips(page);
  await page.goto(server.origin + pathOf('nearly'));
  await expect(me.thing(`die-${LAST}`)).toBeVisible();
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      const button = document.querySelector<HTMLElement>('[data-thing="pick-1"]');
      if (button === null) return;
      seen.disconnect();
      button.click();
      document.documentElement.dataset['clicked'] = 'early';
    });
    seen.observe(document.body, { childList: true, subtree: true });
  });
  mock.show('nearly', stepBy(stateOf(SCENES.nearly), 'A', PLACE_LAST, 1));
  await expect(page.locator('html[data-clicked]')).toBeAttached();
  await me.touchUntil('pick-3', () => mock.commands.length > 0);
  expect(mock.commands).toEqual([{ scene: 'nearly', command: { do: 'hamper', hero: 3 } }]);
});

story('a hero and a spectator read that the sorcerer chooses a hero', async ({ page, context, server }) => {
  await MockTables.serve(context, SCENES);
  const me = await RushPlayer.withoutTips(page);
  for (const scene of ['watched', 'watching'] as const) {
    await page.goto(server.origin + pathOf(scene));
    await expect(me.status).toContainText('Dissipation');
    await expect(me.status).toContainText('choisit un héros…');
  }
});

story('a hero may call before the signal', async ({ page, context, server }) => {
  const mock = await MockTables.serve(context, SCENES);
  const me = await RushPlayer.withoutTips(page, { input: rushMouse });
  await page.goto(server.origin + pathOf('signal'));
  await expect(me.thing('ping-mine')).toHaveAttribute('aria-disabled', 'false');
  await me.touch('ping-mine');
  await expect(me.status).toContainText(me.say('ui.ping.where'));
  await me.touch('spot-t2');
  await expect
    .poll(() => mock.commands)
    .toEqual([{ scene: 'signal', command: { do: 'ping', word: 'mine', spot: 't2' } }]);
});

const PARTS =
  '.topbar button, .seat, .status, [data-place], main [data-thing^="die-"], main [data-thing^="pick-"], main [data-thing^="aim-"], [data-thing="roll"], [data-thing="decline"]';

type Reach = (me: RushPlayer, mock: MockTables) => Promise<void>;

const STATES: readonly (readonly [keyof typeof SCENES, string, Reach])[] = [
  ['asked', 'choosing a hero', async (me) => expect(me.thing('pick-4')).toBeVisible()],
  ['whirlwind', 'choosing a hero for a whirlwind', async (me) => expect(me.thing('pick-4')).toBeVisible()],
  ['three', 'choosing one of two heroes', async (me) => expect(me.thing('pick-2')).toBeVisible()],
  [
    'nearly',
    'a hero is chosen during the pause',
    async (me, mock) => {
      await expect(me.thing(`die-${LAST}`)).toBeVisible();
      const placed = stepBy(stateOf(SCENES.nearly), 'A', PLACE_LAST, 1);
      mock.show('nearly', placed);
      mock.show('nearly', stepBy(placed.after as never, 'A', 'hamper 3', 2, 250));
      await expect(me.thing('pick-3')).toHaveAttribute('aria-pressed', 'true');
    },
  ],
  [
    'push',
    'a card is chosen during the pause',
    async (me, mock) => {
      await expect(me.thing('die-4')).toBeVisible();
      const placed = stepBy(stateOf(SCENES.push), 'A', 'place 5 s1 lightning', 1);
      mock.show('push', placed);
      mock.show('push', stepBy(placed.after as never, 'A', 'aim t1', 2, 250));
      await expect(me.thing('aim-1').first()).toHaveAttribute('aria-pressed', 'true');
    },
  ],
  ['watched', 'a hero while the sorcerer chooses', async (me) => expect(me.status).toContainText('choisit un héros')],
];

for (const [width, height] of SIZES) {
  story(
    `every choice of the sorcerer can be used at ${width} × ${height} @desktop`,
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
          expect.soft(await layoutFaults(page, PARTS), where).toEqual([]);
          expect.soft(await tooSmall(page, 'main button'), where).toEqual([]);
          await expectAccessible(page, where);
        });
      }
    },
  );
}
