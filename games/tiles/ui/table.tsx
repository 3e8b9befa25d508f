import { FamilyTable } from './family/table.tsx';
import { JuniorTable } from './junior/table.tsx';
import type { TilesProps } from './props.ts';

export function TilesTable(props: TilesProps) {
  const { view } = props;
  return view.mode === 'family' ? <FamilyTable {...props} view={view} /> : <JuniorTable {...props} view={view} />;
}
