import { MiniFan, placed, SeatPlate } from '@tablee/table-ui';
import type { CSSProperties } from 'react';
import { useDrop } from './drag.ts';
import type { Mat } from './layout/index.ts';
import type { RuckusProps } from './use-ruckus.ts';

interface MatProps extends RuckusProps {
  readonly seat: number;
  readonly mat: Mat;
  readonly colour: string;
}

/** The mat of one player; cards can be dropped anywhere on it. */
export function PlaceMat({ seat, mat: { box, plate }, colour }: Pick<MatProps, 'seat' | 'mat' | 'colour'>) {
  const { ref, isOver } = useDrop(seat);
  const top = Math.min(plate.top, box.top);
  const reach = { ...box, top, height: box.top + box.height - top };
  return (
    <>
      <div
        className="mat spot"
        data-mat={seat}
        data-over={isOver || undefined}
        style={{ ...placed(box), '--seat': colour } as CSSProperties}
      />
      <div className="spot reach" style={placed(reach)} ref={ref} />
    </>
  );
}

/** Name, score, and number of cards (RK-A21). */
export function OtherPlate({ seat, mat: { plate }, seats, view, locale, say, nameOf }: MatProps) {
  const info = seats[seat];
  if (info === undefined) return null;
  const count = view.hands[seat] ?? 0;
  const total = view.totals[seat] ?? 0;
  const isOut = view.phase === 'play' && count === 0;
  return (
    <div className="spot opponent" style={placed(plate)}>
      <SeatPlate
        seat={seat}
        info={info}
        name={nameOf(seat)}
        locale={locale}
        isActive={isOut}
        score={<Score total={total} />}
      >
        <strong className="opponent-total" aria-hidden="true">
          {total}
        </strong>
        <MiniFan count={count} />
        <i className="opponent-cards" aria-hidden="true" />
        <strong aria-hidden="true">{count}</strong>
        <span className="hidden-words">{say('ui.seat', { count, total })}</span>
      </SeatPlate>
    </div>
  );
}

function Score({ total }: { readonly total: number }) {
  return <span aria-hidden="true">{total}</span>;
}
