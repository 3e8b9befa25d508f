import type { GameTableProps } from '@tablee/table-ui';
import type { JuniorView, TilesTypes } from '../../rules/types.ts';

export interface JuniorProps extends GameTableProps<TilesTypes> {
  readonly view: JuniorView;
}

export function JuniorTable(_: JuniorProps) {
  return null;
}
