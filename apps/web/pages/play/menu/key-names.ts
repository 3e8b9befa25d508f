import type { PageWord, SayPage } from '../../../locale/index.ts';

/** Keys that have names, by `KeyboardEvent.key`. */
const NAMED: Readonly<Record<string, Extract<PageWord, `key.${string}`>>> = {
  ' ': 'key.space',
  Enter: 'key.enter',
  Escape: 'key.escape',
  ArrowUp: 'key.up',
  ArrowDown: 'key.down',
  ArrowLeft: 'key.left',
  ArrowRight: 'key.right',
  Arrows: 'key.arrows',
};

/** A key as printed on a keyboard: letters as capitals. */
export function keyName(key: string, say: SayPage): string {
  const id = NAMED[key];
  return id === undefined ? key.toUpperCase().replace('CONTROL', 'Ctrl') : say(id);
}
