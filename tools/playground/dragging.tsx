import { type Box, Button, Die, dragOf, Flights, useFlights, useFlyer } from '@tablee/table-ui';
import { useState } from 'react';
import styles from './dragging.module.css';

/**
 * Dice on a board that is larger than its window, by pointer and by keys: `npx vite tools/playground`, then
 * /?show=dragging.
 */
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

interface HeldProps {
  readonly die: number;
  readonly zone: 'board' | 'tray';
  readonly isLocked: boolean;
}

function Held({ die, zone, isLocked }: HeldProps) {
  const { isDragging, ...drag } = useDrag(die, { isDisabled: isLocked, afterRest: zone === 'board' });
  return (
    <span className={styles['die']} ref={useFlyer(`die-${die}`, zone)}>
      <button
        type="button"
        data-thing={`die-${die}`}
        data-dragging={isDragging || undefined}
        aria-label={`Die ${die}`}
        {...drag}
      >
        <Picture die={die} />
      </button>
    </span>
  );
}

interface SquareProps {
  readonly square: number;
  readonly die: number | undefined;
  readonly isLocked: boolean;
}

function Square({ square, die, isLocked }: SquareProps) {
  const { ref, isOver } = useDrop(square);
  return (
    <div
      className={styles['square']}
      data-over={isOver || undefined}
      role="group"
      aria-label={`Row ${Math.floor(square / 20) + 1}, column ${(square % 20) + 1}`}
      ref={ref}
    >
      {die !== undefined && <Held die={die} zone="board" isLocked={isLocked} />}
    </div>
  );
}

function Tray({ dice, isLocked }: { readonly dice: readonly number[]; readonly isLocked: boolean }) {
  const { ref } = useDrop(TRAY);
  return (
    <div className={styles['tray']} role="group" aria-label="Tray" ref={ref}>
      {dice.map((die) => (
        <Held key={die} die={die} zone="tray" isLocked={isLocked} />
      ))}
    </div>
  );
}

function Table({ isLocked }: { readonly isLocked: boolean }) {
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
      <div className={styles['things']}>
        <div className={styles['board']} role="region" aria-label="Board">
          <div className={styles['squares']}>
            {SQUARES.map((square) => (
              <Square key={square} square={square} die={dieOn(square)} isLocked={isLocked} />
            ))}
          </div>
        </div>
        <Tray dice={DICE.filter((die) => places[die - 1] === TRAY)} isLocked={isLocked} />
      </div>
    </DragTable>
  );
}

/** State lives below `Flights`, as at a table with drafts: `Flights` itself does not render again. */
function Room() {
  const [isLocked, setLocked] = useState(false);
  const [isAway, setAway] = useState(false);
  return (
    <div className={styles['table']}>
      <div className={styles['tools']}>
        <Button look="paper" onClick={() => setLocked(!isLocked)}>
          {isLocked ? 'Unlock' : 'Lock'}
        </Button>
        <Button look="paper" onClick={() => setAway(!isAway)}>
          {isAway ? 'Bring back' : 'Put away'}
        </Button>
      </div>
      {!isAway && <Table isLocked={isLocked} />}
    </div>
  );
}

export function DraggingPage() {
  return (
    <Flights>
      <Room />
    </Flights>
  );
}
