import type { Size } from './use-size.ts';

/** What a television is drawn on, at least, in pixels of its own: enlarged or reduced to the window as a whole. */
export const BIG_SCREEN: Size = { width: 1920, height: 1080 };

/** The lower right corner is the page's: there phones find the way in. */
export const JOIN_CORNER: Size = { width: 540, height: 336 };

/** The top is the page's and the game's: its name to the left, settings to the right, the middle for the game. */
export const BIG_HEAD = 110;
