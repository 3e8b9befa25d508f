import type { Tip } from '@tablee/table-ui';
import type { Die, Spot } from '../../rules/types.ts';
import { thingName } from '../play/things.ts';
import { isJoker } from './coached.ts';
import type { TipId } from './tip-ids.ts';

export function tip(id: TipId, at: string, words: string, isDue: boolean, isDone = false): Tip {
  return { id, at, words, isDue, isDone };
}

/** A tip whose target soon disappears. */
export function fleetingTip(id: TipId, at: string, words: string, isDue: boolean): Tip {
  return { ...tip(id, at, words, isDue), isFleeting: true };
}

/** Selectors of targets. */
export const ROLL = '[data-thing="roll"]';
export const PING = '[data-thing="ping-help"]';
export const TILE = '[data-thing="spot-dragon"]';
export const AIM = '[data-thing^="aim-"]';
export const PICK = '[data-thing^="pick-"]';
export const STOP = '[data-thing="stop"]';
export const DRAGON = '[data-part="dragon"]';
/** The symbols only: the box around them is wider. */
export const BANNERS = '[data-part="joker"] > *';

export function cardSelector(spot: Spot | undefined): string {
  return `[data-place="${spot}"]`;
}

/** The button of a card, because players can press lit elements. */
export function buttonSelector(spot: Spot | undefined): string {
  return `[data-thing="spot-${spot}"]`;
}

export function dieSelector(index: number): string {
  return `[data-thing="${thingName({ at: 'die', die: index })}"]`;
}

export function jokerSelector(dice: readonly Die[]): string {
  return dieSelector(dice.findIndex(isJoker));
}
