import { type Box, clamp, TARGET_PX } from '@tablee/table-ui';
import { countIn } from '../../rules/family.ts';
import type { Family } from '../../rules/types.ts';
import { CARD_RATIO, cardBox, heightOf } from './card-box.ts';
import type { Tray } from './tray.ts';

/** Position and rotation of a card in the hand. */
export interface HandPlace extends Box {
  readonly turn: number;
}

interface HandRow {
  readonly cards: readonly Family[];
  readonly top: number;
  readonly width: number;
}

const TURNS_DEG = [-1.5, 1, 2, -1];
const PAIR_TURN_DEG = 4;
/** Visible height of the back row above the front row. */
const BACK_ROW_VISIBLE_PX = 46;
const MIN_CARD_WIDTH_PX = 48;

/** Pairs first, since they must be laid first; the rest in the order of drawing. */
export function inOrder(hand: readonly Family[]): Family[] {
  const pairs = [...new Set(hand.filter((family) => countIn(hand, family) > 1))];
  const laid = pairs.flatMap((family) => hand.filter((card) => card === family));
  return [...laid, ...hand.filter((family) => !pairs.includes(family))];
}

/** One row, or two if cards in one row would be too narrow to tap. */
export function handPlaces({ hand: area, largest }: Tray, cards: readonly Family[], isRoomy: boolean): HandPlace[] {
  const lift = isRoomy ? 20 : 6;
  const one = Math.floor(clamp((area.height - lift) / CARD_RATIO, MIN_CARD_WIDTH_PX, largest));
  const isOneRow =
    isRoomy || (area.width - one - gapAfterPair(cards, one)) / Math.max(1, cards.length - 1) >= TARGET_PX;
  if (isOneRow) {
    const top = area.top + Math.max(0, area.height - heightOf(one));
    return rowPlaces(area, { cards, top, width: one }, lift);
  }
  const width = Math.floor(clamp((area.height - BACK_ROW_VISIBLE_PX) / CARD_RATIO, MIN_CARD_WIDTH_PX, 64));
  const half = Math.ceil(cards.length / 2);
  return [
    ...rowPlaces(area, { cards: cards.slice(0, half), top: area.top, width }, 0),
    ...rowPlaces(area, { cards: cards.slice(half), top: area.top + BACK_ROW_VISIBLE_PX, width }, 0),
  ];
}

/** Gap between a pair and the next card. */
function gapAfterPair(cards: readonly Family[], width: number): number {
  return cards.some((family, index) => isSplit(cards, index) && countIn(cards, family) > 1) ? width * 0.2 : 0;
}

function isSplit(cards: readonly Family[], index: number): boolean {
  const [family, next] = [cards[index] as Family, cards[index + 1]];
  return next !== undefined && next !== family && (countIn(cards, family) > 1 || countIn(cards, next) > 1);
}

function rowPlaces(area: Box, { cards, top, width }: HandRow, lift: number): HandPlace[] {
  const splits = cards.map((_, index) => (isSplit(cards, index) ? width * 0.2 : 0));
  const spare = splits.reduce((total, split) => total + split, 0);
  const room = area.width - width - spare;
  const step = Math.min(width * 1.12, room / Math.max(1, cards.length - 1));
  let left = area.left + (area.width - width - spare - step * (cards.length - 1)) / 2;
  return cards.map((family, index) => {
    const isPaired = countIn(cards, family) > 1;
    const place = {
      ...cardBox(left, isPaired ? top - lift : top, width),
      turn: isPaired ? PAIR_TURN_DEG * (index % 2 === 0 ? -1 : 1) : (TURNS_DEG[index % TURNS_DEG.length] as number),
    };
    left += step + (splits[index] as number);
    return place;
  });
}
