import type { Happening } from '@tablee/table-ui';
import type { DiceTypes } from '../rules/types.ts';

/** The throw from which each die lies, as far as this page has seen it; a die tumbles when its throw changes. */
export function rollsIn(happenings: readonly Happening<DiceTypes>[]): ReadonlyMap<number, number> {
  return new Map(
    happenings.flatMap(({ seq, sights }) =>
      sights.flatMap((sight) => (sight.kind === 'rolled' ? sight.shown.map(({ die }) => [die, seq] as const) : [])),
    ),
  );
}
