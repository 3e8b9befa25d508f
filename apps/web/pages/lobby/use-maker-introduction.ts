import { useEffect, useRef } from 'react';
import { introduceOnce } from '../../session/introduction.ts';
import type { Room } from './room.ts';

/** Somebody who lays a table for friends says who they are, once on a device: friends see no name that chance gave. */
export function useMakerIntroduction({ isMaker, actions }: Pick<Room, 'isMaker' | 'actions'>): void {
  const { sitAgain } = actions;
  const latest = useRef(sitAgain);
  useEffect(() => {
    latest.current = sitAgain;
  }, [sitAgain]);
  useEffect(() => {
    if (isMaker) void introduceOnce(() => latest.current());
  }, [isMaker]);
}
