import { Announcer, feel, type GameTableProps, type Line } from '@tablee/table-ui';
import { useEffect, useMemo } from 'react';
import type { TilesWords } from '../locale/index.ts';
import type { TilesTypes } from '../rules/types.ts';
import { tellTiles } from './tell.ts';

type ToldProps = Pick<
  GameTableProps<TilesTypes, TilesWords>,
  'happenings' | 'refusal' | 'say' | 'sayRefusal' | 'nameOf'
>;

const SAID = 6;

/** Says aloud what everybody does, and why something was refused. */
export function Told({ happenings, refusal, say, sayRefusal, nameOf }: ToldProps) {
  useEffect(() => {
    if (refusal !== null) feel('refuse');
  }, [refusal]);
  const lines = useMemo<Line[]>(() => {
    const told = happenings.flatMap(({ seq, sights }) =>
      sights.map((sight, index) => ({ key: `${seq} ${index}`, text: tellTiles(sight, say, nameOf) ?? '' })),
    );
    const why = refusal === null ? [] : [{ key: 'refusal', text: sayRefusal(refusal) }];
    return [...told.slice(-SAID), ...why];
  }, [happenings, say, sayRefusal, nameOf, refusal]);
  return <Announcer lines={lines} />;
}
