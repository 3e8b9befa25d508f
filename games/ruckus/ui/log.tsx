import type { Seat } from '@tablee/kernel';
import { Avatar, avatarOf } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import type { RuckusSight } from '../rules/types.ts';
import type { RuckusProps } from './use-ruckus.ts';

const MAX_LOG_LINES = 3;

/** The last actions. Hidden from screen readers, which hear the announcer. */
export function Log(props: RuckusProps & { readonly place: CSSProperties }) {
  return (
    <div className="ruckus-log" aria-hidden="true" style={props.place}>
      {actionsIn(props)
        .slice(-MAX_LOG_LINES)
        .toReversed()
        .map(({ key, seat, words }) => (
          <span key={key} className="ruckus-log-line">
            <Avatar seat={seat} name={avatarOf(props.seats[seat])} size={30} />
            {words}
          </span>
        ))}
    </div>
  );
}

export interface LoggedAction {
  readonly key: string;
  readonly seat: number;
  readonly words: string;
}

/** Actions of all players, the latest last. */
export function actionsIn(props: LogProps): LoggedAction[] {
  return props.happenings.flatMap(({ seq, sights }) =>
    sights.flatMap((sight, index) => {
      if (!('seat' in sight)) return [];
      const words = tellAction(sight, props);
      return words === null ? [] : [{ key: `${seq} ${index}`, seat: sight.seat, words }];
    }),
  );
}

type SeatSight = Extract<RuckusSight, { readonly seat: Seat }>;
type LogProps = Pick<RuckusProps, 'happenings' | 'viewer' | 'say' | 'nameOf'>;
type LogWords = Pick<RuckusProps, 'say' | 'nameOf'> & { readonly viewer: number | 'spectator' | null };

export function tellAction(sight: SeatSight, { viewer, say, nameOf }: LogWords): string | null {
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
