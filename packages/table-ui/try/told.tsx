import type { GameTypes } from '@tablee/kernel';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { GameTableProps } from '../game-ui.ts';
import { feel } from '../sound/feel.ts';
import { announce } from '../speech/announce.ts';
import { type AnnouncedLine, Announcer } from '../speech/announcer.tsx';
import type { Announcement } from '../speech/speech-queue.ts';

interface ToldProps<G extends GameTypes>
  extends Pick<GameTableProps<G, never>, 'happenings' | 'refusal' | 'sayRefusal'> {
  /**
   * Announcement of a sight to this viewer; null for silence. A string is `important`. Keeps its identity between
   * renders, so that told sights are not put into words again.
   */
  readonly tell: (sight: G['sight']) => string | Announcement | null;
}

const MAX_ANNOUNCED = 6;

/** Announces sights and refusals to screen readers, and plays the feedback of a refusal. */
export function Told<G extends GameTypes>({ happenings, refusal, sayRefusal, tell }: ToldProps<G>) {
  const refuse = useEffectEvent((why: NonNullable<typeof refusal>) => {
    feel('refuse');
    announce(sayRefusal(why), { when: 'now', about: 'status' }); // replaces the status line, which may give the same reason
  });
  useEffect(() => {
    if (refusal !== null) refuse(refusal);
  }, [refusal]);
  const told = useMemo(
    () =>
      happenings.flatMap(({ seq, sights }) =>
        sights.flatMap((sight, index): AnnouncedLine[] => {
          const telling = tell(sight);
          if (telling === null) return [];
          const said = typeof telling === 'string' ? { text: telling } : telling;
          return [{ key: `${seq} ${index}`, ...said }];
        }),
      ),
    [happenings, tell],
  );
  return <Announcer lines={told.slice(-MAX_ANNOUNCED)} />;
}
