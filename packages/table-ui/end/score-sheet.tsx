import type { Rounds } from '@tablee/kernel';
import type { Locale } from '@tablee/words';
import { ListChecks } from 'lucide-react';
import type { CSSProperties } from 'react';
import { useSeatMarks } from '../around/seat-marks.ts';
import { Glyph } from '../components/glyph.tsx';
import { formatPoints, formatSigned } from '../signed.ts';
import { tableWords } from '../words.ts';
import { ScoreLines } from './score-lines.tsx';
import styles from './score-sheet.module.css';
import type { Standing } from './standings.ts';

interface ScoreSheetProps {
  readonly title: string;
  readonly standings: readonly Standing[];
  /** Points of each seat by round; empty without rounds. */
  readonly rounds: Rounds;
  /** The score that ends a match; null if there is none. */
  readonly goal: number | null;
  readonly viewer: number | null;
  readonly locale: Locale;
  readonly nameOf: (seat: number) => string;
  /** Opens the counting of each round; null if there is nothing more to show. */
  readonly onCounts: (() => void) | null;
}

/** Chart and table of all points. */
export function ScoreSheet({ title, standings, rounds, goal, viewer, locale, nameOf, onCounts }: ScoreSheetProps) {
  const say = tableWords(locale);
  const markOf = useSeatMarks();
  return (
    <section className="sheet" aria-label={title}>
      <h3>{rounds.length === 0 ? title : say('rounds-of', { count: rounds.length, game: title })}</h3>
      <div className={styles['both']} data-lines={rounds.length > 1 || undefined}>
        {rounds.length > 1 && <ScoreLines rounds={rounds} sides={standings.map(({ seats }) => seats)} goal={goal} />}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else no key scrolls it */}
        <div className="sheet-scroll" role="group" aria-label={title} tabIndex={0}>
          <table>
            <thead className="hidden-words">
              <tr>
                <td />
                {[...rounds.keys()].map((round) => (
                  <th key={round} scope="col">
                    {say('round', { round: round + 1 })}
                  </th>
                ))}
                <th scope="col">{say('total')}</th>
              </tr>
            </thead>
            <tbody>
              {standings.map(({ seats, words, score }) => (
                <tr key={seats[0]} className={viewer !== null && seats.includes(viewer) ? 'is-me' : undefined}>
                  <th scope="row">
                    {words !== null && <b>{words.name}</b>}
                    {seats.map((seat) => (
                      <span key={seat} style={{ '--seat': markOf(seat).colour } as CSSProperties}>
                        <Glyph shape={markOf(seat).shape} />
                        {nameOf(seat)}
                      </span>
                    ))}
                  </th>
                  {[...rounds.entries()].map(([round, gains]) => (
                    <td key={round}>{formatSigned(gains[seats[0]] ?? 0)}</td>
                  ))}
                  <td className="sheet-total">{formatPoints(score)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
      {onCounts !== null && (
        <button type="button" className={styles['counts']} onClick={onCounts}>
          <ListChecks size={20} aria-hidden="true" />
          {say('counts')}
        </button>
      )}
    </section>
  );
}
