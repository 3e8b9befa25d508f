import { type Match, openMatch, type Seat, seedFromWord, submit, tableFor, undo } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { tiles } from '../rules/index.ts';
import type { TilesCommand, TilesTypes } from '../rules/types.ts';
import { takesBack } from './take-back.ts';

const MATCHES = 40;
const MAX_ENTRIES = 200;

/** Every command of matches in which each drawn tile is kept. `isTaken`: the host would undo it at once. */
function* commandsOf(preset: string): Generator<{ readonly command: TilesCommand; readonly isTaken: boolean }> {
  for (let n = 0; n < MATCHES; n += 1) {
    let match = open(preset, `take back ${n}`);
    for (let entry = 0; entry < MAX_ENTRIES; entry += 1) {
      const [seat] = tiles.toAct(match.state);
      if (seat === undefined) break;
      const command = choose(match, seat);
      if (command === undefined) break;
      match = submit(match, seat, command, match.at).match;
      if (tiles.result(match.state) !== null) break; // the match is over: no undo is offered
      yield { command, isTaken: undo(match, seat, match.seq, match.at).problem === null };
    }
  }
}

function open(preset: string, word: string): Match<TilesTypes> {
  const table = tableFor(tiles, preset, 3);
  if (table === null) throw new Error(`no preset ${preset}`);
  return openMatch(tiles, table, seedFromWord(word)).match;
}

function choose({ state, at }: Match<TilesTypes>, seat: Seat): TilesCommand | undefined {
  const legal = [...tiles.legal(tiles.view(state, seat), seat, at)];
  return legal.find((command) => command.do === 'keep') ?? legal[0];
}

describe('undo', () => {
  it.each(['family', 'junior', 'memory'])('is offered in %s for the commands that the kernel can undo', (preset) => {
    const played = [...commandsOf(preset)];
    expect(played.length).toBeGreaterThan(MATCHES);
    for (const { command, isTaken } of played) expect([command.do, isTaken]).toEqual([command.do, takesBack(command)]);
  });

  it('is met in these matches after a drawn tile is kept', () => {
    expect([...commandsOf('family')].some(({ isTaken }) => isTaken)).toBe(true);
  });
});
