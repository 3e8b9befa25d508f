import '@tablee/table-ui/styles.css';
import '../../../games/tiles/ui/styles/index.css';
import './page.css';
import { Die, Flights, useFlyer } from '@tablee/table-ui';
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { TILES, type Tile } from '../../../games/tiles/rules/tile.ts';
import { Piece } from '../../../games/tiles/ui/piece.tsx';
import { framesOf, type MotionKind } from './motion-kinds.ts';

/** Sixty tiles of a real game, moved by the flights of every table, or by `left` and `top`. */
const COUNT = 60;
const COLUMNS = 12;
const STEP = { x: 68, y: 80 };
const DURATION_MS = 220;
const EASING = 'cubic-bezier(0.2, 0.8, 0.3, 1)';

interface CellPosition {
  readonly left: number;
  readonly top: number;
}

interface CellProps {
  readonly index: number;
  readonly place: CellPosition;
  readonly zone: string;
}

/** The cell of a tile after a number of moves: every move takes every tile to another one. */
function placeOf(index: number, moves: number): CellPosition {
  const spot = (index * 7 + moves * 23) % COUNT;
  return { left: (spot % COLUMNS) * STEP.x, top: Math.floor(spot / COLUMNS) * STEP.y };
}

function Face({ index }: Pick<CellProps, 'index'>) {
  return <Piece tile={TILES[index % TILES.length] as Tile} />;
}

function FlyingCell({ index, place, zone }: CellProps) {
  return (
    <span className="bench-cell" style={place} ref={useFlyer(`tile-${index}`, zone)}>
      <Face index={index} />
    </span>
  );
}

/** Animates layout: `left` and `top` change in every frame. */
function LayoutCell({ index, place: { left, top } }: CellProps) {
  const ref = useRef<HTMLSpanElement>(null);
  const last = useRef({ left, top });
  useLayoutEffect(() => {
    const frames = [last.current, { left, top }].map((at) => ({ left: `${at.left}px`, top: `${at.top}px` }));
    last.current = { left, top };
    ref.current?.animate(frames, { duration: DURATION_MS, easing: EASING });
  }, [left, top]);
  return (
    <span className="bench-cell" style={{ left, top }} ref={ref}>
      <Face index={index} />
    </span>
  );
}

const SIDES = [2, 3, 4, 5, 6];

function DiceCell({ index, place, moves }: Omit<CellProps, 'zone'> & Pick<BoardProps, 'moves'>) {
  return (
    <span className="bench-cell" style={place}>
      <Die name={String(index)} roll={moves} sides={SIDES}>
        {((index + moves * 5) % 6) + 1}
      </Die>
    </span>
  );
}

interface BoardProps {
  readonly way: MotionKind;
  readonly moves: number;
}

function Dice({ moves }: Pick<BoardProps, 'moves'>) {
  return (
    <div className="bench-board" style={{ '--w': '58px' } as CSSProperties}>
      {Array.from({ length: COUNT / 2 }, (_, index) => (
        <DiceCell key={index} index={index} place={placeOf(index * 2, 0)} moves={moves} />
      ))}
    </div>
  );
}

function Board({ way, moves }: BoardProps) {
  if (way === 'dice') return <Dice moves={moves} />;
  const Cell = way === 'layout' ? LayoutCell : FlyingCell;
  const zone = way === 'flights' ? `zone-${moves}` : 'zone';
  return (
    <div className="bench-board" style={{ '--w': '58px' } as CSSProperties}>
      {Array.from({ length: COUNT }, (_, index) => (
        <Cell key={index} index={index} place={placeOf(index, moves)} zone={zone} />
      ))}
    </div>
  );
}

function Bench() {
  const [{ way, moves }, setShown] = useState<BoardProps>({ way: 'slides', moves: 0 });
  useEffect(() => {
    window.measureFrames = async (wanted) => {
      const show = (count: number): void => flushSync(() => setShown({ way: wanted, moves: count }));
      show(0);
      return await framesOf(wanted, show);
    };
  }, []);
  return (
    <Flights originOf={() => null}>
      <Board key={way} way={way} moves={moves} />
    </Flights>
  );
}

createRoot(document.querySelector('#root') as HTMLElement).render(<Bench />);
