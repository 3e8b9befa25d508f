import type { Tip } from '@tablee/table-ui';
import type { Coached } from './coached.ts';
import { heroTips } from './hero-tips.ts';
import { sorcererTips } from './sorcerer-tips.ts';

/** What a newcomer is told of either role, the first that is due first. What is soon over is told before what stays. */
export function tipsFor(coached: Coached): Tip[] {
  return coached.game.camp === 'sorcerer' ? sorcererTips(coached) : heroTips(coached);
}
