import { randomBot } from '@tablee/bot-kit';
import { tug } from '@tablee/conformance/tug';
import { expect, it } from 'vitest';
import type { Browser } from './browser.scenario.ts';
import { BOT, ME, OPEN, serverWithGuests } from './guests.scenario.ts';

const games = { tug: { versions: [tug] as const, bots: { random: randomBot(tug) } } };
const { ann, ben } = serverWithGuests({ catalog: { games, module: '' } });

/** The seat that plays alone, according to the table. */
async function giantAt(id: string): Promise<unknown> {
  return (await ann.look(id)).table.teams?.[0];
}

/** Seat with the role in each of three matches, read in the lobby before each. */
async function giantsOfAnEvening(first: string, people: readonly Browser[]): Promise<unknown[]> {
  const giants: unknown[] = [];
  let id = first;
  for (let match = 0; match < 3; match += 1) {
    const foreseen = await giantAt(id);
    const clients = await Promise.all(people.map((person) => person.enter(id)));
    await ann.post(`/api/t/${id}/start`);
    await Promise.all(clients.map((client) => client.playToTheEnd(tug)));
    expect(clients[0]?.table?.teams?.[0]).toEqual(foreseen);
    giants.push(foreseen);
    const ended = id;
    for (const person of people) {
      id = String((await person.post(`/api/t/${ended}/rematch`, { nonce: '' })).body['id']);
    }
  }
  return giants;
}

it('a role that nobody chose rotates among people, as the lobby has shown it', async () => {
  const id = await ann.make(tug.id, [ME, OPEN, BOT]);
  await ben.post(`/api/t/${id}/join`, { nonce: 'b0' });
  expect(await giantsOfAnEvening(id, [ann, ben])).toEqual([[2], [0], [1]]);
});

it('one person alone with bots keeps their side', async () => {
  const id = await ann.make(tug.id, [ME, BOT, BOT]);
  expect(await giantsOfAnEvening(id, [ann])).toEqual([[2], [2], [2]]);
});
