import { expect, story } from '../harness/story.ts';
import { expectAgreement } from '../people/agreement.ts';
import { type FranticPlayer, playFor, sitAtFranticRush, sitAtRuckus } from '../people/frantic.ts';

const LASTS_MS = 20_000;

/** Checks that everybody has played, because idle screens agree too. */
async function expectSameTable(players: readonly FranticPlayer[]): Promise<void> {
  for (const { listener } of players) expect(listener.acknowledged).toBeGreaterThan(0);
  await expectAgreement(players);
}

story('four people in a frenzy see the same table @desktop', async ({ page, newcomer, server }) => {
  const others = await Promise.all([newcomer(), newcomer(), newcomer()]);
  const players = await sitAtRuckus([page, ...others], server.origin);
  await playFor(players, LASTS_MS);
  await expectSameTable(players);
});

story(
  'five people in a frenzy see the same heroes, sorcerer and dragon @desktop',
  async ({ page, newcomer, server }) => {
    const others = await Promise.all([newcomer(), newcomer(), newcomer(), newcomer()]);
    const players = await sitAtFranticRush([page, ...others], server.origin);
    await playFor(players, LASTS_MS);
    await expectSameTable(players);
  },
);
