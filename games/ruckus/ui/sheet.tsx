import { Button, type CountsProps, Glyph, markOf, ReadyMark, X } from '@tablee/table-ui';
import { type CSSProperties, useState } from 'react';
import type { RuckusWords } from '../locale/index.ts';
import type { RoundScore, RuckusTypes } from '../rules/types.ts';
import type { RuckusProps } from './use-ruckus.ts';

const COLUMNS = ['laid', 'hand', 'bonus', 'points', 'total'] as const;

/** RK-17 to RK-19: the score sheet of a round; players can put it aside to see the table. */
export function Sheet(props: RuckusProps & { readonly isFixed?: boolean }) {
  const { view, say, isFixed = false } = props;
  const [seen, setSeen] = useState(0);
  if (view.phase !== 'sheet' || view.sheets.length === 0 || seen === view.sheets.length) return null;
  return (
    <section className="round-sheet sheet" aria-label={say('ui.sheet', { round: view.round })}>
      <h2>{say('ui.round', { round: view.round })}</h2>
      {!isFixed && (
        <Button
          look="ghost"
          className="sheet-close"
          aria-label={say('ui.sheet.close')}
          onClick={() => setSeen(view.sheets.length)}
        >
          <X aria-hidden="true" />
        </Button>
      )}
      <Scores {...props} round={view.sheets.length} />
    </section>
  );
}

/** All score sheets of a finished match, the last round first. */
export function Counts(props: CountsProps<RuckusTypes, RuckusWords>) {
  const { view, say } = props;
  return (
    <div className="round-sheets">
      {view.sheets
        .map((_, index) => index + 1)
        .toReversed()
        .map((round) => (
          <section key={round} className="round-sheet sheet is-still" aria-label={say('ui.sheet', { round })}>
            <h3>{say('ui.round', { round })}</h3>
            <Scores {...props} ready={null} round={round} />
          </section>
        ))}
    </div>
  );
}

interface ScoresProps extends CountsProps<RuckusTypes, RuckusWords>, Pick<RuckusProps, 'ready'> {
  readonly round: number;
}

/** Cards laid and held, and points of each player in a round, with the total. */
function Scores(props: ScoresProps) {
  const { view, say, round } = props;
  const totals = view.totals.map((_, seat) => totalAfter(view.sheets.slice(0, round), seat));
  return (
    <table>
      <thead>
        <tr>
          <td />
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {say(`ui.sheet.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {byTotal(totals).map((seat) => (
          <Row
            key={seat}
            {...props}
            seat={seat}
            score={view.sheets[round - 1]?.[seat] as RoundScore}
            total={totals[seat] ?? 0}
          />
        ))}
      </tbody>
    </table>
  );
}

function totalAfter(sheets: readonly (readonly RoundScore[])[], seat: number): number {
  return sheets.reduce((sum, sheet) => sum + (sheet[seat]?.points ?? 0), 0);
}

function byTotal(totals: readonly number[]): number[] {
  return totals.map((_, seat) => seat).toSorted((a, b) => (totals[b] as number) - (totals[a] as number) || a - b);
}

function Row({
  seat,
  score,
  view,
  viewer,
  nameOf,
  say,
  ready,
  locale,
  total,
}: ScoresProps & { readonly seat: number; readonly score: RoundScore; readonly total: number }) {
  const { laid, inHand, bonus, points } = score;
  const { shape, colour } = markOf(seat);
  const isFloored = laid - inHand + bonus < points;
  return (
    <tr className={seat === viewer ? 'is-me' : undefined}>
      <th scope="row" style={{ '--seat': colour } as CSSProperties}>
        <span>
          <Glyph shape={shape} />
          <b>{nameOf(seat)}</b>
          <ReadyMark {...{ seat, locale }} state={ready} />
        </span>
      </th>
      <td>+{laid}</td>
      <td>{inHand > 0 ? `−${inHand}` : '·'}</td>
      <td className={bonus > 0 ? 'sheet-bonus' : undefined}>{bonus > 0 ? `+${bonus}` : '·'}</td>
      <td className="sheet-points" title={isFloored ? say('RK-A2') : undefined}>
        {points}
        {isFloored && <span className="hidden-words">{say('RK-A2')}</span>}
      </td>
      <td className="sheet-total">
        {total}
        <i
          className="sheet-way"
          style={{ '--share': Math.min(1, total / view.options.target), '--seat': colour } as CSSProperties}
        />
      </td>
    </tr>
  );
}
