import { withToy } from '../harness/copy.ts';
import { markGamesPlayed } from '../harness/mark-games-played.ts';
import { expect, story as told } from '../harness/story.ts';
import { until } from '../harness/until.ts';
import { MarketPlayer } from '../people/market-player.ts';
import { createTable, sitDown, startMatch } from '../people/table-setup.ts';

const story = told.extend(withToy('market'));
const CUT = 'La connexion est coupée. On réessaie…';

/** A number that both players can buy, and another one that I can buy. */
interface WantedNumbers {
  readonly contested: number;
  readonly other: number;
}

/** Creates tables until the deal has a number that both can buy. */
async function sitUntilBothWant(
  maker: MarketPlayer,
  me: MarketPlayer,
  origin: string,
  line: string,
): Promise<WantedNumbers> {
  for (;;) {
    await createTable(maker.page, origin, 'Marché');
    await sitDown(me.page, line + new URL(maker.page.url()).pathname);
    await startMatch(maker.page);
    await until('both have a hand', () => [maker, me].every(({ listener }) => listener.view?.hand != null));
    const wanted = wantedBy(maker, me);
    if (wanted !== null) return wanted;
  }
}

function wantedBy(maker: MarketPlayer, me: MarketPlayer): WantedNumbers | null {
  const stall = new Set(me.listener.view?.stall);
  const [theirs, mine] = [maker, me].map(({ listener }) => new Set(listener.view?.hand));
  const offered = [...(mine ?? [])].filter((number) => number !== null && stall.has(number));
  const contested = offered.find((number) => theirs?.has(number));
  const other = offered.find((number) => number !== contested);
  return contested == null || other == null ? null : { contested, other };
}

story(
  'a draft survives a lost connection and a reload, and loses what was bought meanwhile',
  async ({ page, newcomer, server, network }) => {
    const [maker, me] = [new MarketPlayer(await newcomer()), new MarketPlayer(page)];
    for (const buyer of [maker, me]) await markGamesPlayed(buyer.page, 'market');
    const { contested, other } = await sitUntilBothWant(maker, me, server.origin, network.origin);
    await me.choose(contested);

    network.cut();
    await expect(page.getByText(CUT)).toBeVisible();
    await me.choose(other);
    await expect(me.basket).toHaveText(`un ${contested}un ${other}`);
    network.restore();
    await page.reload();
    await expect(me.basket).toHaveText(`un ${contested}un ${other}`);

    network.cut();
    await expect(page.getByText(CUT)).toBeVisible();
    await maker.draw.click();
    await maker.choose(contested);
    await maker.buy.click();
    await until('the maker has bought', () => maker.listener.view?.taken[0] === 1);
    network.restore();
    await expect(page.getByText(CUT)).toBeHidden();
    await expect(me.basket).toHaveText(`un ${other}`);
    await expect(me.number('Ta main', contested).first()).toBeVisible();
    await expect(me.status).toContainText('ce qui ne va plus est revenu dans ta main');

    await me.draw.click();
    await me.buy.click();
    await until('I have bought what was left', () => maker.listener.view?.taken[1] === 1);
    await expect(me.basket).toHaveText('');
  },
);
