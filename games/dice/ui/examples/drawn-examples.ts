import type { RuleExample } from '@tablee/table-ui';
import { type DrawnPosition, drawLay, drawPosition } from '../../rules/drawn.ts';
import { diceNotation } from '../../rules/notation.ts';
import type { DiceCommand, DiceTypes, DiceView, LayCommand } from '../../rules/types.ts';

/** Writes positions and commands in the game's notation from drawings. */

type DiceRuleExample = RuleExample<DiceTypes>;

function written(state: DiceView, command: DiceCommand, { options }: DrawnPosition): DiceRuleExample {
  const example = { position: diceNotation.view(state), command: diceNotation.command(command) };
  return options === undefined ? example : { ...example, options };
}

/** Seat A lays this table. For equal faces an own die is taken first, since the example is about it. */
export function laying(drawn: DrawnPosition, table: string): DiceRuleExample {
  const state = drawPosition(drawn);
  const [mine = [], theirs = []] = state.hands;
  const ownFirst = { ...state, table: [], hands: [[...mine, ...state.table], theirs] };
  return written(state, drawLay(ownFirst, table), drawn);
}

/** Seat A lays this table with a die of seat B: the last one in B's hand. */
export function layingForeign(drawn: DrawnPosition, table: string): DiceRuleExample {
  const state = drawPosition(drawn);
  const [mine = [], theirs = []] = state.hands;
  const lay: LayCommand = drawLay({ ...state, hands: [[...mine, ...theirs.slice(-1)], theirs] }, table);
  return written(state, lay, drawn);
}

/** Seat A rolls the dice at these indices of the hand, or all if none are given. */
export function rolling(drawn: DrawnPosition, ...places: readonly number[]): DiceRuleExample {
  const state = drawPosition(drawn);
  const hand = (state.hands[0] ?? []).map(({ die }) => die);
  const dice = places.length === 0 ? hand : hand.filter((_, index) => places.includes(index));
  return written(state, { do: 'roll', dice: dice.toSorted((a, b) => a - b) }, drawn);
}

export function rollingNone(drawn: DrawnPosition): DiceRuleExample {
  return written(drawPosition(drawn), { do: 'roll', dice: [] }, drawn);
}

export function passing(drawn: DrawnPosition): DiceRuleExample {
  return written(drawPosition(drawn), { do: 'pass' }, drawn);
}

/** The example before any throw of the round. */
export function unrolled(example: DiceRuleExample): DiceRuleExample {
  return {
    ...example,
    position: example.position.replaceAll(/^([AB] .*)$/gm, (line) => line.replaceAll(/:\w+/g, ':-')),
  };
}
