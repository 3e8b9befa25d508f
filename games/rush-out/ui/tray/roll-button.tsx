import { type Box, Dices, Lock, placed, TimeRing, useHasCome } from '@tablee/table-ui';
import { canRoll } from '../play/early-roll.ts';
import { rollWaitOf } from '../play/roll-wait.ts';
import { thingState } from '../play/thing-state.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import styles from './roll-button.module.css';
import type { HeldRoll } from './use-held-roll.ts';

interface RollButtonProps extends RushProps {
  readonly game: RushGame;
  readonly box: Box;
  readonly hold: HeldRoll;
}

/** Rolls on tap, and repeatedly while held. The ring shows the time until the next roll. */
export function RollButton({ game, box, hold, say }: RollButtonProps) {
  const { coming } = game.shown;
  const { me } = game;
  const wait = me === null ? null : rollWaitOf(coming, me);
  const isReady = useHasCome(wait?.until ?? 0);
  const isOpen = isRollOpen(game);
  const isStart = coming.phase === 'signal' && game.camp === 'sorcerer';
  return (
    <div className={styles['place']} style={placed(box)}>
      <span className={styles['ring']} data-ready={(isReady && isOpen) || undefined}>
        {!isReady && isOpen && wait !== null && <TimeRing {...wait} look="away" />}
      </span>
      <div className={`thing ${styles['thing']}`} data-state={thingState(game, 'roll')}>
        <button
          type="button"
          className={styles['button']}
          data-thing="roll"
          data-look={isOpen && lightsUp(game) ? 'now' : isOpen ? 'paper' : 'off'}
          aria-disabled={!isOpen}
          onPointerDown={(event) => {
            if (event.button === 0) hold.begin();
          }}
          onClick={({ detail }) => {
            // Enter or a screen reader, which cause no pointer events.
            if (detail !== 0) return;
            hold.begin();
            hold.end();
          }}
          onPointerUp={hold.end}
          onPointerLeave={hold.end}
          onPointerCancel={hold.end}
          onContextMenu={(event) => event.preventDefault()}
        >
          {isOpen ? (
            <Dices className={styles['picture']} aria-hidden="true" />
          ) : (
            <Lock className={styles['picture']} aria-hidden="true" />
          )}
          <span className={styles['word']}>{say(isStart ? 'ui.roll.start' : 'ui.roll')}</span>
        </button>
      </div>
    </div>
  );
}

/** RO-14, RO-20, RO-A66. */
function isRollOpen({ shown, me, camp, asked }: RushGame): boolean {
  const { coming } = shown;
  if (me === null || asked !== null) return false;
  if (coming.phase === 'signal') return camp === 'sorcerer';
  return canRoll(coming, me);
}

/** False while a hint points at something else. */
function lightsUp({ hinted }: RushGame): boolean {
  return hinted === null || hinted.thing === null || hinted.thing === 'roll';
}
