import type { AnyClientRules, GameTypes, TableSetup } from '@tablee/kernel';
import type { SeatInfo, TableInfo } from '@tablee/protocol';
import { TABLE } from '../../session/session.scenario.ts';

export const ME: SeatInfo = { kind: 'person', name: 'Zoé', avatar: 'fox', online: true, away: null };
export const LEA: SeatInfo = { kind: 'person', name: 'Léa', avatar: 'cat', online: true, away: null };
export const BOT: SeatInfo = { kind: 'bot', level: 'normal', name: 'Kiwi', avatar: 'owl' };
export const OPEN: SeatInfo = { kind: 'open' };

/** A game for 4 or 6 in which each class can be chosen once. */
export const CLASS_GAME = {
  seatOptions: {
    class: { choices: ['any', 'bard', 'tracker'], default: 'any' },
    late: { choices: [false, true], default: false, when: { option: 'class', is: 'bard' } },
  },
  seating: () => ({ counts: [4, 6] }),
  arrange({ seatOptions }: TableSetup<GameTypes>) {
    const chosen = seatOptions.flatMap((one) => (one as { class: string }).class);
    const twice = chosen.findIndex((one, seat) => one !== 'any' && chosen.indexOf(one) !== seat);
    if (twice === -1) return { ok: true, seatOptions };
    return { ok: false, refusal: { rule: 'XX-1', facts: { seat: twice } } };
  },
} as unknown as AnyClientRules;

export function waiting(seats: SeatInfo[], told: Partial<TableInfo> = {}): TableInfo {
  const seatOptions = seats.map(() => ({ class: 'any', late: false }));
  return { ...TABLE, status: 'waiting', seats, seatOptions, ...told };
}
