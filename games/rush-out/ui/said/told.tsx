import { feel, Told, useNews } from '@tablee/table-ui';
import { useCallback } from 'react';
import type { RushEvent, RushTypes } from '../../rules/types.ts';
import { eventLookOf } from '../modules/looks.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { sayAloud } from './aloud.ts';

interface ToldProps extends RushProps {
  readonly game: RushGame;
}

/** Sounds, vibration and announcements of new events. */
export function RushTold(props: ToldProps) {
  const { happenings, game, view, say, nameOf } = props;
  const { me } = game;
  useNews(happenings, (sight) => {
    const feeling = eventLookOf(sight)?.felt?.(sight, game, view) ?? null;
    if (feeling !== null) feel(feeling);
  });
  const tell = useCallback((sight: RushEvent) => sayAloud(sight, { me, view, say, nameOf }), [me, view, say, nameOf]);
  return <Told<RushTypes> {...props} tell={tell} />;
}
