import { randomBot } from '@tablee/bot-kit';
import { tug } from '@tablee/conformance/tug';
import { expect, it } from 'vitest';
import { BOT, houseWithGuests, ME } from './guests.scenario.ts';

const games = { tug: { versions: [tug] as const, bots: { random: randomBot(tug) } } };
const { ann } = houseWithGuests({ catalog: { games, module: '' } });

/** Who plays alone against the others, as the lobby and then the match tell it. */
async function giantAt(id: string): Promise<unknown> {
  return (await ann.look(id)).table.teams?.[0];
}

it('a role that nobody chose goes to another seat in each rematch, as the lobby has shown it', async () => {
  let id = await ann.make(tug.id, [ME, BOT, BOT]);
  const giants: unknown[] = [];
  for (let match = 0; match < 3; match += 1) {
    const foreseen = await giantAt(id);
    const client = await ann.enter(id);
    await ann.post(`/api/t/${id}/start`);
    await client.playToTheEnd(tug);
    expect(client.table?.teams?.[0]).toEqual(foreseen);
    giants.push(foreseen);
    id = String((await ann.post(`/api/t/${id}/rematch`, { nonce: '' })).body['id']);
  }
  expect(giants).toEqual([[2], [0], [1]]);
});
