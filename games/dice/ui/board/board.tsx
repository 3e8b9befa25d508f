import { LayoutGrid, ListRestart, later, Maximize, Minimize } from '@tablee/table-ui';
import { type CSSProperties, type MouseEvent, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { keyOf } from '../../rules/lines.ts';
import type { Cell, Placed } from '../../rules/types.ts';
import { isOn } from '../draft/compose.ts';
import { cellOfMark, useDropField } from '../drag.ts';
import type { DiceProps } from '../props.ts';
import type { DiceGame } from '../use-dice.ts';
import { cellsAfterLay } from './after-lay.ts';
import styles from './board.module.css';
import { BoardDie } from './board-die.tsx';
import { firstOfLine } from './cell-box.ts';
import { LineMarks } from './line-marks.tsx';
import { litCellAt } from './overview.ts';
import type { Camera } from './use-camera.ts';

/** For a chosen die and for hints: fetched behind the table. */
const Fits = later(async () => (await import('./ghosts.tsx')).Fits);
const Ghosts = later(async () => (await import('./ghosts.tsx')).Ghosts);
/** Keys only: fetched behind the table. */
const Cursor = later(async () => (await import('./cursor.tsx')).Cursor);

interface BoardProps extends DiceProps {
  readonly game: DiceGame;
  readonly camera: Camera;
}

/** The unbounded felt: dice, their lines, and possible places for the chosen dice. */
export function Board(props: BoardProps) {
  const { game, camera, say } = props;
  const { frame, cell, isOverview, size, ref: windowRef } = camera;
  const [felt, setFelt] = useState<HTMLDivElement | null>(null);
  /** In cells, with fractions. */
  const pointAt = (x: number, y: number): Cell => {
    const box = felt?.getBoundingClientRect();
    return { x: frame.left + (x - (box?.left ?? 0)) / cell, y: frame.top + (y - (box?.top ?? 0)) / cell };
  };
  const cellAt = (x: number, y: number): Cell => cellOf(pointAt(x, y));
  const { ref: fieldRef, over: aimed } = useDropField(({ left, top, width, height }) =>
    game.canLay ? cellAt(left + width / 2, top + height / 2) : null,
  );
  const onTouch = (at: Cell, point: Cell = { x: at.x + 0.5, y: at.y + 0.5 }): void => {
    const aim = isOverview ? litCellAt(litCells(game), point, cell) : at;
    if (aim === null) camera.comeNear(at);
    else touch(game, aim);
  };
  const onClick = ({ clientX, clientY, target }: MouseEvent): void => {
    const mark = game.marks.find(({ key }) => key === named(target, 'line'));
    const lying = game.table.find(({ die }) => String(die) === named(target, 'die'));
    const hasPoint = clientX !== 0 || clientY !== 0; // a click by a screen reader has no coordinates
    if (mark !== undefined && game.canLay && game.chosen.dice.length === 0) game.chooseLine(mark);
    else onTouch(lying ?? cellAt(clientX, clientY), hasPoint ? pointAt(clientX, clientY) : undefined);
  };
  useInSight(props);
  const over = aimed === 'hand' ? null : aimed;
  const landing = over !== null && game.chosen.isLine ? firstOfLine(game, over) : over;
  const columns = Math.max(5, Math.floor((size?.width ?? 0) / cell) - 1);
  const style = {
    '--cell': `${cell}px`,
    width: (frame.right - frame.left + 1) * cell,
    height: (frame.bottom - frame.top + 1) * cell,
  } as CSSProperties;
  return (
    <section className={styles['board']} data-part="board" aria-label={say('ui.table')}>
      <div className={styles['window']} ref={windowRef} data-overview={isOverview || undefined}>
        <div ref={fieldRef}>
          {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the cursor does it by keys */}
          <div className={styles['felt']} style={style} ref={setFelt} onClick={onClick}>
            <LineMarks {...props} />
            <Fits {...props} over={landing} />
            <Ghosts {...props} />
            {game.table.map((die) => (
              <BoardDie key={die.die} {...props} die={die} />
            ))}
            <Cursor {...props} onTouch={onTouch} />
          </div>
        </div>
      </div>
      {game.me !== null && <Tools {...{ game, camera, say }} columns={columns} />}
    </section>
  );
}

function cellOf({ x, y }: Cell): Cell {
  return { x: Math.floor(x), y: Math.floor(y) };
}

function litCells({ fits, spread }: DiceGame): Cell[] {
  return [...fits, ...[...spread.values()].map(({ cell }) => cell)];
}

/**
 * Scrolling of the felt. Centres the table when the window is first laid out and when a turn begins; shows the whole
 * table after a roll and after everything was taken back. Then shows the possible places or the target of a hint, and,
 * while a line is faulty, the dice just laid with that line and its sign.
 */
function useInSight({ game, camera: { show, centre, size }, view: { table, turn } }: BoardProps): void {
  const { table: composed, fits, hinted, marks, canLay, canRoll, draft } = game;
  const isOpen = size !== null;
  const isUntouched = draft.command === null;
  const step = hinted?.step ?? null;
  const pointed = useMemo(() => (step === null ? fits : [...step.missing, ...step.back]), [step, fits]);
  const bringAll = useEffectEvent(() => show(table));
  const bring = useEffectEvent((cells: readonly Cell[]) => show(cells));
  const centreAll = useEffectEvent(() => centre());
  useEffect(() => bringAll(), [canLay, canRoll]);
  useEffect(() => centreAll(), [isOpen, turn]);
  useEffect(() => {
    if (isUntouched) bringAll();
  }, [isUntouched]);
  useEffect(() => {
    if (pointed.length > 0) bring(pointed);
  }, [pointed]);
  const before = useRef<readonly Placed[]>(table);
  const bringLaid = useEffectEvent(() => {
    if (!isOpen) return;
    const cells = cellsAfterLay(before.current, composed, marks);
    before.current = composed;
    if (cells !== null) show(...cells);
  });
  useEffect(() => bringLaid(), [isOpen, composed]);
}

/** The die or line sign that was clicked. */
function named(target: EventTarget, kind: 'die' | 'line'): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>(`[data-${kind}]`)?.dataset[kind] : undefined;
}

