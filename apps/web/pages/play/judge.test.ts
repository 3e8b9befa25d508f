import { rulesCatalog } from '@tablee/games/catalog.rules';
import {
  type AnyGame,
  type GameTypes,
  openMatch,
  type Seat,
  seedFromWord,
  type TableSetup,
  tableFor,
} from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { isTurnOf, judgeOf } from './judge.ts';

describe.each(Object.entries(rulesCatalog))('whose turn it is in %s', (_, { versions: [definition] }) => {
  const [preset = ''] = Object.keys(definition.presets);
  const { state } = open(definition, preset);
  const judge = judgeOf(definition);
  const toAct = definition.toAct(state);

  it('follows from the view of each seat', () => {
    const seats = [0, 1].map((seat) => isTurnOf(judge, definition.view(state, seat as Seat), seat as Seat, 0));
    const expected = [0, 1].map((seat) => definition.traits.pace === 'turns' && toAct.includes(seat as Seat));
    expect(seats).toEqual(expected);
  });

  it('is never a spectator’s', () => {
    expect(isTurnOf(judge, definition.view(state, 'spectator'), 'spectator', 0)).toBe(false);
    expect(isTurnOf(judge, null, 0 as Seat, 0)).toBe(false);
  });
});

function open(definition: AnyGame, preset: string): { readonly state: object } {
  const table = tableFor(definition, preset, 2) as TableSetup<GameTypes>;
  return openMatch(definition, table, seedFromWord('turn')).match;
}
