import { seatOf, toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { rushOut } from './index.ts';
import { command, NOW, position, tile } from './rush.scenario.ts';
import type { RushView } from './types.ts';

const A = seatOf('A');

/** A can complete t1 while the sorcerer chooses a target. D may have a die on t3. */
function asked(onDoor: '.' | 'D1'): RushView {
  const text = `training-2 play dragon 2 asking s1
    t1 fires: . B2 B3
    t2 stairs: . . .
    t3 door: ${onDoor} . . .
    s1 push-all: . . . .
    s2 flight: . . . . .
    s3 imp: . . . .
    dragon tile: ${tile(4)}
    A cleric blue: sword fire joker
    B bard brown: - (fire) (fire)
    C sorcerer: water - - - -
    D warrior green: ${onDoor === '.' ? '-' : '(key)'} - -`;
  return rushOut.view(position(text), A);
}

function projected(view: RushView, text: string): RushView | null | undefined {
  return rushOut.project?.(view, A, command(text), toMillis(NOW));
}

describe('the projection of a command', () => {
  it('[RO-7] completes a card', () => {
    expect(projected(asked('D1'), 'place 2 t1 fire')?.completions).toMatchObject([{ spot: 't1', camp: 'heroes' }]);
  });

  it('[RO-A66] is open if the command takes the last target, because the next card is then revealed', () => {
    expect(projected(asked('.'), 'place 2 t1 fire')).toBe(null);
  });

  it('[RO-5] is open for a roll', () => {
    expect(projected(asked('D1'), 'roll')).toBe(null);
  });
});