/**
 * A tap with dice in hand lays them; on a die of a chosen line it takes that die alone. Without dice in hand it chooses
 * the die, or the line of a tapped sign. Ignored while others play.
 */
function touch(game: DiceGame, at: Cell): void {
  if (!game.canLay) return;
  const lying = game.table.find((die) => keyOf(die) === keyOf(at));
  if (lying !== undefined && isOn(game.chosen.dice, lying.die)) return game.choose(lying);
  if (game.chosen.dice.length > 0 && (lying === undefined || game.canTake(lying)))
    return game.layAt(game.spread.get(keyOf(at))?.fit ?? at);
  if (lying !== undefined) return game.choose(lying);
  const mark = game.marks.find((one) => keyOf(cellOfMark(one)) === keyOf(at));
  if (mark !== undefined) game.chooseLine(mark);
}

interface ToolsProps extends Pick<BoardProps, 'game' | 'camera' | 'say'> {
  readonly columns: number;
}

function Tools({ game, camera, say, columns }: ToolsProps) {
  const seeAll = say(camera.isOverview ? 'ui.see-back' : 'ui.see-all');
  return (
    <div className={styles['tools']}>
      {game.canLay && game.takeAll !== null && (
        <button
          type="button"
          className="icon-button"
          data-thing="take-all"
          aria-label={say('ui.take-all')}
          title={say('ui.take-all')}
          onClick={game.takeAll}
        >
          <ListRestart aria-hidden="true" />
        </button>
      )}
      {game.canLay && game.canTidy(columns) && (
        <button
          type="button"
          className="icon-button"
          aria-label={say('ui.tidy')}
          title={say('ui.tidy')}
          onClick={() => game.tidyUp(columns)}
        >
          <LayoutGrid aria-hidden="true" />
        </button>
      )}
      <button
        type="button"
        className="icon-button"
        aria-label={seeAll}
        title={seeAll}
        onClick={() => camera.seeAll(litCells(game))}
      >
        {camera.isOverview ? <Minimize aria-hidden="true" /> : <Maximize aria-hidden="true" />}
      </button>
    </div>
  );
}
