import type { Seat } from '@tablee/kernel';
import { Avatar, avatarOf, Flights } from '@tablee/table-ui';
import { useMemo } from 'react';
import { handOf } from '../../rules/hand.ts';
import { Board } from '../board/board.tsx';
import { useCamera } from '../board/use-camera.ts';
import { DragTable } from '../drag.ts';
import { inHandOrder } from '../hand/order.ts';
import { OpenDice } from '../others.tsx';
import { Plate } from '../plate.tsx';
import type { DiceProps } from '../props.ts';
import { rollsIn } from '../rolls.ts';
import { Pad } from '../score/pad.tsx';
import { Sheet } from '../score/sheet.tsx';
import { Spectacle } from '../spectacle.tsx';
import { wordsOf } from '../status.tsx';
import { type DiceGame, useDice } from '../use-dice.ts';
import styles from './big-screen.module.css';

/** Cell size in px; eleven cells fit side by side. */
const CELL_PX = 96;
/** Space for the players at the left, and for the pad and the code to join at the right. */
const MARGINS_PX = { left: 430, top: 20, right: 520, bottom: 20 };

/** The table on a television: a large felt that follows the lays, and the open dice of both players. */
export function DiceBigScreen(props: DiceProps) {
  return (
    <Flights>
      <DragTable onDrop={() => undefined} preview={() => null} locale={props.locale}>
        <BigTable {...props} />
      </DragTable>
    </Flights>
  );
}

function BigTable(props: DiceProps) {
  const game = useDice(props);
  const { table } = game;
  const camera = useCamera({ table, settled: table, isCarrying: false, usual: CELL_PX, margins: MARGINS_PX });
  const { show } = camera;
  const rolls = useMemo(() => rollsIn(props.happenings), [props.happenings]);
  const seats = [...props.seats.keys()] as Seat[];
  return (
    <main className={`game ${styles['big']}`}>
      <div className={styles['seats']}>
        {seats.map((seat) => (
          <BigSeat key={seat} {...props} seat={seat} rolls={rolls} />
        ))}
      </div>
      <Board {...props} game={game} camera={camera} />
      <aside className={styles['pad']}>
        <Pad {...props} isNarrow />
      </aside>
      <BigStatus {...props} game={game} />
      <div className={styles['sheet']}>
        <Sheet {...props} isFixed />
      </div>
      <Spectacle {...props} onLaid={show} />
    </main>
  );
}

interface BigSeatProps extends DiceProps {
  readonly seat: Seat;
  readonly rolls: ReadonlyMap<number, number>;
}

function BigSeat(props: BigSeatProps) {
  const { seat, rolls, view, say, nameOf } = props;
  const hand = inHandOrder(handOf(view, seat));
  return (
    <section className={styles['seat']} aria-label={nameOf(seat)}>
      <Plate {...props} count={hand.length} />
      <div className={styles['dice']}>
        <OpenDice {...{ hand, rolls, say }} />
      </div>
    </section>
  );
}

/** Whose turn it is. Hidden from screen readers, which hear the announcer. */
function BigStatus(props: DiceProps & { readonly game: DiceGame }) {
  const { view, seats } = props;
  const [title, text] = wordsOf(props);
  return (
    <p className={styles['status']} aria-hidden="true">
      <Avatar seat={view.turn} name={avatarOf(seats[view.turn])} />
      <b>{title}</b> {text}
    </p>
  );
}
