import type { SeatInfo } from '@tablee/protocol';

/** A seat that somebody left to a bot, or took from one. */
export interface HandedOver {
  readonly seat: number;
  readonly what: 'left' | 'taken';
  /** Of the person. */
  readonly name: string;
  readonly bot: string;
}

/** By what the table said before and says now: only both together know both names. */
export function handedOver(before: readonly SeatInfo[], now: readonly SeatInfo[]): HandedOver[] {
  return now.flatMap((info, seat): HandedOver[] => {
    const was = before[seat];
    if (was?.kind === 'person' && info.kind === 'bot') return [{ seat, what: 'left', name: was.name, bot: info.name }];
    if (was?.kind === 'bot' && info.kind === 'person') return [{ seat, what: 'taken', name: info.name, bot: was.name }];
    return [];
  });
}
