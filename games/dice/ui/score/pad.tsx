import { Avatar, avatarOf, type GameTableProps, ReadyMark } from '@tablee/table-ui';
import type { ReactNode } from 'react';
import type { DiceSay, DiceWords } from '../../locale/index.ts';
import type { DiceTypes, DiceView, RoundScore } from '../../rules/types.ts';
import styles from './pad.module.css';
import { signed } from './signed.ts';

type TableProps = GameTableProps<DiceTypes, DiceWords>;

/** RX-1. */
const SEATS = [0, 1];

interface PadProps extends Pick<TableProps, 'say'> {
  readonly view: Pick<DiceView, 'options' | 'round' | 'sheets'>;
  /** Who writes in this column. */
  readonly headOf: (seat: number) => ReactNode;
  /** The round that is told beside the pad; null where none is. */
  readonly shown?: number | null;
  /** Tells of another round; absent where nothing is told beside the pad. */
  readonly onShow?: (round: number) => void;
}

/** RX-20: what each round brought, in white, and the total so far, in grey. */
export function Pad(props: PadProps) {
  const { view, say, headOf } = props;
  return (
    <section className={styles['pad']} aria-label={say('ui.pad')}>
      <table className={styles['rounds']}>
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
            <Row key={index} {...props} round={index + 1} />
          ))}
        </tbody>
      </table>
      <p className={styles['key']}>{say('ui.pad.key')}</p>
    </section>
  );
}

type HeadProps = Pick<TableProps, 'seats' | 'nameOf' | 'locale' | 'ready'> & { readonly seat: number };

/** A player at a table, and whether they are ready for the next round. */
export function PadHead({ seat, seats, nameOf, locale, ready }: HeadProps) {
  return (
    <>
      <Avatar seat={seat} name={avatarOf(seats[seat])} size={34} />
      <b>{nameOf(seat)}</b>
      <ReadyMark {...{ seat, locale }} state={ready} />
    </>
  );
}

function Row(props: PadProps & { readonly round: number }) {
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
}: PadProps & { readonly round: number; readonly isCounted: boolean }) {
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
        {say('ui.pad.cell', { points: signed(points), total: String(total).replace('-', '−') })}
      </span>
      <i className={styles['won']} data-loss={points < 0 || undefined} aria-hidden="true">
        {signed(points)}
      </i>
      <b className={styles['sum']} aria-hidden="true">
        {String(total).replace('-', '−')}
      </b>
    </>
  );
}
