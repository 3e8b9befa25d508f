import type { SeenEnd } from '@tablee/table-ui';
import type { RummuWords } from '../locale/index.ts';
import { endRuleOf, targetOf } from '../rules/scoring.ts';
import type { RummuTypes } from '../rules/types.ts';

type RummuSeenEnd = Pick<SeenEnd<RummuTypes, RummuWords>, 'view' | 'say'>;

/** RM-26, RM-A31: the target differs by table, therefore the sentence names it. */
export function endingOfRummu({ view, say }: RummuSeenEnd): string {
  if (endRuleOf(view, view.hands.length) === 'RM-A32') return say('RM-A32.end');
  return say('end.target', { target: targetOf(view.options) });
}
