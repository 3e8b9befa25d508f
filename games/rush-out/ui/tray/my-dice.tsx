import type { Seat } from '@tablee/kernel';
import { type Box, Lock, placed, type ThingState, Undo2 } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { cardOrTileAt } from '../../rules/check-place.ts';
import type { Die } from '../../rules/types.ts';
import { useDrag, useDrop } from '../drag.ts';
import { TableDie } from '../felt/table-die.tsx';
import type { Tray } from '../layout/types.ts';
import { SymbolIcon } from '../pieces/symbol.tsx';
import { isPointing } from '../play/lights.ts';
import { thingState } from '../play/thing-state.ts';
import { thingName } from '../play/things.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import styles from './my-dice.module.css';

interface MyDiceProps extends RushProps {
  readonly game: RushGame;
  readonly tray: Tray;
  readonly me: Seat;
}

/** The player's dice in fixed places; the place of a placed die takes it back. */
export function MyDice(props: MyDiceProps) {
  const { game, tray, me, say } = props;
  const dice = game.shown.view.dice[me] ?? [];
  const { ref } = useDrop('tray');
  return (
    <>
      <div className={`well ${styles['well']}`} style={placed(tray.well)} ref={ref} />
      {/* As an application it receives letter and digit keys from screen readers. */}
      <section
        className={styles['dice']}
        role="application"
        aria-label={say('ui.my-dice')}
        aria-describedby="rush-keys"
      >
        <h2 className="hidden-words">{say('ui.my-dice')}</h2>
        <span className="hidden-words" id="rush-keys">
          {say('ui.keys')}
        </span>
        {[...dice.entries()].map(([index, die]) => (
          <MyDie key={index} {...props} die={die} index={index} box={tray.homes[index] as Box} />
        ))}
      </section>
    </>
  );
}

interface MyDieProps extends MyDiceProps {
  readonly die: Die;
  readonly index: number;
  readonly box: Box;
}

function MyDie(props: MyDieProps) {
  const { game, me, die, index, box } = props;
  const { shown } = game;
  const { ref, isDragging, onPointerDown } = useDrag(index, { isDisabled: die.is !== 'rolled' });
  const name = thingName({ at: 'die', die: index });
  const isAway = die.is === 'placed';
  const isLocked = die.is === 'locked';
  return (
    <div className={styles['home']} style={{ ...placed(box), '--w': `${box.width}px` } as CSSProperties}>
      <button
        type="button"
        className={`thing ${styles['die']}`}
        data-state={stateOf(game, index)}
        data-thing={name}
        data-home={index === 0 || undefined}
        data-away={isAway || undefined}
        data-locked={isLocked || undefined}
        data-dragging={isDragging || undefined}
        data-tilt={index % 3}
        aria-label={labelOf(props)}
        aria-pressed={game.chosen === index || undefined}
        onPointerDown={onPointerDown}
        ref={ref}
      >
        {isLocked ? (
          <Lock className={styles['lock']} strokeWidth={3} aria-hidden="true" />
        ) : isAway ? (
          shown.view.phase !== 'over' && (
            <span className={styles['back']}>
              {game.locking === null ? <Undo2 size="100%" aria-hidden="true" /> : <SymbolIcon of={die.face} />}
            </span>
          )
        ) : (
          <TableDie
            seatOptions={shown.view.seatOptions}
            seat={me}
            die={index}
            face={die.is === 'rolled' ? die.face : null}
            zone="tray"
            roll={shown.view.rolledAt[me] ?? null}
            isRolling={shown.isRolling}
          />
        )}
      </button>
    </div>
  );
}

function labelOf({ game, die, index, say }: MyDieProps): string {
  const number = index + 1;
  if (die.is === 'loose') return say('ui.die.loose', { number });
  if (die.is === 'locked') return say('ui.die.locked', { number });
  if (die.is === 'placed' && game.locking !== null) return say('ui.die.lock', { number, face: die.face });
  if (die.is === 'placed') {
    const { view } = game.shown;
    const over = view.phase === 'over' ? 'yes' : 'no';
    return say('ui.die.placed', { number, face: die.face, card: cardOrTileAt(view, die.spot), over });
  }
  return say(fitsNow(game, index) ? 'ui.die.fits' : 'ui.die', { number, face: die.face });
}

/** True if the die can be placed on the card in focus, or anywhere without one. */
function fitsNow({ fits, focus }: RushGame, index: number): boolean {
  const spots = fits[index] ?? [];
  return focus === null ? spots.length > 0 : spots.includes(focus);
}

function stateOf(game: RushGame, index: number): ThingState {
  const marked = thingState(game, thingName({ at: 'die', die: index }));
  if (marked !== 'idle') return marked;
  if (game.chosen === index) return 'selected';
  return game.asked === null && !isPointing(game.hinted) && fitsNow(game, index) ? 'playable' : 'idle';
}
