import { Avatar, avatarOf, formatPoints, formatSigned, Glyph, markOf, ReadyMark } from '@tablee/table-ui';
import type { CSSProperties, ReactNode } from 'react';
import type { DiceSay } from '../../locale/index.ts';
import type { DiceView, RoundScore } from '../../rules/types.ts';
import type { DiceProps } from '../props.ts';
import styles from './pad.module.css';

/** RX-1 */
const SEATS = [0, 1];

interface PadRounds extends Pick<DiceProps, 'say'> {
  readonly view: Pick<DiceView, 'options' | 'round' | 'sheets'>;
  /** The round explained beside the pad; null if none. */
  readonly shown?: number | null;
  /** Explains another round; not given without an explanation beside the pad. */
  readonly onShow?: (round: number) => void;
}

interface PadProps extends PadRounds, Pick<DiceProps, 'seats' | 'locale' | 'nameOf' | 'ready'> {
  /** Beside the table: room for names, not for avatars. */
  readonly isNarrow?: boolean;
}

/** The score pad of a table, with names and who is ready for the next round. */
export function Pad({ seats, locale, nameOf, ready, isNarrow = false, ...rounds }: PadProps) {
  const headOf = (seat: number): ReactNode => (
    <>
      {isNarrow ? (
        <Mark seat={seat} />
      ) : (
        <span className={styles['face']}>
          <Avatar seat={seat} name={avatarOf(seats[seat])} size={34} />
        </span>
      )}
      <b>{nameOf(seat)}</b>
      <ReadyMark {...{ seat, locale }} state={ready} />
    </>
  );
  return <BarePad {...rounds} headOf={headOf} />;
}

/** Colour and shape of a seat. */
export function Mark({ seat }: { readonly seat: number }) {
  const { shape, colour } = markOf(seat);
  return (
    <span className={styles['mark']} style={{ '--seat': colour } as CSSProperties}>
      <Glyph shape={shape} />
    </span>
  );
}

interface BarePadProps extends PadRounds {
  /** Heading of a column. */
  readonly headOf: (seat: number) => ReactNode;
}

/** RX-20: points of each round in white, the total so far in grey. */
export function BarePad({ headOf, ...rounds }: BarePadProps) {
  const { view, say } = rounds;
  return (
    <div className={styles['pad']}>
      <table className={styles['rounds']} aria-label={say('ui.pad')}>
        <thead>
          <tr>
            <td className={styles['corner']} />
            {SEATS.map((seat) => (
              <th key={seat} scope="col" className={styles['player']}>
                <span className={styles['name']}>{headOf(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: view.options.rounds }, (_, index) => (
            <PadRow key={index} {...rounds} round={index + 1} />
          ))}
        </tbody>
      </table>
      <p className={styles['key']}>{say('ui.pad.key')}</p>
    </div>
  );
}

function PadRow(props: PadRounds & { readonly round: number }) {
  const { view, say, round } = props;
  const isCounted = round <= view.sheets.length;
  const isNow = round === view.round;
  return (
    <tr className={styles['row']} data-counted={isCounted || undefined} data-now={isNow || undefined}>
      <th scope="row" className={styles['round']}>
        <RoundNumber {...props} isCounted={isCounted} />
      </th>
      {SEATS.map((seat) => (
        <td key={seat} className={styles['place']}>
          <span className={styles['cell']}>
            {isCounted && <Points {...{ seat, round, say }} sheets={view.sheets} />}
          </span>
        </td>
      ))}
    </tr>
  );
}

function RoundNumber({
  round,
  isCounted,
  say,
  shown = null,
  onShow,
}: PadRounds & { readonly round: number; readonly isCounted: boolean }) {
  if (onShow === undefined || !isCounted) {
    return (
      <>
        <span className="hidden-words">{say('ui.pad.round', { round })}</span>
        <span aria-hidden="true">{round}</span>
      </>
    );
  }
  return (
    <button
      type="button"
      className={styles['ask']}
      aria-label={say('ui.pad.ask', { round })}
      aria-pressed={round === shown}
      onClick={() => onShow(round)}
    >
      {round}
    </button>
  );
}

interface PointsProps {
  readonly sheets: readonly RoundScore[];
  readonly seat: number;
  readonly round: number;
  readonly say: DiceSay;
}

function Points({ sheets, seat, round, say }: PointsProps) {
  const points = sheets[round - 1]?.points[seat] ?? 0;
  const total = sheets.slice(0, round).reduce((sum, one) => sum + (one.points[seat] ?? 0), 0);
  return (
    <>
      <span className="hidden-words">
        {say('ui.pad.cell', { points: formatSigned(points), total: formatPoints(total) })}
      </span>
      <i className={styles['won']} data-loss={points < 0 || undefined} aria-hidden="true">
        {formatSigned(points)}
      </i>
      <b className={styles['sum']} aria-hidden="true">
        {formatPoints(total)}
      </b>
    </>
  );
}
