import { seedFromWord, stepRng } from '@tablee/kernel';
import { areNear, chooseKept } from '../../bot/keep.ts';
import { isJoker } from '../../rules/face.ts';
import { bestTable } from '../../rules/search/best-table.ts';
import type { Placed, ShownDie } from '../../rules/types.ts';

/** Advice on the dice to keep before a throw. */
export interface KeepAdvice {
  readonly kept: readonly ShownDie[];
  /**
   * `sure`: some of them fit already. `near`: each needs one more die with another one. `chance`: they place the most
   * dice over many imagined throws.
   */
  readonly why: 'sure' | 'joker' | 'near' | 'chance' | 'nothing';
  /** For `sure`: number of dice that can be placed after any throw. */
  readonly sure: number;
}

/** One and a half times as many as the expert bot imagines. */
const IMAGINED_THROWS = 60;
const STEP_BUDGET = 60_000;

/** The choice of the expert bot. Deterministic. */
export function adviseKeep(table: readonly Placed[], own: readonly ShownDie[]): KeepAdvice {
  const lay = (dice: readonly ShownDie[]) => bestTable(table, dice, STEP_BUDGET).table;
  const kept = chooseKept(table, own, stepRng(seedFromWord('which dice to keep'), 0), IMAGINED_THROWS, lay);
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
