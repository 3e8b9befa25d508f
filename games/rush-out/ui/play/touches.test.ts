import { toMillis } from '@tablee/kernel';
import { expect, it } from 'vitest';
import { NOW } from '../../rules/rush.scenario.ts';
import type { Question, RushCommand } from '../../rules/types.ts';
import { A, HEROES, seen } from './table.scenario.ts';
import { touchesOf } from './touches.ts';

type Context = Parameters<typeof touchesOf>[0];

/** All dice of A are on the third card. */
const LAID = HEROES.replace('B1 . . .', 'A1 A2 A3 B1')
  .replace('sword fire joker', '(key) (key) (fire)')
  .replace('(key) step -', '(sword) step -');
const ASKED: Question = {
  about: 'lock',
  seat: A,
  spot: 'hero-0/dissipation-whirlwind-1',
  until: toMillis(NOW + 2_000),
};

/** Commands sent by a tap on the second die. */
function sentBy(changes: Pick<Context, 'locking' | 'isFresh'>): RushCommand[] {
  const sent: RushCommand[] = [];
  const nothing = (): void => undefined;
  const context = {
    situation: { view: seen(LAID), seat: A },
    tries: { attempt: (command: RushCommand) => sent.push(command) },
    hints: { forget: nothing },
    choice: { forget: nothing, focus: null },
    laying: { stop: nothing },
    fits: [],
    counted: [],
    aims: null,
    ...changes,
  };
  touchesOf(context as never).touch({ at: 'die', die: 1 });
  return sent;
}

it('[RO-A78] a tap on a die locks it while the whirlwind waits, otherwise it takes the die back', () => {
  expect(sentBy({ locking: ASKED, isFresh: false })).toEqual([{ do: 'lock', die: 1 }]);
  expect(sentBy({ locking: null, isFresh: false })).toEqual([{ do: 'take', die: 1 }]);
});

it('[RO-A78] a tap in the first moment of the question neither locks a die nor takes it back', () => {
  expect(sentBy({ locking: ASKED, isFresh: true })).toEqual([]);
  expect(sentBy({ locking: null, isFresh: true })).toEqual([{ do: 'take', die: 1 }]);
});
