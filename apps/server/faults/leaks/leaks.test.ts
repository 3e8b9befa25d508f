import { randomBot } from '@tablee/bot-kit';
import { type SnatchTypes, snatch } from '@tablee/conformance/snatch';
import type { HostCatalog } from '@tablee/host';
import type { AnyGame, GameDefinition } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { chanceOf } from '../chance.ts';
import { Device } from '../device.ts';
import { newTable } from '../new-table.ts';
import { type FaultSetting, nameOf, playground, settingsIn } from '../playground.ts';
import { somebody } from '../sitters.ts';
import { VirtualHost } from '../virtual-host.ts';
import { Ear } from './ear.ts';
import { tryLeaks } from './leaks.ts';
import { searchMatch } from './search.ts';
import { compareTwins } from './twins.ts';

const quiet = (): void => {};

it('no viewer is sent what the rules do not let them know', async () => {
  const { complaints } = await tryLeaks(playground, { matches: 1, twins: 2, tables: 2, seed: 'test' }, quiet);
  expect(complaints).toEqual([]);
});

it('nothing leaks if a round ends and both faces are shown in one step', async () => {
  const rummy = settingsIn(playground).find((setting) => nameOf(setting) === 'rummu short with 4');
  const tally = { twins: 0, messages: 0, bytes: 0 };
  expect(await compareTwins(rummy as FaultSetting, '1 rummu short with 4 44', tally)).toBeNull();
  expect(tally.twins).toBe(1);
});

type Part = Partial<GameDefinition<SnatchTypes>>;

/** Variants of Snatch that each leak in one way, and the check that finds it. */
const leaky: readonly (readonly [string, 'twins' | 'search', Part])[] = [
  ['the view shows the hand of a neighbour', 'twins', { view: peeking }],
  ['the view shows the hand of a neighbour', 'search', { view: peeking }],
  [
    'the view is as long as the name of the next card',
    'twins',
    {
      view: (state, viewer) => ({
        ...snatch.view(state, viewer),
        pad: 'x'.repeat(state.deck.at(-1)?.face.length ?? 0),
      }),
    },
  ],
  [
    'everybody is told which card was drawn',
    'search',
    { sight: (event, viewer) => snatch.sight(event, event.kind === 'drew' ? event.seat : viewer) },
  ],
  [
    'everybody is told what was dealt',
    'search',
    {
      sight: (event, viewer) =>
        ({ ...snatch.sight(event, viewer), ...(event.kind === 'dealt' && { all: event.hands }) }) as never,
    },
  ],
  [
    'a refusal hints at the next card',
    'twins',
    {
      apply: (state, ...asked) => {
        const verdict = snatch.apply(state, ...asked);
        if (verdict.ok) return verdict;
        return { ok: false, refusal: { ...verdict.refusal, facts: { next: state.deck.at(-1)?.face ?? '' } } };
      },
    },
  ],
  [
    'a command is refused for what nobody can see',
    'twins',
    {
      apply: (state, seat, command, moment) => {
        if (state.deck.at(-1)?.face !== 'bell') return snatch.apply(state, seat, command, moment);
        return { ok: false, refusal: { rule: 'SN-3', facts: {} } };
      },
    },
  ],
];

function peeking(state: SnatchTypes['state'], viewer: Parameters<typeof snatch.view>[1]): SnatchTypes['view'] {
  const neighbour = viewer === 'spectator' ? 0 : (viewer + 1) % state.hands.length;
  return { ...snatch.view(state, viewer), peek: state.hands[neighbour] } as SnatchTypes['view'];
}

describe('a leak is found', () => {
  it.each(leaky)('%s (%s)', async (_, finder, part) => {
    const definition = { ...snatch, ...part } as AnyGame;
    const setting = { definition, preset: 'long', seats: 3 };
    const catalog: HostCatalog = {
      [definition.id]: { versions: [definition], bots: { random: randomBot(definition) } },
    };
    const found: (string | null)[] = [];
    // The subtlest leak shows in one pair of twins in forty.
    for (let number = 0; number < 100 && found.length === 0; number += 1) {
      const word = `leaky ${number}`;
      const wrong =
        finder === 'search'
          ? await searchMatch(catalog, setting, word, { matches: 0, searched: 0 })
          : [await compareTwins(setting, word, { twins: 0, messages: 0, bytes: 0 })];
      found.push(...wrong.filter((what) => what !== null));
    }
    expect(found).not.toEqual([]);
  });

  it('a guest’s id that is shown as a name, and a nonce before the end', async () => {
    const rng = chanceOf('shown id');
    const [one, other] = [somebody(rng), somebody(rng)];
    const seats = [
      { ...one, name: one.guest },
      { ...other, name: other.nonce },
    ];
    const doc = newTable({ definition: snatch, preset: 'short', seats: 2 }, seats, 'shown id');
    const table = await new VirtualHost(playground).make(doc);
    const ear = new Ear(new Device('ear', { definition: snatch, rng, now: () => 0 }));
    const connection = table.connect(null, ear);
    ear.device.connect((message) => connection.receive(message));
    const found = ear.wordsTooMany(doc).join('\n');
    expect(found).toContain(`is told ${one.guest}`);
    expect(found).toContain(`is told ${other.nonce}`);
  });
});
