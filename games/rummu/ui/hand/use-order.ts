import { isRecord, type Seat } from '@tablee/kernel';
import { useKeptInMatch } from '@tablee/table-ui';
import { useMemo } from 'react';
import { arrange, type Order, type Own, type Sort } from './order.ts';

export interface Ordered {
  readonly order: Order;
  readonly groups: readonly (readonly Own[])[];
  readonly sort: (by: Sort) => void;
  readonly setGroups: (groups: Ordered['groups']) => void;
}

/** The order of the hand, and the round in which it was made: groups made by hand last for that round. */
interface KeptOrder {
  readonly order: Order;
  readonly round: number;
}

const AT_FIRST: KeptOrder = { order: { by: 'colour' }, round: 0 };

interface Held {
  readonly match: string;
  readonly me: Seat | null;
  readonly round: number;
  readonly held: readonly Own[];
}

/** My hand as I arranged it. Stored on the device, so a reload keeps it. */
export function useOrder({ match, me, round, held }: Held): Ordered {
  const [kept, setKept] = useKeptInMatch<KeptOrder>('rummu.order', `${match} ${me}`, readOrder, AT_FIRST);
  const order = kept.order.by === 'hand' && kept.round !== round ? AT_FIRST.order : kept.order;
  const groups = useMemo(() => arrange(held, order), [held, order]);
  return {
    order,
    groups,
    sort: (by) => setKept({ order: { by }, round }),
    setGroups: (next) => setKept({ order: { by: 'hand', groups: next }, round }),
  };
}

function readOrder(kept: unknown): KeptOrder | null {
  if (!isRecord(kept) || !isRecord(kept['order']) || typeof kept['round'] !== 'number') return null;
  const { by, groups } = kept['order'];
  const { round } = kept;
  if (by === 'colour' || by === 'number') return { order: { by }, round };
  const isGroups = Array.isArray(groups) && groups.every((group) => Array.isArray(group) && group.every(isText));
  return by === 'hand' && isGroups ? { order: { by, groups: groups as Own[][] }, round } : null;
}

function isText(own: unknown): boolean {
  return typeof own === 'string';
}
