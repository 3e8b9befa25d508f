import type { RummuSay } from '../../locale/index.ts';
import type { OpeningStep } from '../../rules/opening.ts';

/** RM-15: the totals of this step, for instance « de 200 à 399 points ». */
export function whyOpening({ from, below }: OpeningStep, say: RummuSay): string {
  if (from === null) return say('ui.sheet.next.below', { points: below ?? 0 });
  if (below === null) return say('ui.sheet.next.above', { points: from });
  return say('ui.sheet.next.between', { from, to: below - 1 });
}
