import { useFlyer } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { nameFace } from '../../locale/index.ts';
import type { Placed } from '../../rules/types.ts';
import { isOn } from '../draft/compose.ts';
import { useDrag } from '../drag.ts';
import { DieFace } from '../face.tsx';
import { dieKey } from '../origins.ts';
import type { DiceProps } from '../props.ts';
import type { DiceGame } from '../use-dice.ts';
import styles from './board.module.css';
import type { Camera } from './use-camera.ts';

interface BoardDieProps extends DiceProps {
  readonly die: Placed;
  readonly game: DiceGame;
  readonly camera: Camera;
}

/** A die on the felt. The felt handles its taps, since with dice in hand the same cell may be a target. */
export function BoardDie({ die, game, camera: { frame, cell }, view, say }: BoardDieProps) {
  const flyer = useFlyer(dieKey(die.die), 'table');
  const { ref, isDragging, onPointerDown } = useDrag({ die }, { isDisabled: !game.canLay, isPinchable: true });
  const isNew = game.laid.has(die.die) || (game.draft.command === null && view.fresh.includes(die.die));
  const style = { left: (die.x - frame.left) * cell, top: (die.y - frame.top) * cell } as CSSProperties;
  return (
    <span className={styles['die']} style={style} ref={flyer} data-dragging={isDragging || undefined}>
      <button
        type="button"
        tabIndex={-1}
        className="thing"
        data-die={die.die}
        data-state={stateOf(die, game)}
        aria-label={nameFace(die.face, say)}
        aria-pressed={game.canLay ? isOn(game.chosen.dice, die.die) : undefined}
        aria-disabled={!game.canLay}
        ref={ref}
        onPointerDown={onPointerDown}
      >
        <DieFace face={die.face} look={isNew ? 'new' : undefined} />
      </button>
    </span>
  );
}

function stateOf({ die }: Placed, { chosen, isSending, laid, hinted }: DiceGame): string {
  if (isSending && laid.has(die)) return 'pending';
  if (isOn(chosen.dice, die)) return 'selected';
  const step = hinted?.step ?? null;
  return step !== null && isOn([...step.missing, ...step.back], die) ? 'now' : 'idle';
}
