import type { Tip } from '@tablee/table-ui';
import type { Die, Spot } from '../../rules/types.ts';
import { thingName } from '../play/things.ts';
import { isJoker } from './coached.ts';
import type { TipId } from './tip-ids.ts';

export function tip(id: TipId, at: string, words: string, isDue: boolean, isDone = false): Tip {
  return { id, at, words, isDue, isDone };
}

/** What it points at will not be there for long. */
export function fleetingTip(id: TipId, at: string, words: string, isDue: boolean): Tip {
  return { ...tip(id, at, words, isDue), isFleeting: true };
}

/** What tips point at, as selectors. */
export const ROLL = '[data-thing="roll"]';
export const PING = '[data-thing="ping-help"]';
export const TILE = '[data-thing="spot-dragon"]';
export const AIM = '[data-thing^="aim-"]';
export const DRAGON = '[data-part="dragon"]';
/** What the joker stands for; its box is wider than that. */
export const BANNERS = '[data-part="joker"] > *';

export function cardSelector(spot: Spot | undefined): string {
  return `[data-place="${spot}"]`;
}

/** What is touched of a card: what a tip lights is pressed through it. */
export function buttonSelector(spot: Spot | undefined): string {
  return `[data-thing="spot-${spot}"]`;
}

export function dieSelector(index: number): string {
  return `[data-thing="${thingName({ at: 'die', die: index })}"]`;
}

export function jokerSelector(dice: readonly Die[]): string {
  return dieSelector(dice.findIndex(isJoker));
}
