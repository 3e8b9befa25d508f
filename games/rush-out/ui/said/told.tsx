import { feel, Told, useNews } from '@tablee/table-ui';
import { useCallback } from 'react';
import { campOf } from '../../rules/camps.ts';
import type { RushEvent, RushTypes } from '../../rules/types.ts';
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
  useNews(happenings, (sight) => feelSight(sight, game, view));
  const { cards } = view;
  const tell = useCallback((sight: RushEvent) => sayAloud(sight, { me, cards, say, nameOf }), [me, cards, say, nameOf]);
  return <Told<RushTypes> {...props} tell={tell} />;
}

function feelSight(sight: RushEvent, { me, camp }: RushGame, view: RushProps['view']): void {
  switch (sight.kind) {
    case 'started':
      return feel('shout');
    case 'completed':
      return feel(sight.seats.some((seat) => campOf(view, seat) === camp) ? 'match' : 'loss');
    case 'pushed':
      return feel(sight.dice.some(({ seat }) => seat === me) ? 'loss' : 'flip');
    case 'advanced':
      return feel(camp === 'sorcerer' ? 'gain' : 'loss');
    case 'repelled':
      return feel(camp === 'sorcerer' ? 'loss' : 'gain');
    case 'summoned':
      return feel('draw');
    case 'pinged':
      return sight.seat === me ? undefined : feel('turn');
    case 'asked':
      return sight.seat === me ? feel('turn') : undefined;
    default:
      return undefined;
  }
}
