import { useEffect, useRef } from 'react';
import { introduceOnce } from '../../session/introduction.ts';
import type { Room } from './room.ts';

/** Asks a maker for name and face, once per device, so that friends see no random name. */
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
