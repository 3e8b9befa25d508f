import { lastOf, placed, useSecondsLeft } from '@tablee/table-ui';
import type { Layout } from '../layout/types.ts';
import type { RushGame } from '../play/use-rush.ts';
import type { RushProps } from '../props.ts';
import { type RecentEvent, useNoted } from '../said/lately.ts';
import { statusWords } from '../said/status-words.ts';
import { tellRush } from '../said/tell.ts';
import styles from './big-status.module.css';

interface StatusProps extends RushProps {
  readonly game: RushGame;
  readonly layout: Layout;
}

/** The latest event or the current status. Hidden from screen readers: the announcer speaks it. */
export function BigStatus(props: StatusProps) {
  const { view, happenings, layout } = props;
  const noted = useNoted(happenings);
  const seconds = useSecondsLeft(view.phase === 'signal' ? view.until : null, Infinity) ?? 0;
  const [title, text] =
    completionWords(props, noted) ?? statusWords({ ...props, noted, seconds, isNarrow: false, hasShortTools: false });
  const [first] = layout.trials.cards;
  const left = 48;
  const box = { left, top: first?.top ?? 0, width: rightOf(props) - left - 26, height: first?.height ?? 0 };
  return (
    <div key={noted?.seq} className={styles['place']} style={placed(box)} aria-hidden="true">
      <p className={styles['words']} data-noted={noted?.sight.kind}>
        {title !== '' && <b className={styles['title']}>{title}</b>}
        {text}
      </p>
    </div>
  );
}

/** Between two rounds the result leaves more room than the cards. */
const RIGHT_OF_RESULT = 540;

/** Left edge of what lies beside the words. */
function rightOf({ view, layout: { way, trials } }: StatusProps): number {
  if (view.phase === 'result') return RIGHT_OF_RESULT;
  return way.tile.width > 0 ? way.tile.left : (trials.cards[0]?.left ?? 0);
}

/** The last completed card, unless there is a newer notice. */
function completionWords(
  { view, happenings, say, nameOf }: StatusProps,
  noted: RecentEvent | null,
): readonly [string, string] | null {
  const completed = view.phase === 'play' && noted === null ? lastOf(happenings, 'completed') : null;
  const words = completed && tellRush(completed.sight, say, nameOf);
  return words === null ? null : ['', words];
}
