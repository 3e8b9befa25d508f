import { Avatar, avatarOf, isPhone, TableStatus, TimeRing, useSecondsLeft } from '@tablee/table-ui';
import { LOCK_CHOICE_MS, TARGET_CHOICE_MS } from '../../rules/timing.ts';
import type { RushTypes } from '../../rules/types.ts';
import type { Layout } from '../layout/types.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { areShort } from '../tray/short-words.ts';
import { useNoted } from './lately.ts';
import styles from './status.module.css';
import { isSoon, statusWords } from './status-words.ts';

interface StatusProps extends RushProps {
  readonly game: RushGame;
  readonly layout: Pick<Layout, 'shape' | 'tray'>;
}

const MS_PER_SECOND = 1_000;

/** Status line: the player's task, the latest event, a threat or a refusal. */
export function Status(props: StatusProps) {
  const { view, seats, game, happenings, layout } = props;
  const { shape, tray } = layout;
  const { me, asked, locking } = game;
  const noted = useNoted(happenings);
  const seconds = useSecondsLeft(view.phase === 'signal' ? view.until : null, Infinity) ?? 0;
  const hasShortTools = tray !== null && areShort(tray.tools, shape, game.camp);
  const [title, text] = statusWords({ ...props, noted, seconds, isNarrow: isPhone(shape), hasShortTools });
  const question = asked ?? locking;
  const face = me === null ? undefined : <Avatar seat={me} name={avatarOf(seats[me])} />;
  return (
    <TableStatus<RushTypes>
      {...props}
      avatar={
        question === null ? (
          face
        ) : (
          <Countdown
            key={question.until}
            until={question.until}
            lasts={asked === null ? LOCK_CHOICE_MS : TARGET_CHOICE_MS}
          />
        )
      }
      title={title}
    >
      {/* role="timer" keeps screen readers from announcing every second. */}
      {game.camp === 'sorcerer' && isSoon(seconds) ? <span role="timer">{text}</span> : text}
    </TableStatus>
  );
}

/** RO-A66, RO-A78: time left to choose. It is full during the pause before (RO-A84). */
function Countdown({ until, lasts }: { readonly until: number; readonly lasts: number }) {
  const left = useSecondsLeft(until, Infinity) ?? 0;
  const seconds = Math.min(left, lasts / MS_PER_SECOND);
  return (
    <span className={styles['countdown']} role="timer">
      <TimeRing since={until - lasts} until={until} look="bank" />
      <b className={styles['seconds']}>{seconds}</b>
    </span>
  );
}
