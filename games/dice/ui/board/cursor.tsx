import { announce } from '@tablee/table-ui';
import { type KeyboardEvent, useState } from 'react';
import { keyOf, REACH } from '../../rules/lines.ts';
import type { Cell } from '../../rules/types.ts';
import type { DiceProps } from '../props.ts';
import type { DiceGame } from '../use-dice.ts';
import styles from './board.module.css';
import { placeOf } from './cell-box.ts';
import { focusIfWanted } from './felt-focus.ts';
import { sayCell } from './say-cell.ts';
import type { Camera } from './use-camera.ts';

interface CursorProps extends DiceProps {
  readonly game: DiceGame;
  readonly camera: Camera;
  readonly onTouch: (cell: Cell) => void;
}

const STEPS: Readonly<Record<string, Cell>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Keyboard cursor on the felt: arrows move it and announce the cell, Enter takes or lays. */
export function Cursor({ game, camera, say, onTouch }: CursorProps) {
  const [moved, setMoved] = useState<Cell | null>(null);
  const at = moved ?? game.fits[0] ?? game.table[0] ?? { x: 0, y: 0 };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopPropagation();
    const next = event.shiftKey ? nextDie(game, at, step) : { x: at.x + step.x, y: at.y + step.y };
    if (Math.abs(next.x) > REACH || Math.abs(next.y) > REACH) return;
    setMoved(next);
    camera.show([next]);
    announce(sayCell(game, next, say), { when: 'now' });
  };
  return (
    <button
      type="button"
      className={styles['cursor']}
      data-thing="cursor"
      ref={focusIfWanted}
      data-free={game.table.every((die) => keyOf(die) !== keyOf(at)) || undefined}
      style={placeOf(at, camera)}
      aria-label={sayCell(game, at, say)}
      onKeyDown={onKeyDown}
      onFocus={() => camera.show([at])}
      onClick={(event) => {
        event.stopPropagation(); // the felt would handle it as a click at the mouse position
        setMoved(at);
        onTouch(at);
      }}
    />
  );
}

/** Shift and an arrow jump to the next die in that direction, preferring the same row or column. */
function nextDie({ table }: DiceGame, { x, y }: Cell, step: Cell): Cell {
  const ahead = table
    .map((die) => ({
      die,
      far: (die.x - x) * step.x + (die.y - y) * step.y,
      aside: Math.abs((die.x - x) * step.y) + Math.abs((die.y - y) * step.x),
    }))
    .filter(({ die, far }) => far > 0 && keyOf(die) !== keyOf({ x, y }))
    .toSorted((a, b) => a.far + 3 * a.aside - (b.far + 3 * b.aside))[0];
  return ahead === undefined ? { x: x + step.x, y: y + step.y } : { x: ahead.die.x, y: ahead.die.y };
}
