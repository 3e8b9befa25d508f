/** Layout of a hand, in pixels. */
export interface HandLayout {
  readonly rows: number;
  readonly perRow: number;
  /** Width of a card. */
  readonly card: number;
  /** Distance between the left edges of two cards; less than a card's width if they overlap. */
  readonly step: number;
  /** Additional distance between groups. */
  readonly groupGap: number;
}

export interface HandRoom {
  readonly width: number;
  readonly maxRows: number;
  readonly widest: number;
  /** Minimum width before another row is used. */
  readonly comfortable: number;
}

/** Minimum touch target, in pixels. */
const MIN_CARD_WIDTH = 44;
const GAP = 6;
const GROUP_GAP = 10;

/**
 * Uses as few rows as give every card a comfortable width. In the last row possible, cards keep the width of a touch target and
 * overlap.
 */
export function layOutHand(count: number, groups: number, room: HandRoom): HandLayout {
  const { width, maxRows, widest, comfortable } = room;
  const perRowOf = (rows: number): number => Math.max(1, Math.ceil(count / rows));
  const fitting = (rows: number): number => (width - (perRowOf(rows) - 1) * GAP) / perRowOf(rows);
  const all = Array.from({ length: maxRows }, (_, index) => index + 1);
  const rows = all.find((one) => fitting(one) >= comfortable) ?? maxRows;
  const perRow = perRowOf(rows);
  const card = Math.floor(Math.min(widest, Math.max(MIN_CARD_WIDTH, fitting(rows))));
  const step = perRow === 1 ? card : Math.min(card + GAP, (width - card) / (perRow - 1));
  const spare = width - card - (perRow - 1) * step;
  return { rows, perRow, card, step, groupGap: Math.max(0, Math.min(GROUP_GAP, spare / Math.max(1, groups - 1))) };
}
