import type { RuleExample, RuleExamples } from '@tablee/table-ui';
import type { RushTypes } from '../../rules/types.ts';
import { type PositionChanges, written } from './position.ts';

/** Seat A has just rolled. The notation does not contain clocks. */
export interface HastyExample extends RuleExample<RushTypes> {
  readonly isHasty: true;
}

export function example(drawn: PositionChanges, command: string): RuleExample<RushTypes> {
  return { position: written(drawn), command };
}

export function pair(
  legal: readonly [PositionChanges, string],
  illegal: readonly [PositionChanges, string],
): RuleExamples<RushTypes> {
  return { legal: example(...legal), illegal: example(...illegal) };
}

const BEA = 'tracker green: step - -';
const CLO = 'sorcerer: fire - - - -';

/** Seat A as a hero with these dice, B as another hero, C as the sorcerer. */
export function hero(dice: string, more: Partial<PositionChanges> = {}, bea = BEA): PositionChanges {
  return { ...more, seats: [`warrior blue${dice}`, bea, CLO] };
}

/** Seat A as the sorcerer, with two heroes' dice. */
export function sorcerer(
  dice: string,
  more: Partial<PositionChanges> = {},
  heroes: readonly [string, string] = [': - - -', ': - - -'],
) {
  const [one, two] = heroes;
  return { ...more, seats: [`sorcerer${dice}`, `warrior blue${one}`, `tracker green${two}`] };
}
