import type { ShownExample } from '@tablee/table-ui';
import type { RushTypes } from '../../rules/types.ts';

/** The clocks of a real table are past when its picture is looked at. What is drawn of it is what the try is about anyway. */
export function focusOn(shown: ShownExample<RushTypes>): ShownExample<RushTypes> {
  const { view } = shown;
  const nobody = view.dice.map(() => null);
  return { ...shown, view: { ...view, rolledAt: nobody, actedAt: nobody, pingedAt: nobody } };
}
