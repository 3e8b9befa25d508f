import { Told } from '@tablee/table-ui';
import { useCallback } from 'react';
import type { TilesSight, TilesTypes } from '../rules/types.ts';
import type { TilesProps } from './props.ts';
import { tellAloud } from './tell-aloud.ts';

/** `columns`: of the junior grid; not given in family. */
export function TilesTold(props: TilesProps & { readonly columns?: number }) {
  const { say, nameOf, viewer, columns = 1 } = props;
  const tell = useCallback(
    (sight: TilesSight) => tellAloud(sight, { say, nameOf, viewer, columns }),
    [say, nameOf, viewer, columns],
  );
  return <Told<TilesTypes> {...props} tell={tell} />;
}
