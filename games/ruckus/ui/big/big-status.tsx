import { Avatar, avatarOf, useSecondsLeft } from '@tablee/table-ui';
import { actionsIn } from '../log.tsx';
import { deadlineOf, wordsOf } from '../status.tsx';
import type { RuckusGame, RuckusProps } from '../use-ruckus.ts';

interface StatusProps extends RuckusProps {
  readonly game: RuckusGame;
}

/** The last action, or news that concerns everybody. Hidden from screen readers, which hear the announcer. */
export function BigStatus(props: StatusProps) {
  const { view, seats } = props;
  const seconds = useSecondsLeft(deadlineOf(view), Infinity) ?? 0;
  const action = isQuiet(view) ? actionsIn(props).at(-1) : undefined;
  if (action !== undefined) {
    return (
      <div key={action.key} className="big-status" aria-hidden="true">
        <Avatar seat={action.seat} name={avatarOf(seats[action.seat])} />
        <p>
          <b>{action.words}</b>
        </p>
      </div>
    );
  }
  const [title, text] = wordsOf(props, seconds);
  return (
    <div className="big-status" aria-hidden="true">
      <p>
        <b>{title}</b>
        {text}
      </p>
    </div>
  );
}

/** True if no news concerns everybody. */
function isQuiet({ phase, stalling, hands }: RuckusProps['view']): boolean {
  return phase === 'play' && !stalling && hands.every((count) => count > 0);
}
