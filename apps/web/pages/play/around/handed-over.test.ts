import type { SeatInfo } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { handedOver } from './handed-over.ts';

const LEA: SeatInfo = { kind: 'person', name: 'Léa', avatar: 'cat', online: true, away: null };
const BOT: SeatInfo = { kind: 'bot', level: 'normal', name: 'Kiwi', avatar: 'owl' };

describe('a seat', () => {
  it('is left to a bot, or taken from one', () => {
    expect(handedOver([BOT, LEA], [BOT, BOT])).toEqual([{ seat: 1, what: 'left', name: 'Léa', bot: 'Kiwi' }]);
    expect(handedOver([BOT, LEA], [LEA, LEA])).toEqual([{ seat: 0, what: 'taken', name: 'Léa', bot: 'Kiwi' }]);
  });

  it('stays with whoever is only away', () => {
    const away: SeatInfo = {
      ...LEA,
      online: false,
      away: { since: 0, standInAt: 9, standIn: 'normal', hasPlayed: false },
    };
    expect(handedOver([BOT, LEA], [BOT, away])).toEqual([]);
  });
});
