import { until } from '../harness/until.ts';
import type { TableListener } from './table-listener.ts';

interface Turns {
  readonly phase: string;
  readonly turn: number;
}

/** Waits until this player must act or a round is over. */
export async function untilDue(listener: TableListener<Turns>): Promise<void> {
  await until('it is my turn, or the round is over', () => {
    const { view, viewer } = listener;
    return view !== null && (view.phase === 'sheet' || view.phase === 'over' || view.turn === viewer);
  });
}
