import { announce, callAloud, feel, prefersStillness, Told, useNews } from '@tablee/table-ui';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { RuckusSight, RuckusTypes } from '../rules/types.ts';
import { type Listener, sayAloud, sayThefts, theftsIn } from './said.ts';
import type { RuckusGame, RuckusProps } from './use-ruckus.ts';

interface ToldProps extends RuckusProps {
  readonly game: RuckusGame;
  readonly root: RefObject<HTMLElement | null>;
}

const SHAKE = [0, -7, 6, -4, 2, 0].map((x) => ({ translate: `${x}px 0` }));

/** Lets what happens be heard and felt, each thing once, and says aloud what matters to a player who listens. */
export function RuckusTold(props: ToldProps) {
  const { happenings, game, say, nameOf, locale, root } = props;
  const { me } = game;
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
  useSaidThefts(game, { me, say, nameOf });
  const tell = useCallback((sight: RuckusSight) => sayAloud(sight, { me, say, nameOf }), [me, say, nameOf]);
  return <Told<RuckusTypes> {...props} tell={tell} />;
}

/** A pile that I could not steal a moment ago: laid, uncovered by a pair that is gone, or met by the card that I drew. */
function useSaidThefts({ shown, me, hand }: RuckusGame, listener: Listener): void {
  const thefts = theftsIn(shown.coming, hand, me);
  const names = thefts.map(({ seat, family, count }) => `${seat} ${family} ${count}`).join();
  const before = useRef<ReadonlySet<string>>(new Set());
  const tell = useEffectEvent(() => announce(sayThefts(thefts, listener), { about: 'thefts' }));
  useEffect(() => {
    const now = new Set(names === '' ? [] : names.split(','));
    const isNew = [...now].some((name) => !before.current.has(name));
    before.current = now;
    if (isNew) tell();
  }, [names]);
}

function feelSight(sight: RuckusSight, me: number | null): void {
  if (sight.kind === 'called') feel('shout');
  if (sight.kind === 'started') feel('turn');
  if (sight.kind === 'scored') feel('match');
  if (sight.kind !== 'stolen') return;
  if (sight.from === me) feel('loss');
  else if (sight.seat === me || me === null) feel('gain');
}
