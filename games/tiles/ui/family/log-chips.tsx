import { Avatar, avatarOf, whoIs } from '@tablee/table-ui';
import { TileMark } from '../piece.tsx';
import type { LoggedAction } from './log.ts';
import type { FamilyProps } from './use-family.ts';

interface LogProps extends FamilyProps {
  readonly actions: readonly LoggedAction[];
  /** Number of chips that fit. */
  readonly shown: number;
}

/** The latest actions of the players. Hidden from screen readers, which hear the announcer. */
export function Log({ actions, shown, seats, viewer, say, nameOf }: LogProps) {
  return (
    <div className="log" aria-hidden="true">
      {actions
        .slice(-shown)
        .toReversed()
        .map(({ seq, seat, kind, tiles }) => (
          <span key={`${seq} ${kind}`} className="log-chip">
            <Avatar seat={seat} name={avatarOf(seats[seat])} size={30} />
            <span>{say(`ui.log.${kind}`, whoIs(seat, viewer, nameOf))}</span>
            {tiles.map((tile) => (
              <TileMark key={tile} tile={tile} />
            ))}
          </span>
        ))}
    </div>
  );
}
