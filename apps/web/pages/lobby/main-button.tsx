import { Button } from '@tablee/table-ui';
import { useSay } from '../../locale/use-say.ts';
import { useSettings } from '../../settings/settings.ts';
import { howItBegins } from './how-it-begins.ts';
import { placeForVisitor } from './lobby-status.ts';
import styles from './main-button.module.css';
import type { Room } from './room.ts';

interface MainButtonProps {
  readonly room: Room;
  readonly canStart: boolean;
}

/** Sits down, stands up or starts. Not disabled while a request is under way, because that would lose the focus. */
export function MainButton({ room, canStart }: MainButtonProps) {
  const say = useSay();
  const { table, own, isMaker, isBarred, actions } = room;
  if (own === null) {
    const isFull = isBarred || placeForVisitor(table) === null;
    return (
      <Button look="now" className={styles['go']} disabled={isFull} onClick={() => actions.sit(null)}>
        {say('lobby.take-place')}
      </Button>
    );
  }
  if (!isMaker) {
    return (
      <Button look="paper" className={styles['go']} onClick={actions.standUp}>
        {say('lobby.stand-up')}
      </Button>
    );
  }
  return (
    <Button look="now" className={styles['go']} disabled={!canStart} onClick={actions.start}>
      {say('lobby.start')}
      {canStart && <HowItBegins room={room} />}
    </Button>
  );
}

function HowItBegins({ room: { table, own } }: { readonly room: Room }) {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const { long, short } = howItBegins(table, own, say, locale);
  return (
    <small>
      <span className={styles['names']}>{long}</span>
      <span className={styles['count']} aria-hidden="true">
        {short}
      </span>
    </small>
  );
}
