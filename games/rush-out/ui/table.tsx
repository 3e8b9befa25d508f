import { Flights, later, SeatMarksContext, useArrowKeys, useKeepFocus, useShake, useSize } from '@tablee/table-ui';
import { useCallback, useDeferredValue, useRef } from 'react';
import { Floor } from './floor.tsx';
import { rushMarkOf } from './marks.ts';
import { squareOf, thingOf } from './play/things.ts';
import { type RushGame, useRush } from './play/use-rush.ts';
import type { RushProps } from './props.ts';
import styles from './table.module.css';
import { useHeldRoll } from './tray/use-held-roll.ts';
import { tumbleIn } from './tumble.ts';

/** Announcements of events start after the first render. */
const RushTold = later(async () => (await import('./said/told.tsx')).RushTold);
/** Keys are not needed for the first render. */
const Keys = later(async () => (await import('./keys.ts')).Keys);
/** Tips are only for newcomers, and not for the first render. */
const Coaching = later(async () => (await import('./coach/coaching.tsx')).Coaching);

export function RushTable(props: RushProps) {
  const { viewer, view } = props;
  const { seatOptions } = view;
  const game = useRush(props);
  const hold = useHeldRoll(game);
  const [floorRef, floor] = useSize();
  // Deferred, so that the first render does not block input for too long.
  const showsOthers = useDeferredValue(true, false);
  const root = useRef<HTMLElement>(null);
  const onKeyDown = useArrowKeys(game.letGo);
  const markOf = useCallback((seat: number) => rushMarkOf({ seatOptions }, seat), [seatOptions]);
  useKeepFocus(root);
  useShake(props.refusal, game.refused);
  return (
    <SeatMarksContext value={markOf}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one listener for the buttons in it */}
      <main
        className={`game ${styles['rush']}`}
        data-phase={view.phase}
        data-fresh={game.isFresh || undefined}
        data-near={game.camp}
        data-locking={game.locking !== null || undefined}
        data-watching={viewer === 'spectator' || undefined}
        style={tumbleIn(view.options)}
        onKeyDown={onKeyDown}
        onClick={({ target }) => touchOn(target, game)}
        ref={root}
      >
        <div className={styles['floor']} ref={floorRef}>
          {floor !== null && (
            <Flights>
              <Floor {...props} {...{ game, floor, root, hold, showsOthers }} />
            </Flights>
          )}
        </div>
        <RushTold {...props} game={game} />
        <Keys {...props} game={game} hold={hold} />
        {viewer !== 'spectator' && <Coaching {...props} game={game} />}
      </main>
    </SeatMarksContext>
  );
}

/** Handles all taps of the table: dice, cards and controls. A tap on bare felt cancels the selection. */
function touchOn(target: EventTarget, game: RushGame): void {
  if (!(target instanceof Element)) return;
  const onCard = target.closest<HTMLElement>('[data-touch]');
  const isLarge = onCard !== null && onCard.clientWidth >= MIN_TOUCH_SIZE;
  const name = isLarge ? onCard.dataset['touch'] : target.closest<HTMLElement>('[data-thing]')?.dataset['thing'];
  const thing = thingOf(name);
  if (thing !== null) game.touch(thing, squareOf(target));
  else if (target.closest('button') === null) game.letGo();
}

/**
 * Dice on cards that are narrower than this, in pixels, are touched through their card: a finger could take one back by
 * mistake.
 */
const MIN_TOUCH_SIZE = 36;
