import { Avatar, avatarOf, useSecondsLeft } from '@tablee/table-ui';
import { deedsIn } from '../log.tsx';
import { deadlineOf, wordsOf } from '../status.tsx';
import type { RuckusGame, RuckusProps } from '../use-ruckus.ts';

interface StatusProps extends RuckusProps {
  readonly game: RuckusGame;
}

/** The last action, or news that concerns everybody. Hidden from screen readers, which hear the announcer. */
export function BigStatus(props: StatusProps) {
  const { view, seats } = props;
  const seconds = useSecondsLeft(deadlineOf(view), Infinity) ?? 0;
  const deed = isQuiet(view) ? deedsIn(props).at(-1) : undefined;
  if (deed !== undefined) {
    return (
      <div key={deed.key} className="big-status" aria-hidden="true">
        <Avatar seat={deed.seat} name={avatarOf(seats[deed.seat])} />
        <p>
          <b>{deed.words}</b>
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
