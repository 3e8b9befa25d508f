import type { GameTypes } from '@tablee/kernel';
import { useEffect, useMemo } from 'react';
import { Announcer, type Line } from '../components/announcer.tsx';
import type { GameTableProps } from '../game-ui.ts';
import { feel } from '../sound/feel.ts';

interface ToldProps<G extends GameTypes>
  extends Pick<GameTableProps<G, never>, 'happenings' | 'refusal' | 'sayRefusal'> {
  /** What a sight sounds like to this viewer; null where nothing is said. The same function as long as it says the same. */
  readonly tell: (sight: G['sight']) => string | null;
  /** The reason of a hint. */
  readonly hint?: string | null;
}

const SAID = 6;

/** Says aloud what everybody does, what a hint says and why something was refused, and lets the refusal be felt. */
export function Told<G extends GameTypes>({ happenings, refusal, sayRefusal, tell, hint = null }: ToldProps<G>) {
  useEffect(() => {
    if (refusal !== null) feel('refuse');
  }, [refusal]);
  const told = useMemo(
    () =>
      happenings.flatMap(({ seq, sights }) =>
        sights.flatMap((sight, index): Line[] => {
          const text = tell(sight);
          return text === null ? [] : [{ key: `${seq} ${index}`, text }];
        }),
      ),
    [happenings, tell],
  );
  const why = refusal === null ? [] : [{ key: 'refusal', text: sayRefusal(refusal) }];
  const advice = hint === null ? [] : [{ key: 'hint', text: hint }];
  return <Announcer lines={[...told.slice(-SAID), ...advice, ...why]} />;
}
