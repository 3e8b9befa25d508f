import { seedFromWord, stepRng } from '@tablee/kernel';
import { areNear, chooseKept } from '../../bot/keep.ts';
import { isJoker } from '../../rules/face.ts';
import { bestTable } from '../../rules/search/best-table.ts';
import type { Placed, ShownDie } from '../../rules/types.ts';

/** Which dice to leave lying before a throw, and why. */
export interface KeepAdvice {
  readonly kept: readonly ShownDie[];
  /**
   * `sure`: some of them fit as they lie. `near`: each lacks one more with another one. `chance`: with them the most dice are
   * placed over many throws.
   */
  readonly why: 'sure' | 'joker' | 'near' | 'chance' | 'nothing';
  /** Of `sure`: how many can be placed whatever is thrown. */
  readonly sure: number;
}

/** As many as expert imagines, and half as many again. */
const THROWS = 60;
const BUDGET = 60_000;

/** What expert would keep. The same question always has the same answer. */
export function adviseKeep(table: readonly Placed[], own: readonly ShownDie[]): KeepAdvice {
  const lay = (dice: readonly ShownDie[]) => bestTable(table, dice, BUDGET).table;
  const kept = chooseKept(table, own, stepRng(seedFromWord('which dice to keep'), 0), THROWS, lay);
  const sure = kept.length === 0 ? 0 : lay(kept).length - table.length;
  return { kept, why: whyKept(kept, sure), sure };
}

function whyKept(kept: readonly ShownDie[], sure: number): KeepAdvice['why'] {
  if (kept.length === 0) return 'nothing';
  if (sure > 0) return 'sure';
  if (kept.some(({ face }) => isJoker(face))) return 'joker';
  const hasPartner = (die: ShownDie): boolean => kept.some((one) => one !== die && areNear(one.face, die.face));
  return kept.every(hasPartner) ? 'near' : 'chance';
}
