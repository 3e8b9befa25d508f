import { Button, Glyph, markOf, ReadyMark, X } from '@tablee/table-ui';
import { type CSSProperties, useState } from 'react';
import type { RoundScore } from '../rules/types.ts';
import type { RuckusProps } from './use-ruckus.ts';

const COLUMNS = ['laid', 'hand', 'bonus', 'points', 'total'] as const;

/** RK-17 to RK-19: how the round was counted, on a paper; a player who wants to see the table puts it aside. */
export function Sheet(props: RuckusProps & { readonly isFixed?: boolean }) {
  const { view, say, isFixed = false } = props;
  const [seen, setSeen] = useState(0);
  const sheet = view.sheets.at(-1);
  if (view.phase !== 'sheet' || sheet === undefined || seen === view.sheets.length) return null;
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
          {byTotal(view.totals).map((seat) => (
            <Row key={seat} {...props} seat={seat} score={sheet[seat] as RoundScore} />
          ))}
        </tbody>
      </table>
    </section>
  );
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
}: RuckusProps & { readonly seat: number; readonly score: RoundScore }) {
  const { laid, inHand, bonus, points } = score;
  const total = view.totals[seat] ?? 0;
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
