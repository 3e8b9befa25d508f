import type { SeatInfo } from '@tablee/protocol';
import { describe, expect, it } from 'vitest';
import { handedOver } from './handed-over.ts';

const LEA: SeatInfo = { kind: 'person', name: 'Léa', avatar: 'cat', online: true, away: null };
const BOT: SeatInfo = { kind: 'bot', level: 'normal', name: 'Kiwi', avatar: 'owl' };

describe('a seat', () => {
  it('changes hands when a bot replaces a person, or the reverse', () => {
    expect(handedOver([BOT, LEA], [BOT, BOT])).toEqual([{ seat: 1, what: 'left', name: 'Léa', bot: 'Kiwi' }]);
    expect(handedOver([BOT, LEA], [LEA, LEA])).toEqual([{ seat: 0, what: 'taken', name: 'Léa', bot: 'Kiwi' }]);
  });

  it('does not change hands while its player is away', () => {
    const away: SeatInfo = {
      ...LEA,
      online: false,
      away: { since: 0, standInAt: 9, standIn: 'normal', hasPlayed: false },
    };
    expect(handedOver([BOT, LEA], [BOT, away])).toEqual([]);
  });
});
