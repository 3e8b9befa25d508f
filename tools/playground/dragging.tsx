import '@fontsource-variable/fredoka';
import '@fontsource-variable/nunito';
import '@tablee/table-ui/styles.css';
import { type Box, Die, dragOf, Flights, useFlights, useFlyer, useMergedRefs } from '@tablee/table-ui';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import styles from './dragging.module.css';

/** Dice on a board that is larger than its window, by hand and by keys: `npx vite tools/playground`, then /dragging.html. */
const { DragTable, useDrag, useDrop } = dragOf<number, number>();

const DICE = [1, 2, 3, 4, 5, 6];
const SQUARES = Array.from({ length: 20 * 20 }, (_, square) => square);
const TRAY = -1;
const SIDES = [1, 2, 3, 5, 6];

function Picture({ die }: { readonly die: number }) {
  return (
    <Die name={String(die)} roll={0} sides={SIDES}>
      {die}
    </Die>
  );
}

function Held({ die, zone }: { readonly die: number; readonly zone: string }) {
  const drag = useDrag(die);
  return (
    <button
      type="button"
      className={styles['die']}
      data-dragging={drag.isDragging || undefined}
      aria-label={`Die ${die}`}
      onPointerDown={drag.onPointerDown}
      onKeyDown={drag.onKeyDown}
      ref={useMergedRefs(drag.ref, useFlyer(`die-${die}`, zone))}
    >
      <Picture die={die} />
    </button>
  );
}

function Square({ square, die }: { readonly square: number; readonly die: number | undefined }) {
  const { ref, isOver } = useDrop(square);
  return (
    <div
      className={styles['square']}
      data-over={isOver || undefined}
      role="group"
      aria-label={`Row ${Math.floor(square / 20) + 1}, column ${(square % 20) + 1}`}
      ref={ref}
    >
      {die !== undefined && <Held die={die} zone="board" />}
    </div>
  );
}

function Tray({ dice }: { readonly dice: readonly number[] }) {
  const { ref } = useDrop(TRAY);
  return (
    <div className={styles['tray']} role="group" aria-label="Tray" ref={ref}>
      {dice.map((die) => (
        <Held key={die} die={die} zone="tray" />
      ))}
    </div>
  );
}

function Table() {
  const [places, setPlaces] = useState<readonly number[]>(DICE.map(() => TRAY));
  const deck = useFlights();
  const onDrop = (die: number, square: number | null, box: Box): void => {
    deck.carry(`die-${die}`, box);
    const isTaken = square !== TRAY && places.includes(square ?? TRAY);
    if (square !== null && !isTaken) setPlaces(places.with(die - 1, square));
  };
  const dieOn = (square: number): number | undefined => DICE.find((die) => places[die - 1] === square);
  return (
    <DragTable
      locale="en"
      onDrop={onDrop}
      preview={(die) => (
        <span className={styles['carried']}>
          <Picture die={die} />
        </span>
      )}
    >
      <div className={styles['table']}>
        <div className={styles['board']}>
          <div className={styles['squares']}>
            {SQUARES.map((square) => (
              <Square key={square} square={square} die={dieOn(square)} />
            ))}
          </div>
        </div>
        <Tray dice={DICE.filter((die) => places[die - 1] === TRAY)} />
      </div>
    </DragTable>
  );
}

createRoot(document.getElementById('root') as HTMLElement).render(
  <Flights>
    <Table />
  </Flights>,
);
