import { setTimeout as pause } from 'node:timers/promises';
import { CuttableProxy } from '../harness/cuttable-proxy.ts';
import { expect, story } from '../harness/story.ts';
import { until } from '../harness/until.ts';
import { expectAgreement } from '../people/agreement.ts';
import { dealEnv } from '../people/rush-deal-env.ts';
import { rushFinger } from '../people/rush-input.ts';
import type { RushPlayer } from '../people/rush-player.ts';
import type { RushDrawn } from '../people/rush-position.ts';
import { sitAtRush } from '../people/rush-table.ts';

const CUT = 'La connexion est coupée. On réessaie…';

/** I am the second hero; two dice of mine lie on a card. */
function begun(third: string): RushDrawn {
  return {
    seats: ['warrior blue: - - -', `tracker green @t1: key>t1 fire>t1 ${third}`, 'sorcerer: - - - - -'],
  };
}

type Three = [RushPlayer, RushPlayer, RushPlayer];
/** Long enough for others to see an action before its own player hears of it. */
const LAG_MS = 1_500;
/** A roll that is older than this is not sent any more. */
const TOO_OLD_MS = 2_000;

/** Rolls of a player, by the messages to another one. */
function rollsOf({ seat }: RushPlayer, { listener }: RushPlayer): number {
  return listener.texts.filter((text) => new RegExp(`"kind":"rolled"[^}]*"seat":${seat}\\b`).test(text)).length;
}

story(
  'a connection lost in the middle of a roll loses nothing, rolls once, and the match goes on',
  async ({ page, newcomer, startServer }) => {
    const server = await startServer(dealEnv(begun('-')));
    const line = await CuttableProxy.open(server.port);
    try {
      const pages = [await newcomer(), page, await newcomer()];
      const inputs = [undefined, story.info().project.name.includes('phone') ? rushFinger : undefined];
      const [witness, me] = (await sitAtRush(pages, server.origin, { inputs })) as Three;
      await page.goto(line.origin + new URL(page.url()).pathname);
      await expect(me.thing('clear')).toBeVisible();
      await me.waitForSpectacle();

      line.delay(LAG_MS); // this roll never reaches the table
      await me.touch('roll');
      line.cut();
      await expect(page.getByText(CUT)).toBeVisible();
      await pause(TOO_OLD_MS);
      line.delay(0);
      line.restore();
      await expect(page.getByText('La partie a continué pendant la coupure.')).toBeVisible();
      expect(rollsOf(me, witness)).toBe(0);
      await expectAgreement([me, witness]);
      await me.untilAnswered(() => me.touch('roll'));
      await expectAgreement([me, witness]); // the count of a witness who lags behind is too low
      expect(rollsOf(me, witness)).toBe(1);
      expect(me.view.dice[me.seat]?.map(({ is }) => is)).toEqual(['placed', 'placed', 'rolled']);

      await me.waitForPace();
      line.delay(LAG_MS); // this roll arrives, but its answer does not
      await me.touch('roll');
      await until('the others have seen it', () => rollsOf(me, witness) === 2);
      line.cut();
      await expect(page.getByText(CUT)).toBeVisible();
      line.delay(0);
      line.restore();
      await expect(page.getByText(CUT)).toBeHidden();
      await expectAgreement([me, witness]);
      await me.untilAnswered(() => me.touch('clear'));
      await me.waitForPace();
      await me.untilAnswered(() => me.touch('roll'));
      await expectAgreement([me, witness]);
      expect(rollsOf(me, witness)).toBe(3);
    } finally {
      await line.close();
    }
  },
);

story(
  'after a reload my dice lie where they lay, and the rest of the roll can be laid',
  async ({ page, newcomer, startServer }) => {
    const server = await startServer(dealEnv(begun('sword')));
    const pages = [await newcomer(), page, await newcomer()];
    const [witness, me] = (await sitAtRush(pages, server.origin)) as Three;
    await page.reload();
    await until('the table is seen again', () => me.listener.view !== null);
    await expect(me.thing('die-2')).toHaveAccessibleName('Dé 3 : Épée, convient');
    await expect(me.thing('die-0')).toHaveAccessibleName(/posé sur la Porte scellée/);
    await me.untilAnswered(() => me.touch('die-2'));
    expect(me.view.dice[me.seat]?.map(({ is }) => is)).toEqual(['placed', 'placed', 'placed']);
    await expectAgreement([me, witness]);
  },
);
