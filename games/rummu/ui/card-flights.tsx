import { Flights } from '@tablee/table-ui';
import { type ReactNode, useCallback, useMemo } from 'react';
import type { Card } from '../rules/types.ts';
import { CardBack } from './face.tsx';
import { CARD_BACK_KEY, originsOf } from './origins.ts';
import type { RummuProps } from './props.ts';

const BACKS = { [CARD_BACK_KEY]: <CardBack /> };

interface CardFlightsProps extends Pick<RummuProps, 'happenings'> {
  readonly children: ReactNode;
}

/** Flies cards from their last place; a card not seen before comes from the stock or from a player's hand. */
export function CardFlights({ happenings, children }: CardFlightsProps) {
  const origins = useMemo(() => originsOf(happenings), [happenings]);
  const originOf = useCallback((key: string) => origins.get(key.slice(0, 2) as Card) ?? null, [origins]);
  return (
    <Flights originOf={originOf} backs={BACKS}>
      {children}
    </Flights>
  );
}
