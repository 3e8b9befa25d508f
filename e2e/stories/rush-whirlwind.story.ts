import { expectAccessible } from '../harness/axe.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { rushFinger, rushKeys } from '../people/rush-input.ts';
import { RushPlayer } from '../people/rush-player.ts';
import { rushScene, stateOf, stepBy } from '../people/rush-scenes.ts';

/** The sorcerer chooses the hero of a whirlwind while all my dice are on a card. */
const SCENES = {
  whirlwind: rushScene({
    chapter: 'scenario-1',
    dragon: 0,
    asking: 's1',
    cards: { s1: 'dissipation-whirlwind-1', t3: 'stone-golem' },
    laid: ['hero-0/dissipation-sword'],
    seats: ['warrior blue @t3: heart>t3 heart>t3 fire>t3', 'tracker green: - - -', 'sorcerer: - - - - -'],
  }),
};

story(
  'a whirlwind arrives when my three dice are placed, and I choose the one that it locks',
  async ({ page, context, server }) => {
    const mock = await MockTables.serve(context, SCENES);
    const isPhone = story.info().project.name.includes('phone');
    const me = await RushPlayer.withoutTips(page, { input: isPhone ? rushFinger : rushKeys });
    await page.goto(server.origin + pathOf('whirlwind'));
    await expect(page.locator('[data-place="t3"] button')).toHaveAccessibleName(/case Épée interdite/);
    const laid = stepBy(stateOf(SCENES.whirlwind), 'C', 'hamper 0', 1);
    mock.show('whirlwind', laid);
    await expect(me.status).toContainText('Quel dé enfermes-tu ?');
    await expect(page.locator('[data-place="t3"]')).toContainText('un dé part');
    await expect(page.getByRole('button', { name: 'Dé 2 : Cœur. Enferme-le' })).toBeVisible();
    await expectAccessible(page, 'a die to choose');
    await me.touchUntil('die-1', () => mock.commands.length > 0);
    expect(mock.commands).toEqual([{ scene: 'whirlwind', command: { do: 'lock', die: 1 } }]);
    mock.show('whirlwind', stepBy(laid.after as never, 'A', 'lock 2', 2, 600));
    const home = page.getByRole('button', { name: 'Dé 2 : enfermé dans le Tourbillon' });
    await expect(home).toBeVisible();
    await expectAccessible(page, 'a locked die');
    await home.click();
    await expect(me.status).toContainText('Ce dé est enfermé');
    expect(mock.commands).toHaveLength(1);
  },
);
