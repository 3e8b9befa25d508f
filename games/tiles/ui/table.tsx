import type { GameTableProps } from '@tablee/table-ui';
import type { TilesWords } from '../locale/index.ts';
import type { TilesTypes } from '../rules/types.ts';
import { FamilyTable } from './family/table.tsx';
import { JuniorTable } from './junior/table.tsx';

export function TilesTable(props: GameTableProps<TilesTypes, TilesWords>) {
  const { view } = props;
  return view.mode === 'family' ? <FamilyTable {...props} view={view} /> : <JuniorTable {...props} view={view} />;
}
