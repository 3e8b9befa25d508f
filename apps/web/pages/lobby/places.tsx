import { useSeatMarks } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { GameBox } from '../../parts/game-box.tsx';
import { spotsAround } from './around.ts';
import { GroupedPlaces } from './grouped-places.tsx';
import { Place } from './place.tsx';
import { placeGroups } from './place-groups.ts';
import styles from './places.module.css';
import type { Room } from './room.ts';
import { hasRoles } from './seat-options.ts';

/** The places around the box, or grouped if the game has teams or roles. */
export function Places({ room }: { readonly room: Room }) {
  const say = useSay();
  const groups = placeGroups(room.table, room.own);
  const isAround = groups === null && !hasRoles(room.definition, room.table);
  return (
    <section
      className={styles['stage']}
      data-around={isAround || undefined}
      data-home
      tabIndex={-1}
      aria-label={say('lobby.places')}
    >
      {isAround && (
        <span className={styles['box']} aria-hidden="true">
          <GameBox entry={room.entry} />
        </span>
      )}
      {groups === null ? (
        <Everybody room={room} />
      ) : (
        <GroupedPlaces room={room} groups={groups} drawPlaces={(seats) => <PlaceList room={room} seats={seats} />} />
      )}
    </section>
  );
}

function Everybody({ room }: { readonly room: Room }) {
  const spots = spotsAround(room.table.seats.length, room.own);
  return (
    <ul className={styles['places']} data-many={spots.length > 4 || undefined}>
      {[...spots.entries()].map(([seat, { x, y }]) => (
        <Spot key={seat} room={room} seat={seat} x={x} y={y} />
      ))}
    </ul>
  );
}

function PlaceList({ room, seats }: { readonly room: Room; readonly seats: readonly number[] }) {
  return (
    <ul className={styles['places']}>
      {seats.map((seat) => (
        <Spot key={seat} room={room} seat={seat} />
      ))}
    </ul>
  );
}

interface SpotProps {
  readonly room: Room;
  readonly seat: number;
  readonly x?: number;
  readonly y?: number;
}

function Spot({ room, seat, x = 0, y = 0 }: SpotProps) {
  const style = { '--x': `${x}%`, '--y': `${y}%`, '--seat': useSeatMarks()(seat).colour } as CSSProperties;
  return (
    <li className={styles['spot']} data-seat={seat} data-home style={style}>
      <Place room={room} seat={seat} />
    </li>
  );
}
