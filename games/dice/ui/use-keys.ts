import { type GameKey, useTableKeys } from '@tablee/table-ui';
import type { DiceWords } from '../locale/index.ts';
import { focusFelt } from './board/felt-focus.ts';
import { isShown } from './draft/compose.ts';
import { inHandOrder } from './hand/order.ts';
import type { DiceGame } from './use-dice.ts';

/** For the list of keys. */
export const DICE_KEYS: readonly GameKey<DiceWords>[] = [
  { keys: ['1-9'], does: 'ui.key.die' },
  { keys: ['L'], does: 'ui.key.roll' },
  { keys: ['V'], does: 'ui.key.confirm' },
  { keys: ['P'], does: 'ui.key.pass' },
  { keys: ['Z'], does: 'ui.key.undo' },
  { keys: ['H'], does: 'ui.key.hint' },
];

/** Digits select dice of the hand; letters work like the buttons, wherever the focus is. */
export function useDiceKeys(game: DiceGame): void {
  useTableKeys((key) => {
    if (/^[1-9]$/.test(key)) return touchHandDie(game, Number(key) - 1);
    const action = actionFor(game, key.toLowerCase());
    action?.();
    return action !== null;
  });
}

function touchHandDie(game: DiceGame, index: number): boolean {
  const die = inHandOrder(game.hand)[index];
  if (die === undefined) return false;
  if (game.canRoll && game.keeping.canKeep) game.keeping.toggle(die.die);
  else if (game.canLay && isShown(die)) {
    game.choose(die);
    focusFelt(); // the arrow keys aim with the chosen dice, wherever the focus was
  } else return false;
  return true;
}

function actionFor(game: DiceGame, key: string): (() => void) | null {
  if (key === 'l') return game.canRoll ? game.roll : null;
  if (key === 'h' && game.canRoll && game.keeping.canKeep) return game.hint;
  if (!game.canLay) return null;
  switch (key) {
    case 'v':
      return game.confirm;
    case 'p':
      return game.pass;
    case 'z':
    case 'undo':
      return game.undo;
    case 'h':
      return game.hint;
    default:
      return null;
  }
}
