import { announce, callAloud, feel, hush, prefersStillness, Told, useNews } from '@tablee/table-ui';
import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import type { Family, RuckusSight, RuckusTypes } from '../rules/types.ts';
import { type Listener, matchesIn, sayAloud, sayChoice, sayThefts, type Theft, theftsIn } from './said.ts';
import type { RuckusGame, RuckusProps } from './use-ruckus.ts';

interface ToldProps extends RuckusProps {
  readonly game: RuckusGame;
  readonly root: RefObject<HTMLElement | null>;
}

const SHAKE_KEYFRAMES = [0, -7, 6, -4, 2, 0].map((x) => ({ translate: `${x}px 0` }));

/** Plays the sounds and vibrations of each sight once, and announces what matters to screen readers. */
export function RuckusTold(props: ToldProps) {
  const { happenings, game, say, nameOf, locale, root } = props;
  const { me } = game;
  useNews(happenings, (sight) => {
    feelSight(sight, me);
    // Drops queued announcements about the finished round, so that the scores are read without delay.
    if (sight.kind === 'called' || sight.kind === 'stalled') hush();
    if (sight.kind === 'called') callAloud(say('ui.ruckus'), locale, true);
    if (sight.kind === 'formed' || sight.kind === 'stolen' || sight.kind === 'completed') {
      callAloud(say(`family.${sight.family}`), locale);
    }
    if (sight.kind === 'stolen' && sight.from === me && !prefersStillness()) {
      root.current
        ?.querySelector(`[data-mat="${me}"]`)
        ?.animate(SHAKE_KEYFRAMES, { duration: 320, easing: 'ease-out' });
    }
  });
  useAnnouncedThefts(game, { me, say, nameOf });
  useAnnouncedChoice(game, { me, say, nameOf });
  const tell = useCallback((sight: RuckusSight) => sayAloud(sight, { me, say, nameOf }), [me, say, nameOf]);
  return <Told<RuckusTypes> {...props} tell={tell} />;
}

/** Announces each pile that I can steal once: when it is laid, or when I draw its card. */
function useAnnouncedThefts({ shown, me, hand }: RuckusGame, listener: Listener): void {
  const told = useRef<readonly string[]>([]);
  const matches = matchesIn(shown.coming, hand, me).map(nameOfPile);
  const thefts = theftsIn(shown.coming, hand, me);
  const key = `${matches.join()} ${thefts.length}`;
  const tell = useEffectEvent(() => {
    const known = told.current.filter((name) => matches.includes(name));
    const isNew = thefts.some((theft) => !known.includes(nameOfPile(theft)));
    told.current = isNew ? matches : known;
    if (isNew) announce(sayThefts(thefts, listener), { about: 'thefts' });
  });
  useEffect(() => tell(), [key]);
}

/** Announces that a chosen card waits for its pile: a screen reader has no other sign that it was not played. */
function useAnnouncedChoice({ chosen, targets, shown }: RuckusGame, listener: Listener): void {
  const tell = useEffectEvent((family: Family) => {
    announce(sayChoice(family, targets, shown.coming, listener), { when: 'now', about: 'status' });
  });
  useEffect(() => {
    if (chosen !== null) tell(chosen);
  }, [chosen]);
}

function nameOfPile({ seat, family }: Theft): string {
  return `${seat} ${family}`;
}

function feelSight(sight: RuckusSight, me: number | null): void {
  if (sight.kind === 'called') feel('shout');
  if (sight.kind === 'started') feel('turn');
  if (sight.kind === 'scored') feel('match');
  if (sight.kind !== 'stolen') return;
  if (sight.from === me) feel('loss');
  else if (sight.seat === me || me === null) feel('gain');
}
