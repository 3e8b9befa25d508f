import { Check, X } from '@tablee/table-ui';
import { nameLine } from '../../locale/index.ts';
import { facesOf } from '../../rules/lines.ts';
import type { Placed } from '../../rules/types.ts';
import type { LineMark } from '../draft/marks.ts';
import { cellOfMark, useDrag } from '../drag.ts';
import type { DiceProps } from '../props.ts';
import type { DiceGame } from '../use-dice.ts';
import { placeOf } from './cell-box.ts';
import styles from './line-marks.module.css';
import type { Camera } from './use-camera.ts';

interface MarksProps extends DiceProps {
  readonly game: DiceGame;
  readonly camera: Camera;
}

/** Cell size in px from which a line shows the name of its kind. */
const MIN_NAMED_CELL_PX = 64;

/**
 * A frame and a sign for each line, and the reason of the first faulty one. A single own die gets no sign, since it is
 * only a beginning.
 */
export function LineMarks(props: MarksProps) {
  const { game, camera } = props;
  const signed = game.marks.filter(({ dice }) => dice.length > 1 || dice.some(({ die }) => !game.laid.has(die)));
  const wrong = game.marks.find(({ fault, dice }) => fault !== null && dice.length > 1) ?? null;
  return (
    <>
      {game.marks.map((mark) => (
        <LineFrame key={mark.key} mark={mark} camera={camera} />
      ))}
      {signed.map((mark) => (
        <LineSign key={mark.key} {...props} mark={mark} />
      ))}
      {wrong !== null && <Reason {...props} mark={wrong} />}
    </>
  );
}

function LineFrame({ mark: { way, dice, fault }, camera }: { readonly mark: LineMark; readonly camera: Camera }) {
  const length = dice.length * camera.cell;
  const size = way === 'row' ? { width: length, height: camera.cell } : { width: camera.cell, height: length };
  return (
    <span
      className={styles['frame']}
      data-wrong={fault !== null || undefined}
      style={{ ...placeOf(dice[0] as Placed, camera), ...size }}
    />
  );
}

/** Dragging the sign moves the whole line. A tap is handled by the felt. */
function LineSign({ mark, game, camera, say }: MarksProps & { readonly mark: LineMark }) {
  const { ref, onPointerDown } = useDrag({ line: mark }, { isDisabled: !game.canLay, isPinchable: true });
  const isWrong = mark.fault !== null;
  const name = mark.kind === null ? null : say(`ui.line.${mark.kind}`);
  return (
    <span
      className={styles['sign']}
      data-line={mark.key}
      data-way={mark.way}
      data-wrong={isWrong || undefined}
      data-grab={game.canLay || undefined}
      data-aside={game.chosen.dice.length > 0 || undefined}
      style={placeOf(cellOfMark(mark), camera)}
      ref={ref}
      onPointerDown={onPointerDown}
      title={nameLine(facesOf(mark.dice), mark.kind, say)}
    >
      <i>{isWrong ? <X strokeWidth={3.4} aria-hidden="true" /> : <Check strokeWidth={3.4} aria-hidden="true" />}</i>
      {name !== null && camera.cell >= MIN_NAMED_CELL_PX && <small aria-hidden="true">{name}</small>}
    </span>
  );
}

/** Beside a column and below a row, so that the cell for the next die stays free. */
function Reason({ mark: { way, dice, fault }, camera, sayRefusal }: MarksProps & { readonly mark: LineMark }) {
  if (fault === null) return null;
  const first = placeOf(dice[0] as Placed, camera);
  const [across, down] = way === 'row' ? [0.5, 1] : [1, dice.length / 2];
  const place = { left: first.left + across * camera.cell, top: first.top + down * camera.cell };
  return (
    <span className={styles['reason']} data-way={way} style={place} aria-hidden="true">
      {sayRefusal({ rule: fault.rule, facts: fault.facts })}
    </span>
  );
}
