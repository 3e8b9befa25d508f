import type { Happening } from '@tablee/table-ui';
import type { DiceTypes } from '../rules/types.ts';

/** The throw that each die lies from, as far as this page has seen: a die tumbles when it changes. */
export function rollsIn(happenings: readonly Happening<DiceTypes>[]): ReadonlyMap<number, number> {
  return new Map(
    happenings.flatMap(({ seq, sights }) =>
      sights.flatMap((sight) => (sight.kind === 'rolled' ? sight.shown.map(({ die }) => [die, seq] as const) : [])),
    ),
  );
}
