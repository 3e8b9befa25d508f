import type { Tip } from '@tablee/table-ui';
import type { TipContext } from './coached.ts';
import { heroTips } from './hero-tips.ts';
import { sorcererTips } from './sorcerer-tips.ts';

/** Tips for a newcomer in order of priority. Fleeting tips come first. */
export function tipsFor(coached: TipContext): Tip[] {
  return coached.game.camp === 'sorcerer' ? sorcererTips(coached) : heroTips(coached);
}
