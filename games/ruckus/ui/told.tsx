import { Announcer, callAloud, feel, type Line, prefersStillness, useNews } from '@tablee/table-ui';
import { type RefObject, useEffect, useMemo } from 'react';
import type { RuckusSight } from '../rules/types.ts';
import { tellAloud } from './tell.ts';
import type { RuckusGame, RuckusProps } from './use-ruckus.ts';

interface ToldProps extends RuckusProps {
  readonly game: RuckusGame;
  readonly root: RefObject<HTMLElement | null>;
}

const SAID = 6;
const SHAKE = [0, -7, 6, -4, 2, 0].map((x) => ({ translate: `${x}px 0` }));

/** Lets what happens be heard and felt, each thing once, and says aloud what matters to whoever listens. */
export function Told(props: ToldProps) {
  const { happenings, game, say, sayRefusal, nameOf, locale, root } = props;
  const { refusal, me } = game;
  useEffect(() => {
    if (refusal !== null) feel('refuse');
  }, [refusal]);
  useNews(happenings, (sight) => {
    feelSight(sight, me);
    if (sight.kind === 'called') callAloud(say('ui.ruckus'), locale, true);
    if (sight.kind === 'formed' || sight.kind === 'stolen' || sight.kind === 'completed') {
      callAloud(say(`family.${sight.family}`), locale);
    }
    if (sight.kind === 'stolen' && sight.from === me && !prefersStillness()) {
      root.current?.querySelector(`[data-mat="${me}"]`)?.animate(SHAKE, { duration: 320, easing: 'ease-out' });
    }
  });
  const lines = useMemo<Line[]>(() => {
    const told = happenings.flatMap(({ seq, sights }) =>
      sights.flatMap((sight, index) => {
        const text = tellAloud(sight, me, say, nameOf);
        return text === null ? [] : [{ key: `${seq} ${index}`, text }];
      }),
    );
    const why = refusal === null ? [] : [{ key: 'refusal', text: sayRefusal(refusal) }];
    return [...told.slice(-SAID), ...why];
  }, [happenings, say, sayRefusal, nameOf, refusal, me]);
  return <Announcer lines={lines} />;
}

function feelSight(sight: RuckusSight, me: number | null): void {
  if (sight.kind === 'called') feel('shout');
  if (sight.kind === 'started') feel('turn');
  if (sight.kind === 'scored') feel('match');
  if (sight.kind !== 'stolen') return;
  if (sight.from === me) feel('loss');
  else if (sight.seat === me || me === null) feel('gain');
}
