import { feel, Told, useNews } from '@tablee/table-ui';
import { useCallback, useEffectEvent } from 'react';
import type { RushEvent, RushTypes } from '../../rules/types.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { sayAloud } from './aloud.ts';

interface ToldProps extends RushProps {
  readonly game: RushGame;
}

/** Lets what happens be heard and felt, each thing once, and says aloud what matters to a player who listens. */
export function RushTold(props: ToldProps) {
  const { happenings, game, view, say, nameOf } = props;
  const { me } = game;
  useNews(happenings, (sight) => feelSight(sight, game));
  const aloud = useEffectEvent((sight: RushEvent) => sayAloud(sight, { me, view, say, nameOf }));
  // The same function while the same person listens: what was said is not said again for another view.
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it reads the latest of everything else
  const tell = useCallback((sight: RushEvent) => aloud(sight), [me, say, nameOf]);
  return <Told<RushTypes> {...props} tell={tell} />;
}

function feelSight(sight: RushEvent, { me, camp }: RushGame): void {
  switch (sight.kind) {
    case 'started':
      return feel('shout');
    case 'completed': {
      const isOurs = sight.spot.startsWith('s') === (camp === 'sorcerer');
      return feel(isOurs ? 'match' : 'gain');
    }
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
