import type { Seat } from '@tablee/kernel';
import type { Card, Meld } from '../rules/types.ts';
import { type MeldLook, MeldView } from './melds/meld.tsx';
import { useFit } from './melds/use-fit.ts';
import { NotOpened } from './not-opened.tsx';
import styles from './player-melds.module.css';
import type { RummuProps } from './props.ts';
import type { RummuGame } from './use-rummu.ts';

interface PlayerMeldsProps extends RummuProps {
  readonly game: RummuGame;
  readonly seat: Seat;
  readonly melds: readonly Meld[];
  readonly fresh: ReadonlyMap<number, readonly Card[]>;
  readonly look: MeldLook;
  readonly isOpen: boolean;
}

/** The combinations of another player; unfolded, they take the room they need. */
export function PlayerMelds({ melds, look, isOpen, ...props }: PlayerMeldsProps) {
  const { seat, fresh, nameOf } = props;
  const { ref, style, isCut } = useFit(melds, look);
  return (
    <div
      className={styles['melds']}
      data-cut={(isCut && !isOpen) || undefined}
      data-open={isOpen || undefined}
      style={isOpen ? {} : style}
      ref={ref}
      {...(isCut && !isOpen ? scrolled(nameOf(seat)) : {})}
    >
      {melds.map((meld) => (
        <MeldView key={meld.id} {...props} meld={meld} look={look} fresh={fresh.get(meld.id) ?? []} />
      ))}
      {melds.length === 0 && <NotOpened {...props} />}
    </div>
  );
}

/** Makes a box of overflowing strips focusable, so that arrow keys scroll it. */
function scrolled(label: string) {
  return { tabIndex: 0, role: 'group', 'aria-label': label } as const;
}
