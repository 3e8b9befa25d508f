import type { Size } from './use-size.ts';

/** Minimum layout size of a television in CSS pixels; the stage is scaled to the window. */
export const BIG_SCREEN: Size = { width: 1920, height: 1080 };

/** Lower right corner, used by the page for the QR code. */
export const JOIN_CORNER: Size = { width: 540, height: 336 };

/** Top row: the game's name at the left, settings at the right, the middle for the game. */
export const BIG_HEAD_PX = 110;
