import type { Rounds } from '@tablee/kernel';
import type { SeatInfo } from '@tablee/protocol';
import type { Locale } from '@tablee/words';
import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { focusOn, returnFocus } from '../keys/return-focus.ts';
import { feel } from '../sound/feel.ts';
import type { Teams, TeamWords } from '../teams.ts';
import { tableWords } from '../words.ts';
import { Confetti } from './confetti.tsx';
import styles from './end-screen.module.css';
import type { Honour } from './honour.ts';
import { Honours } from './honours.tsx';
import { Lights } from './lights.tsx';
import { Podium } from './podium.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { hasLost, standingsOf } from './standings.ts';
import { endTitle } from './title.ts';

interface EndScreenProps {
  readonly result: { readonly ranks: readonly number[]; readonly scores: readonly number[] };
  readonly seats: readonly SeatInfo[];
  readonly teams: Teams;
  /** Names of the teams in their order; empty for numbered teams. */
  readonly teamWords: readonly TeamWords[];
  readonly viewer: number | null;
  readonly locale: Locale;
  readonly game: string;
  /** The reason why the match ended, as a sentence. */
  readonly reason: string;
  readonly rounds?: Rounds;
  /** The score that ends a match; null if there is none. */
  readonly goal: number | null;
  readonly honours: readonly Honour[];
  readonly nameOf: (seat: number) => string;
  readonly unitOf: (score: number) => string;
  /** Opens the counting of each round; absent if there is nothing more to show. */
  readonly onCounts?: (() => void) | null;
  /** Course of the match, shown in place of the points; null where points tell it. */
  readonly story?: ReactNode;
  /** Buttons for what to do next. */
  readonly children: ReactNode;
}

/** The end of a match: winner, podium and points. */
export function EndScreen(props: EndScreenProps) {
  const {
    result,
    seats,
    viewer,
    locale,
    game,
    reason,
    rounds = [],
    goal,
    honours,
    unitOf,
    onCounts = null,
    story = null,
    children,
  } = props;
  const standings = standingsOf(result, props.teams, props.teamWords);
  const title = useId();
  const nameOf = (seat: number): string => (seat === viewer ? tableWords(locale)('you') : props.nameOf(seat));
  const heading = useFocusAtEnd();
  const isTold = story === null ? undefined : true;
  const isLost = hasLost(standings, viewer);
  useEffect(() => feel(isLost ? 'loss' : 'win'), [isLost]);
  return (
    <section className={styles['end']} data-part="end" aria-labelledby={title}>
      <Lights />
      {!isLost && <Confetti />}
      <div className={styles['stage']}>
        <h2 className={styles['title']} id={title} ref={heading}>
          {endTitle(standings, viewer, locale, props.nameOf)}
          <small>{reason}</small>
        </h2>
        <Podium standings={standings} seats={seats} locale={locale} nameOf={nameOf} unitOf={unitOf} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else no key scrolls it on a phone lying */}
      <div className={styles['paper']} data-told={isTold} role="group" aria-labelledby={title} tabIndex={0}>
        {story ?? (
          <ScoreSheet
            title={game}
            standings={standings}
            rounds={rounds}
            goal={goal}
            viewer={viewer}
            locale={locale}
            nameOf={nameOf}
            onCounts={onCounts}
          />
        )}
        <Honours honours={honours} seats={seats} nameOf={nameOf} locale={locale} />
      </div>
      <footer className={styles['foot']}>
        <div className={`tray wood ${styles['actions']}`}>{children}</div>
      </footer>
    </section>
  );
}

/**
 * Moves the focus to the sentence about the winner. Not to a button, which the last key press would trigger, and not
 * away from a dialog above.
 */
function useFocusAtEnd(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    if (before?.closest('dialog') == null) focusOn(heading.current);
    return () => returnFocus(before);
  }, []);
  return heading;
}
