import type { Tip } from '@tablee/table-ui';
import type { TipContext } from './coached.ts';
import { heroTips } from './hero-tips.ts';
import { scenarioTips } from './scenario-tips.ts';
import { sorcererTips } from './sorcerer-tips.ts';

/** Tips for a newcomer in order of priority. Fleeting tips come first. */
export function tipsFor(coached: TipContext): Tip[] {
  const own = coached.game.camp === 'sorcerer' ? sorcererTips(coached) : heroTips(coached);
  return [...scenarioTips(coached), ...own];
}
