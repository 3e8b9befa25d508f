import type { Seat } from '@tablee/kernel';
import { Avatar, avatarOf } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import type { RuckusSight } from '../rules/types.ts';
import type { RuckusProps } from './use-ruckus.ts';

const SHOWN = 3;

/** The last actions. Hidden from screen readers, which hear the announcer. */
export function Log(props: RuckusProps & { readonly place: CSSProperties }) {
  return (
    <div className="deeds" aria-hidden="true" style={props.place}>
      {deedsIn(props)
        .slice(-SHOWN)
        .toReversed()
        .map(({ key, seat, words }) => (
          <span key={key} className="deed">
            <Avatar seat={seat} name={avatarOf(props.seats[seat])} size={30} />
            {words}
          </span>
        ))}
    </div>
  );
}

export interface Deed {
  readonly key: string;
  readonly seat: number;
  readonly words: string;
}

/** Actions of all players, the latest last. */
export function deedsIn(props: Telling): Deed[] {
  return props.happenings.flatMap(({ seq, sights }) =>
    sights.flatMap((sight, index) => {
      if (!('seat' in sight)) return [];
      const words = tellDeed(sight, props);
      return words === null ? [] : [{ key: `${seq} ${index}`, seat: sight.seat, words }];
    }),
  );
}

type SeatSight = Extract<RuckusSight, { readonly seat: Seat }>;
type Telling = Pick<RuckusProps, 'happenings' | 'viewer' | 'say' | 'nameOf'>;
type Teller = Pick<RuckusProps, 'say' | 'nameOf'> & { readonly viewer: number | 'spectator' | null };

export function tellDeed(sight: SeatSight, { viewer, say, nameOf }: Teller): string | null {
  const player = nameOf(sight.seat);
  const who = sight.seat === viewer ? 'me' : 'other';
  switch (sight.kind) {
    case 'formed':
      return say('ui.log.formed', { who, player, family: sight.family, count: sight.cards });
    case 'completed':
      return say('ui.log.completed', { who, player, family: sight.family });
    case 'stolen':
      if (sight.from === viewer) return say('ui.log.stolen-mine', { player, family: sight.family });
      return say('ui.log.stolen', { who, player, family: sight.family, victim: nameOf(sight.from) });
    case 'drew':
      return say('ui.log.drew', { who, player });
    default:
      return null;
  }
}
