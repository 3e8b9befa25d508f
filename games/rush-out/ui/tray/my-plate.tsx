import type { Seat } from '@tablee/kernel';
import { placed, SeatPlate } from '@tablee/table-ui';
import { isJokerBarred } from '../felt/joker-sign.tsx';
import { RoleWords } from '../felt/role-words.tsx';
import type { Layout, Tray } from '../layout/types.ts';
import type { RushProps } from '../props.ts';
import styles from './my-plate.module.css';

interface MyPlateProps extends RushProps {
  readonly layout: Layout;
  readonly tray: Tray;
  readonly me: Seat;
}

/** The player's own plate, if there is room. */
export function MyPlate({ layout, tray, me, seats, nameOf, locale, view, say }: MyPlateProps) {
  const info = seats[me];
  if (tray.me === null || info === undefined) return null;
  return (
    <div className={`tray ${styles['me']}`} data-shape={layout.shape} style={placed(tray.me)}>
      <SeatPlate seat={me} info={info} name={nameOf(me)} locale={locale} isActive={false}>
        <RoleWords seatOptions={view.seatOptions} seat={me} isJokerBarred={isJokerBarred(view, me)} say={say} />
      </SeatPlate>
    </div>
  );
}
