import { MessageGate } from '../harness/message-gate.ts';
import { MockTables, pathOf } from '../harness/mock-tables.ts';
import { expect, story } from '../harness/story.ts';
import { until } from '../harness/until.ts';
import { dealEnv } from '../people/rush-deal-env.ts';
import { rushFinger, rushKeys } from '../people/rush-input.ts';
import { RushPlayer } from '../people/rush-player.ts';
import type { RushDrawn } from '../people/rush-position.ts';
import { rushScene, stateOf, stepBy } from '../people/rush-scenes.ts';
import { sitAtRush } from '../people/rush-table.ts';

const HEROES = ['warrior blue: key>t1 key>t1 -', 'tracker green: step>t2 heart>t2 -'];

/** Two heroes work on two cards; the sorcerer's next die completes a Confusion. */
const NEARLY: RushDrawn = { seats: [...HEROES, 'sorcerer @s1: plant>s1 plant>s1 water>s1 water>s1 lightning'] };

/** The moment after: the sorcerer must choose a target. */
function asking(s1: string): RushDrawn {
  return { asking: 's1', cards: { s1 }, seats: ['sorcerer: - - - - -', ...HEROES] };
}
const SCENES = { all: rushScene(asking('confusion-all-1')), one: rushScene(asking('confusion-one-1')) };

story(
  'the sorcerer completes a Confusion and aims it; a hero sees their dice go, and why @short-phone',
  async ({ page, newcomer, startServer }) => {
    const server = await startServer(dealEnv(NEARLY));
    const isPhone = story.info().project.name.includes('phone');
    const inputs = [undefined, undefined, isPhone ? rushFinger : rushKeys];
    const pages = [await newcomer(), await newcomer(), page];
    const [one, other, me] = (await sitAtRush(pages, server.origin, { inputs })) as [
      RushPlayer,
      RushPlayer,
      RushPlayer,
    ];
    await me.touchUntil('die-4', () => me.view.dice[2]?.[4]?.is === 'placed');
    await until('the sorcerer is asked', () => me.view.questions.length > 0);
    await me.untilAnswered(() => me.touch('aim-2'));
    await until('both dice of the other have gone', () =>
      [one, other].every(({ listener }) => listener.view?.dice[1]?.every(({ is }) => is === 'loose') === true),
    );
    expect(one.view.dice[0]?.map(({ is }) => is)).toEqual(['placed', 'placed', 'loose']);
    await expect(other.status).toContainText('tes 2 dés sont repoussés');
    await expect(one.status).toContainText('2 dés repoussés');
    await expect(me.thing('aim-1')).toHaveCount(0);
  },
);

story(
  'a target that vanished before the sorcerer could see it is refused, and another is chosen in the remaining time',
  async ({ page, newcomer, startServer }) => {
    const server = await startServer(dealEnv(NEARLY));
    const gate = await MessageGate.on(page);
    const pages = [await newcomer(), await newcomer(), page];
    const players = (await sitAtRush(pages, server.origin)) as [RushPlayer, RushPlayer, RushPlayer];
    const [one, other, me] = players;
    await me.touch('die-4');
    await until('the sorcerer is asked', () => me.view.questions.length > 0);
    await expect(me.thing('aim-1').first()).toBeVisible();
    gate.hold();
    await one.touch('clear');
    await until('the dice are back', () => other.view.dice[0]?.every(({ is }) => is === 'loose') === true);
    await me.touch('aim-1');
    await until('the table has refused it', () => me.listener.texts.some((text) => text.includes('"type":"refusal"')));
    gate.release();
    await expect(me.status).toContainText('Aucun dé à repousser sur la Porte scellée');
    await me.untilAnswered(() => me.touch('aim-2'));
    await until('the other dice have gone', () => other.view.dice[1]?.every(({ is }) => is === 'loose') === true);
    expect(me.view.cards.s1).not.toBe('confusion-all-1');
  },
);

for (const [name, vanishes] of [
  ['all', 'clear'],
  ['one', 'take 1'],
] as const) {
  story(
    `a target keeps its number and its place when another vanishes, by touch and by keys: ${name}`,
    async ({ page, context, server }) => {
      const mock = await MockTables.serve(context, SCENES);
      const isPhone = story.info().project.name.includes('phone');
      const me = await RushPlayer.withoutTips(page, { input: isPhone ? rushFinger : rushKeys });
      await page.goto(server.origin + pathOf(name));
      const last = name === 'all' ? 2 : 4;
      await expect(me.thing('decline')).toBeVisible();
      const before = await me.thing(`aim-${last}`).first().boundingBox();
      mock.show(name, stepBy(stateOf(SCENES[name]), 'B', vanishes, 1));
      await expect(page.locator('[data-place="t1"] [data-face]')).toHaveCount(name === 'all' ? 0 : 1);
      await me.touch('aim-1');
      await expect(me.status).toContainText(name === 'all' ? 'Aucun dé à repousser' : 'choisis une autre cible');
      expect(mock.commands).toEqual([]);
      expect(await me.thing(`aim-${last}`).first().boundingBox()).toEqual(before);
      await me.touch(`aim-${last}`);
      const target = name === 'all' ? { spot: 't2', die: null } : { spot: 't2', die: { seat: 2, die: 1 } };
      await expect.poll(() => mock.commands).toEqual([{ scene: name, command: { do: 'aim', ...target } }]);
    },
  );
}
