import { Pin, RefreshCw, useFlyer, useMergedRefs } from '@tablee/table-ui';
import { type CSSProperties, useMemo } from 'react';
import { nameFace } from '../../locale/index.ts';
import type { OwnDie } from '../../rules/types.ts';
import { isOn, isShown } from '../draft/compose.ts';
import { useDrag, useDrop } from '../drag.ts';
import { DieFace } from '../face.tsx';
import { dieKey } from '../origins.ts';
import type { DiceProps } from '../props.ts';
import { tiltOf } from '../tilt.ts';
import type { DiceGame } from '../use-dice.ts';
import styles from './hand.module.css';
import { inHandOrder } from './order.ts';

interface HandProps extends DiceProps {
  readonly game: DiceGame;
  readonly rolls: ReadonlyMap<number, number>;
}

/** Above this number, the hand of a phone has two rows. */
const MAX_ONE_ROW_DICE = 5;

/** My dice: before the throw each is kept or rolled, or each rolls all where none may be kept; after it each can be laid. */
export function Hand(props: HandProps) {
  const { game } = props;
  const dice = useMemo(() => inHandOrder(game.hand), [game.hand]);
  const { ref, isOver } = useDrop('hand');
  const whole = dice.length + game.laid.size; // the number of rows stays while dice are laid, so that nothing moves under a finger
  return (
    <div
      className={`well ${styles['well']}`}
      data-home=""
      data-many={whole > MAX_ONE_ROW_DICE || undefined}
      data-plates={(game.canRoll && game.keeping.canKeep) || (game.canLay && game.keptDice.size > 0) || undefined}
      data-over={isOver || undefined}
      ref={ref}
    >
      <div className={styles['dice']} style={{ '--columns': Math.ceil(whole / 2) } as CSSProperties}>
        {dice.map((die) => (
          <HandDie key={die.die} {...props} die={die} />
        ))}
      </div>
    </div>
  );
}

function HandDie({ die, game, rolls, say }: HandProps & { readonly die: OwnDie }) {
  const isKept = game.keeping.kept.has(die.die);
  const isChoosing = game.canRoll && game.keeping.canKeep;
  const isRolling = game.canRoll && !isChoosing;
  const flyer = useFlyer(dieKey(die.die), 'hand');
  const { isDragging, ref, onPointerDown } = useDrag({ die }, { isDisabled: !game.canLay });
  const name = die.face === null ? say('ui.die.unrolled') : nameFace(die.face, say);
  const wasKept = game.canLay && game.keptDice.has(die.die);
  const plate = isChoosing ? say(isKept ? 'ui.kept' : 'ui.to-roll') : wasKept ? say('ui.kept') : null;
  const spokenAction = isRolling ? say('ui.roll', { count: game.hand.length }) : plate;
  return (
    <span className={styles['cell']} data-dragging={isDragging || undefined}>
      <button
        type="button"
        tabIndex={die.face === null ? -1 : 0}
        className={`thing ${styles['own']}`}
        data-thing={`own-${die.die}`}
        data-state={stateOf(die, game)}
        style={{ rotate: isKept ? undefined : tiltOf(die.die) }}
        aria-label={[name, spokenAction].filter(Boolean).join(', ')}
        aria-pressed={isRolling ? undefined : isChoosing ? isKept : isOn(game.chosen.dice, die.die)}
        aria-disabled={!game.canRoll && !game.canLay}
        ref={useMergedRefs(ref, flyer)}
        onPointerDown={onPointerDown}
        onClick={() => {
          if (isChoosing) game.keeping.toggle(die.die);
          else if (isRolling) game.roll();
          else if (game.canLay && isShown(die)) game.choose(die);
        }}
      >
        <DieFace face={die.face} die={die.die} roll={rolls.get(die.die) ?? 'before'} />
      </button>
      {plate !== null && (
        <span className={styles['plate']} data-kept={isKept || wasKept || undefined} aria-hidden="true">
          {isKept || wasKept ? <Pin /> : <RefreshCw />}
          <span>{plate}</span>
        </span>
      )}
    </span>
  );
}

function stateOf({ die }: OwnDie, { chosen, hinted, isSending }: DiceGame): string {
  if (isSending) return 'pending';
  if (isOn(chosen.dice, die)) return 'selected';
  return isOn(hinted?.step?.missing ?? [], die) || hinted?.keeps?.has(die) === true ? 'now' : 'idle';
}
