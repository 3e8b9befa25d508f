import { Button, type FloorShape, placed, Ready, useSecondsLeft } from '@tablee/table-ui';
import { useEffect, useState } from 'react';
import { STATUS_HALF_HEIGHT } from '../layout/shape.ts';
import type { Tray } from '../layout/types.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import styles from './result-tray.module.css';

interface ResultTrayProps extends RushProps {
  readonly game: RushGame;
  readonly tray: Tray;
  readonly shape: FloorShape;
}

/** RO-A72, RO-A94: the buttons between two rounds, in place of dice and tools. */
export function ResultTray({ game, tray, shape, view, ready, seats, nameOf, locale, say, play }: ResultTrayProps) {
  const { me } = game;
  const { box } = tray;
  const isOpen = useOpen();
  const stopping = view.rounds?.stopping ?? [];
  const isMine = me !== null && stopping.includes(me);
  const top = box.top + (shape === 'landscape' ? 10 : STATUS_HALF_HEIGHT);
  return (
    <div
      className={styles['tray']}
      data-shape={shape}
      style={placed({ ...box, top, height: box.top + box.height - top })}
    >
      <span className={styles['next']}>
        {ready === null ? (
          stopping.length > 0 && <Otherwise until={view.until ?? 0} say={say} />
        ) : (
          <Ready state={ready} {...{ seats, nameOf, locale }} />
        )}
      </span>
      <Button
        look="paper"
        className={styles['stop'] ?? ''}
        data-thing="stop"
        aria-disabled={!isOpen}
        onClick={() => isOpen && play({ do: 'stop', wants: !isMine })}
      >
        {say(isMine ? 'ui.stop.back' : 'ui.stop')}
      </Button>
    </div>
  );
}

/** While seats are asked to stop there is no rest that could end early. */
function Otherwise({ until, say }: { readonly until: number } & Pick<RushProps, 'say'>) {
  const seconds = useSecondsLeft(until, Infinity) ?? 0;
  return (
    <span className={styles['otherwise']} role="timer">
      {say('ui.stop.until', { seconds })}
    </span>
  );
}

/** The button takes no tap at first: it appears where the last tap of the round may land. */
const LOCKED_MS = 1_200;

function useOpen(): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), LOCKED_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOpen;
}
