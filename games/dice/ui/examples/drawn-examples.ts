import type { RuleExample } from '@tablee/table-ui';
import { type Drawn, drawLay, drawPosition } from '../../rules/drawn.ts';
import { diceNotation } from '../../rules/notation.ts';
import type { DiceCommand, DiceTypes, DiceView, LayCommand } from '../../rules/types.ts';

/** Positions and commands in the notation of the game, from how they look. */

type Example = RuleExample<DiceTypes>;

function written(state: DiceView, command: DiceCommand, { options }: Drawn): Example {
  const example = { position: diceNotation.view(state), command: diceNotation.command(command) };
  return options === undefined ? example : { ...example, options };
}

/** Seat A lays this table. Where a face is there twice, the die of one's own comes first: it is what the example is about. */
export function laying(drawn: Drawn, table: string): Example {
  const state = drawPosition(drawn);
  const [mine = [], theirs = []] = state.hands;
  const ownFirst = { ...state, table: [], hands: [[...mine, ...state.table], theirs] };
  return written(state, drawLay(ownFirst, table), drawn);
}

/** Seat A lays this table with a die of seat B, which shows what stands last in B's hand. */
export function layingForeign(drawn: Drawn, table: string): Example {
  const state = drawPosition(drawn);
  const [mine = [], theirs = []] = state.hands;
  const lay: LayCommand = drawLay({ ...state, hands: [[...mine, ...theirs.slice(-1)], theirs] }, table);
  return written(state, lay, drawn);
}

/** Seat A rolls the dice at these places of the hand; all of them where none are named. */
export function rolling(drawn: Drawn, ...places: readonly number[]): Example {
  const state = drawPosition(drawn);
  const hand = (state.hands[0] ?? []).map(({ die }) => die);
  const dice = places.length === 0 ? hand : hand.filter((_, index) => places.includes(index));
  return written(state, { do: 'roll', dice: dice.toSorted((a, b) => a - b) }, drawn);
}

export function rollingNone(drawn: Drawn): Example {
  return written(drawPosition(drawn), { do: 'roll', dice: [] }, drawn);
}

export function passing(drawn: Drawn): Example {
  return written(drawPosition(drawn), { do: 'pass' }, drawn);
}

/** Nobody has rolled yet in this round. */
export function unrolled(example: Example): Example {
  return {
    ...example,
    position: example.position.replaceAll(/^([AB] .*)$/gm, (line) => line.replaceAll(/:\w+/g, ':-')),
  };
}
