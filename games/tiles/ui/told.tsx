import { Told } from '@tablee/table-ui';
import { useCallback } from 'react';
import type { TilesSight, TilesTypes } from '../rules/types.ts';
import type { TilesProps } from './props.ts';
import { tellTiles } from './tell.ts';

export function TilesTold(props: TilesProps) {
  const { say, nameOf } = props;
  const tell = useCallback((sight: TilesSight) => tellTiles(sight, say, nameOf), [say, nameOf]);
  return <Told<TilesTypes> {...props} tell={tell} />;
}
