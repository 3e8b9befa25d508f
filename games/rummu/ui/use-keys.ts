import { type GameKey, useTableKeys } from '@tablee/table-ui';
import type { RummuWords } from '../locale/index.ts';
import type { OwnCard } from './hand/order.ts';
import type { RummuGame } from './use-rummu.ts';

/** Entries for the list of keys. */
export const RUMMU_KEYS: readonly GameKey<RummuWords>[] = [
  { keys: ['1-9'], does: 'ui.key.card' },
  { keys: ['S'], does: 'ui.key.stock' },
  { keys: ['D'], does: 'ui.key.discards' },
  { keys: ['P'], does: 'ui.key.lay' },
  { keys: ['X'], does: 'ui.key.discard' },
  { keys: ['V'], does: 'ui.key.confirm' },
  { keys: ['Z'], does: 'ui.key.undo' },
  { keys: ['H'], does: 'ui.key.hint' },
];

/** Digits choose cards in the order of the hand. Letters press buttons, wherever the focus is. */
export function useRummuKeys(game: RummuGame, hand: readonly OwnCard[]): void {
  useTableKeys((key) => {
    if (/^[1-9]$/.test(key)) {
      const own = hand[Number(key) - 1];
      if (own !== undefined && game.canCompose) game.toggle(own);
      return own !== undefined;
    }
    const action = actionOf(game, key.toLowerCase());
    action?.();
    return action !== null;
  });
}

function actionOf(game: RummuGame, key: string): (() => void) | null {
  const [own, ...others] = game.chosen;
  switch (key) {
    case 's':
      return game.mustDraw ? game.draw : null;
    case 'd':
      return game.mustDraw || game.isTaking ? game.take : null;
    case 'p':
      return game.canCompose && others.length > 0 ? game.lay : null;
    case 'x':
      return game.canCompose && own !== undefined && others.length === 0 ? () => game.discard(own) : null;
    case 'v':
      return (game.canPlay || game.mustDraw) && game.draft.command !== null ? game.confirm : null;
    case 'z':
    case 'undo':
      return game.undo;
    case 'h':
      return game.isMyTurn ? game.hint : null;
    default:
      return null;
  }
}
