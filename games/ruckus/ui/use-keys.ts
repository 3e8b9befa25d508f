import { announce, focusNext, type GameKey, useTableKeys } from '@tablee/table-ui';
import type { RefObject } from 'react';
import type { RuckusWords } from '../locale/index.ts';
import type { Family } from '../rules/types.ts';
import { actionsIn } from './log.tsx';
import { namedCards } from './places.ts';
import { type Listener, sayHand, sayScores, sayThefts, theftsIn } from './said.ts';
import { type Spot, spotName } from './spots.ts';
import type { RuckusGame, RuckusProps } from './use-ruckus.ts';

/**
 * The thing that a key selects: digits for the cards of the hand, D and space for the draw pile; null for other keys.
 */
export function spotOfKey(key: string, hand: readonly Family[]): Spot | null {
  if (key === ' ' || key.toLowerCase() === 'd') return { at: 'draw' };
  if (!/^\d$/.test(key)) return null;
  const index = key === '0' ? 9 : Number(key) - 1;
  return namedCards(hand)[index]?.spot ?? null;
}

/** For the list of keys. */
export const RUCKUS_KEYS: readonly GameKey<RuckusWords>[] = [
  { keys: ['1-9', '0'], does: 'ui.key.cards' },
  { keys: ['D', ' '], does: 'ui.key.draw' },
  { keys: ['P'], does: 'ui.key.target' },
  { keys: ['M'], does: 'ui.key.hand' },
  { keys: ['V'], does: 'ui.key.thefts' },
  { keys: ['S'], does: 'ui.key.scores' },
  { keys: ['L'], does: 'ui.key.lately' },
];

/** Number of past actions that are read on request. */
const MAX_READ_ACTIONS = 5;

/** The text that a key asks for; null for other keys. */
function textOfKey(key: string, props: RuckusProps, { hand, me, shown }: RuckusGame): string | null {
  const { view, say, nameOf } = props;
  const listener: Listener = { me, say, nameOf };
  switch (key.toLowerCase()) {
    case 'm':
      return me === null ? null : sayHand(hand, listener);
    case 'v':
      return me === null ? null : sayThefts(theftsIn(shown.coming, hand, me), listener);
    case 's':
      return sayScores(view, listener);
    case 'l':
      return sayLatestActions(props);
    default:
      return null;
  }
}

function sayLatestActions(props: RuckusProps): string {
  const actions = actionsIn(props).slice(-MAX_READ_ACTIONS);
  return actions.length === 0 ? props.say('ui.said.nothing') : `${actions.map(({ words }) => words).join('. ')}.`;
}

/** Keys work wherever the focus is, unless the focused element uses them. */
export function useKeys(props: RuckusProps, game: RuckusGame, root: RefObject<HTMLElement | null>): void {
  useTableKeys((key) => {
    if (key.toLowerCase() === 'p') return focusNext(targetsIn(root.current, game));
    const spot = spotOfKey(key, game.hand);
    if (spot !== null) game.touch(spot);
    const told = textOfKey(key, props, game);
    if (told !== null) announce(told, { when: 'now' });
    return spot !== null || told !== null;
  });
}

/** Elements of the piles that the chosen card may go to; while none is chosen, of all that can be stolen. */
function targetsIn(root: HTMLElement | null, { chosen, targets, shown, hand, me }: RuckusGame): HTMLElement[] {
  const piles = chosen === null ? theftsIn(shown.coming, hand, me) : targets;
  return piles.flatMap(({ seat, family }) => {
    const pile = root?.querySelector<HTMLElement>(`[data-thing="${spotName({ at: 'pile', seat, family })}"]`);
    return pile == null ? [] : [pile];
  });
}
