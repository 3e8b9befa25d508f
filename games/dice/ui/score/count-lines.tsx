import { leftOf, type Viewer } from '@tablee/kernel';
import { formatSigned, Glyph, markOf, whoIs } from '@tablee/table-ui';
import { type CSSProperties, Fragment } from 'react';
import { type DiceSay, nameFaces } from '../../locale/index.ts';
import type { Face, RoundScore } from '../../rules/types.ts';
import { DieFace } from '../face.tsx';
import styles from './count-lines.module.css';
import { type CountLine, countingOf } from './counting.ts';

interface CountLinesProps {
  readonly score: RoundScore;
  readonly viewer: Viewer;
  readonly say: DiceSay;
  readonly nameOf: (seat: number) => string;
}

/** RX-17 to RX-19: the score of a round step by step: dice, sum, points, and the reason. */
export function CountLines({ score, ...words }: CountLinesProps) {
  return (
    <span className={styles['lines']}>
      {countingOf(score).map((line) => (
        <CountedLine key={`${line.kind} ${line.seat}`} line={line} {...words} />
      ))}
    </span>
  );
}

function CountedLine({ line, viewer, say, nameOf }: Omit<CountLinesProps, 'score'> & { readonly line: CountLine }) {
  const { kind, seat, terms, sum, points } = line;
  const { shape, colour } = markOf(seat);
  const from = whoIs(leftOf(seat, 2), viewer, nameOf);
  const jokers = terms.filter((term) => term === 'J').length;
  return (
    <span className={styles['line']} style={{ '--seat': colour } as CSSProperties}>
      <span className={styles['sum']} aria-hidden="true">
        <Terms line={line} />
        <span className={styles['result']}>
          = <b className={styles['total']}>{sum}</b>
        </span>
      </span>
      {points !== null && kind !== 'equal' && (
        <b className={styles['points']} data-loss={points < 0 || undefined} aria-hidden="true">
          {formatSigned(points)}
        </b>
      )}
      {kind !== 'equal' && (
        <span className={styles['who']} aria-hidden="true">
          <Glyph shape={shape} isRimmed />
        </span>
      )}
      <span className="hidden-words">{spokenOf(line, say)}</span>
      <span className={styles['why']}>
        {say(`ui.sheet.${kind}`, { ...whoIs(seat, viewer, nameOf), from: from.who, other: from.player, jokers })}
      </span>
    </span>
  );
}

/** Dice that are added, or two totals that are subtracted. */
function Terms({ line: { kind, terms } }: { readonly line: CountLine }) {
  const sign = kind === 'difference' || kind === 'equal' ? '−' : '+';
  return [...terms.entries()].map(([index, term]) => (
    <Fragment key={index}>
      {index > 0 && <span className={styles['sign']}>{sign}</span>}
      {typeof term === 'number' ? <b className={styles['total']}>{term}</b> : <DieFace face={term} />}
    </Fragment>
  ));
}

function spokenOf({ terms, sum }: CountLine, say: DiceSay): string {
  const faces = terms.filter((term): term is Face => typeof term !== 'number');
  const what = faces.length > 0 ? nameFaces(faces, say) : terms.join(' − ');
  return say('ui.sheet.spoken', { what: what === '' ? 'nothing' : what, sum });
}
