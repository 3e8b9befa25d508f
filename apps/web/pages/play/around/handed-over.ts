import type { SeatInfo } from '@tablee/protocol';

/** A seat that went from a person to a bot or back. */
export interface HandedOver {
  readonly seat: number;
  readonly what: 'left' | 'taken';
  /** Name of the person. */
  readonly name: string;
  readonly bot: string;
}

/** Compares two states of the seats, since only both together have both names. */
export function handedOver(before: readonly SeatInfo[], now: readonly SeatInfo[]): HandedOver[] {
  return now.flatMap((info, seat): HandedOver[] => {
    const was = before[seat];
    if (was?.kind === 'person' && info.kind === 'bot') return [{ seat, what: 'left', name: was.name, bot: info.name }];
    if (was?.kind === 'bot' && info.kind === 'person') return [{ seat, what: 'taken', name: info.name, bot: was.name }];
    return [];
  });
}
