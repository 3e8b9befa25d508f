/** How the cards of a hand lie. */
export interface HandLayout {
  readonly rows: number;
  readonly perRow: number;
  /** Width of a card. */
  readonly card: number;
  /** From one card's left edge to the next: less than a card where they overlap. */
  readonly step: number;
  /** What is left to set groups apart. */
  readonly groupGap: number;
}

export interface HandRoom {
  readonly width: number;
  readonly mostRows: number;
  readonly widest: number;
  /** Narrower than this, another row is begun. */
  readonly comfortable: number;
}

/** The smallest thing that a thumb hits surely. */
const SMALLEST = 44;
const GAP = 6;
const GROUP_GAP = 10;

/** In as few rows as lets every card be comfortable; else no card is narrower than a thumb, rather they overlap. */
export function layOutHand(count: number, groups: number, room: HandRoom): HandLayout {
  const { width, mostRows, widest, comfortable } = room;
  const perRowOf = (rows: number): number => Math.max(1, Math.ceil(count / rows));
  const fitting = (rows: number): number => (width - (perRowOf(rows) - 1) * GAP) / perRowOf(rows);
  const all = Array.from({ length: mostRows }, (_, index) => index + 1);
  const rows = all.find((one) => fitting(one) >= comfortable) ?? mostRows;
  const perRow = perRowOf(rows);
  const card = Math.floor(Math.min(widest, Math.max(SMALLEST, fitting(rows))));
  const step = perRow === 1 ? card : Math.min(card + GAP, (width - card) / (perRow - 1));
  const spare = width - card - (perRow - 1) * step;
  return { rows, perRow, card, step, groupGap: Math.max(0, Math.min(GROUP_GAP, spare / Math.max(1, groups - 1))) };
}
