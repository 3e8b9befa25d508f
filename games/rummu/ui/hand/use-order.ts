import { isRecord, type Seat } from '@tablee/kernel';
import { useKeptInMatch } from '@tablee/table-ui';
import { useMemo } from 'react';
import { arrange, type HandOrder, type OwnCard, type SortKey } from './order.ts';

export interface OrderedHand {
  readonly order: HandOrder;
  readonly groups: readonly (readonly OwnCard[])[];
  readonly sort: (by: SortKey) => void;
  readonly setGroups: (groups: OrderedHand['groups']) => void;
}

/** The order of the hand, and the round in which it was made: groups made by hand last for that round. */
interface KeptOrder {
  readonly order: HandOrder;
  readonly round: number;
}

const INITIAL_ORDER: KeptOrder = { order: { by: 'colour' }, round: 0 };

interface HandSource {
  readonly match: string;
  readonly me: Seat | null;
  readonly round: number;
  readonly held: readonly OwnCard[];
}

/** My hand as I arranged it. Stored on the device, so a reload keeps it. */
export function useOrder({ match, me, round, held }: HandSource): OrderedHand {
  const [kept, setKept] = useKeptInMatch<KeptOrder>('rummu.order', `${match} ${me}`, readOrder, INITIAL_ORDER);
  const order = kept.order.by === 'hand' && kept.round !== round ? INITIAL_ORDER.order : kept.order;
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
  return by === 'hand' && isGroups ? { order: { by, groups: groups as OwnCard[][] }, round } : null;
}

function isText(own: unknown): boolean {
  return typeof own === 'string';
}
