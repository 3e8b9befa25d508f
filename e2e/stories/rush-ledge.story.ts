import { toSeat } from '@tablee/kernel';
import type { LaidCard } from '../../games/rush-out/rules/types.ts';
import { expectAccessible } from '../harness/axe.ts';
import { layoutFaults } from '../harness/layout-faults.ts';
import { MockTables, pathOf, type TableScene } from '../harness/mock-tables.ts';
import { SIZES } from '../harness/sizes.ts';
import { expect, story } from '../harness/story.ts';
import { tooSmall } from '../harness/too-small.ts';
import { RushPlayer } from '../people/rush-player.ts';
import type { RushDrawn } from '../people/rush-position.ts';
import { rushScene, stateOf } from '../people/rush-scenes.ts';

const PARTS = '.topbar button, .seat, .status, [data-place], [data-chip], [data-thing="roll"]';
/** Cards against heroes, by what they forbid. */
const ON = { sword: 'dissipation-sword', whirlwind: 'dissipation-whirlwind-1' } as const;
const HEROES = ['warrior blue: fire joker heart', 'tracker green: fire>t1 fire>t1 sword', 'bard brown: step heart key'];
const SORCERER = 'sorcerer @s2: fire>s2 - - - -';

function laidOn(...cards: readonly (readonly [seat: number, card: string])[]): LaidCard[] {
  return cards.map(([seat, card]) => ({ seat: toSeat(seat), card }));
}

/** Four cards against three heroes; the bard helps with the card of the first one. */
function crowded(seats: readonly string[], first: number): TableScene {
  const drawn: RushDrawn = { chapter: 'scenario-1', dragon: 0, cards: { t1: 'torch-hall', t3: 'stone-golem' }, seats };
  const laid = laidOn(
    [first, ON.sword],
    [first, ON.whirlwind],
    [first + 1, 'dissipation-step'],
    [first + 2, 'dissipation-key'],
  );
  const scene = rushScene(drawn, { laid });
  const state = stateOf(scene);
  const dice = state.dice.map((own, seat) =>
    own.map((die, index) => {
      if (seat === first + 2 && index === 1) return { is: 'placed', spot: WHIRL(first), square: 0, face: 'heart' };
      return seat === first && index === 2 ? { is: 'locked' } : die;
    }),
  );
  return rushScene(drawn, { laid, dice: dice as never });
}

const WHIRL = (first: number) => `hero-${first}/${ON.whirlwind}` as const;

const SCENES = {
  hero: crowded([...HEROES, SORCERER], 0),
  sorcerer: crowded([SORCERER, ...HEROES], 1),
} as const;

const THINGS = 4;

for (const name of ['hero', 'sorcerer'] as const) {
  story(`what lies against the heroes at every size: ${name} @short-desktop`, async ({ page, context, server }) => {
    await MockTables.serve(context, SCENES);
    const me = await RushPlayer.withoutTips(page);
    await page.goto(server.origin + pathOf(name));
    const chips = page.getByRole('list').locator('[data-chip]');
    for (const [width, height] of SIZES) {
      const at = `${name} at ${width} × ${height}`;
      await page.setViewportSize({ width, height });
      await expect(chips).toHaveCount(THINGS);
      await expect(me.thing('roll')).toBeVisible();
      expect(await tooSmall(page, 'main button'), at).toEqual([]);
      expect(await layoutFaults(page, PARTS), at).toEqual([]);
      await expectAccessible(page, at);
    }
  });
}

story(
  'an unlit chip unfolds to its words, and a lit one takes the dice @short-phone',
  async ({ page, context, server }) => {
    const mock = await MockTables.serve(context, SCENES);
    await RushPlayer.withoutTips(page);
    await page.goto(server.origin + pathOf('hero'));
    const chip = (words: RegExp) => page.locator('[data-chip]').and(page.getByRole('button', { name: words }));
    await expect(chip(/^Sans Épée\. 1 ici\. devant toi\. Pose un dé ici/)).toBeVisible();
    await chip(/^Tourbillon\. devant toi/).click();
    const card = page.locator('[data-unfolds]').getByText('Enferme un dé d’un héros');
    await expect(card).toBeVisible();
    await chip(/^Sans Épée/).click();
    await expect(card).toHaveCount(0);
    await expect
      .poll(() => mock.commands.map(({ command }) => command))
      .toEqual([{ do: 'place', die: 0, spot: `hero-0/${ON.sword}`, as: 'fire' }]);
  },
);
