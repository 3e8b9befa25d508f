import type { Seat } from '@tablee/kernel';
import { type FloorShape, othersOf, placed, ReadyMark, SeatPlate } from '@tablee/table-ui';
import { type CSSProperties, memo } from 'react';
import { campOf, heroesOf, sorcererOf } from '../../rules/camps.ts';
import type { RushView } from '../../rules/types.ts';
import type { Layout, SeatBoxes } from '../layout/types.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { HandDice, handOf } from './hand-dice.tsx';
import styles from './plates.module.css';
import { RoleWords } from './role-words.tsx';

interface PlatesProps extends RushProps {
  readonly game: RushGame;
  readonly layout: Layout;
}

/** Plates and dice of the other players. */
export function Plates({ game, layout, seats, locale, say, nameOf, ready }: PlatesProps) {
  const { view } = game.shown;
  return seatedBy(view, layout, game.me).map(({ seat, seated }) => (
    <section key={seat} aria-label={say('ui.dice-of', { player: nameOf(seat) })}>
      <Plate
        {...{ seat, seated, locale, say, ready }}
        info={seats[seat]}
        name={nameOf(seat)}
        shape={layout.shape}
        seatOptions={view.seatOptions}
      />
      <div className={styles['dice']}>
        <HandDice {...handOf(view, seat)} box={seated.dice} gap={Math.max(2, Math.round(seated.dice.height * 0.14))} />
      </div>
    </section>
  ));
}

/** Seats and their places: heroes clockwise from the player's left. */
export function seatedBy(view: RushView, layout: Layout, me: Seat | null) {
  const heroes = heroesOf(view);
  const around = othersOf(view.dice.length, me ?? 'spectator').filter((seat) => heroes.includes(seat));
  const others = around.flatMap((seat, index) => {
    const seated = layout.heroes[index];
    return seated === undefined ? [] : [{ seat, seated }];
  });
  return layout.sorcerer === null ? others : [{ seat: sorcererOf(view), seated: layout.sorcerer }, ...others];
}

interface PlateProps extends Pick<RushProps, 'locale' | 'say' | 'ready'>, Pick<RushView, 'seatOptions'> {
  readonly seat: Seat;
  readonly seated: SeatBoxes;
  readonly info: RushProps['seats'][number] | undefined;
  readonly name: string;
  readonly shape: FloorShape;
}

/** Lower plates have room for one line. */
const MIN_HEIGHT_FOR_ROLE = 36;

const Plate = memo(function Plate(props: PlateProps) {
  const { seat, seated, info, name, shape, seatOptions, locale, say, ready } = props;
  if (info === undefined) return null;
  return (
    <div
      className={styles['plate']}
      data-shape={shape}
      data-camp={campOf({ seatOptions }, seat)}
      data-flat={seated.isFlat}
      data-nameless={seated.isNameless}
      data-low={seated.plate.height < MIN_HEIGHT_FOR_ROLE || undefined}
      style={{ ...placed(seated.plate), '--plate-wide': `${seated.plate.width}px` } as CSSProperties}
    >
      <SeatPlate seat={seat} info={info} name={name} locale={locale} isActive={false}>
        <RoleWords seatOptions={seatOptions} seat={seat} say={say} />
        <ReadyMark seat={seat} state={ready} locale={locale} />
      </SeatPlate>
    </div>
  );
});
