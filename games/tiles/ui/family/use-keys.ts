import { useTableKeys } from '@tablee/table-ui';
import type { FamilyGame } from './use-family.ts';

/** D draws and H asks for a hint, wherever the focus is; the space bar carries the tile that has it. */
export function useFamilyKeys({ isMyTurn, lays, draw, hint }: FamilyGame): void {
  useTableKeys((key) => {
    if (!isMyTurn) return false;
    if (key.toLowerCase() === 'd') draw();
    else if (key.toLowerCase() === 'h' && lays.length > 0) hint();
    else return false;
    return true;
  });
}
