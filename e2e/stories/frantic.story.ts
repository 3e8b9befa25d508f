import { story } from '../harness/story.ts';
import { expectAgreement } from '../people/agreement.ts';
import { playFor, sitAtFranticRush, sitAtRuckus } from '../people/frantic.ts';

const LASTS_MS = 20_000;

story('four people in a frenzy see the same table @desktop', async ({ page, newcomer, house }) => {
  const others = await Promise.all([newcomer(), newcomer(), newcomer()]);
  const players = await sitAtRuckus([page, ...others], house.origin);
  await playFor(players, LASTS_MS);
  await expectAgreement(players);
});

story(
  'five people in a frenzy see the same heroes, sorcerer and dragon @desktop',
  async ({ page, newcomer, house }) => {
    const others = await Promise.all([newcomer(), newcomer(), newcomer(), newcomer()]);
    const players = await sitAtFranticRush([page, ...others], house.origin);
    await playFor(players, LASTS_MS);
    await expectAgreement(players);
  },
);
