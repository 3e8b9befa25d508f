import type { ShownExample } from '@tablee/table-ui';
import type { RushTypes } from '../../rules/types.ts';

/**
 * Clears the clocks: those of a real table have expired when its picture is viewed. The picture shows only the spots of
 * the command anyway.
 */
export function focusOn(shown: ShownExample<RushTypes>): ShownExample<RushTypes> {
  const { view } = shown;
  const nobody = view.dice.map(() => null);
  return { ...shown, view: { ...view, rolledAt: nobody, actedAt: nobody, pingedAt: nobody } };
}
