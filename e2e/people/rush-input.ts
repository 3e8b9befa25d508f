import { type TryPress, tryByFinger, tryByMouse } from './try-press.ts';

export type RushInput = TryPress;

export const rushMouse = tryByMouse;
export const rushFinger = tryByFinger;

const KEYS: Readonly<Record<string, string>> = {
  roll: 'Space',
  clear: 'r',
  decline: 'Escape',
  'ping-help': 'x',
  'ping-dragon': 'c',
  'ping-mine': 'v',
  'spot-t1': 'q',
  'spot-t2': 'w',
  'spot-t3': 'e',
  'spot-s1': 'q',
  'spot-s2': 'w',
  'spot-s3': 'e',
  'spot-dragon': 't',
};

/** Keys: digits for dice and targets, letters for cards and calls, the space bar to roll. */
export const rushKeys: RushInput = async (page, thing) => {
  const [, kind, which] = /^(die|aim)-(\d+)$/.exec(thing) ?? [];
  const key = kind === undefined ? KEYS[thing] : String(Number(which) + (kind === 'die' ? 1 : 0));
  if (key === undefined || (kind === 'aim' && (await page.locator('[data-fresh]').count()) > 0)) return false;
  await page.keyboard.press(key);
  return true;
};
