import { simulate } from '@tablee/bot-kit';
import { openMatch, seatOf, seatsOf, seedFromWord, stepRng, type TableSetup, tableFor, toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { rushOut } from '../rules/index.ts';
import { NOW, training1, training2 } from '../rules/rush.scenario.ts';
import type { RushState, RushTypes, RushView } from '../rules/types.ts';
import { adviceFor } from './advice.ts';
import { normal } from './index.ts';
import { pingMemory } from './memory.ts';
import { rushBot } from './player.ts';
import { NORMAL } from './temperament.ts';

const TABLE = tableFor(rushOut, 'training-2', 4) as TableSetup<RushTypes>;
const attentive = rushBot('attentive', { ...NORMAL, missChance: 0, errorRange: 0 });

/** Positions of a match with their times. Their views do not contain pings, so no player has pinged in them. */
function positions(): { readonly view: RushView; readonly at: ReturnType<typeof toMillis> }[] {
  const seen: { readonly view: RushView; readonly at: ReturnType<typeof toMillis> }[] = [];
  const opening = openMatch(rushOut, TABLE, seedFromWord('advice'));
  simulate(
    opening,
    seatsOf(TABLE.seats).map(() => normal),
    rushOut.bound(TABLE.options, TABLE.seats),
    ({ entry }, { state, at }) => {
      const view = { ...rushOut.view(state, seatOf('A')), pingedAt: state.pingedAt.map(() => null) };
      if (entry.seq % 5 === 0) seen.push({ view, at });
    },
  );
  return seen;
}

function advice(state: RushState, letter: string, pinged: number | null = null): string | null {
  const seat = seatOf(letter);
  const view = rushOut.view(state, seat);
  const pingedAt = view.pingedAt.with(seat, pinged === null ? null : toMillis(NOW - pinged));
  const command = adviceFor({ ...view, pingedAt }, seat, toMillis(NOW));
  return command === null ? null : rushOut.notation.command(command);
}

describe('advice for a player', () => {
  it('is the command of a normal bot that overlooks nothing, in every position', () => {
    const differing = positions().flatMap(({ view, at }, step) =>
      seatsOf(TABLE.seats).flatMap((seat) => {
        const rng = stepRng(seedFromWord('other chance'), step);
        const decision = attentive.decide({ table: TABLE, view, seat, at, people: [], memory: pingMemory.start, rng });
        const decided = decision?.command ?? null;
        const isClaim = decided?.do === 'ping' && decided.word === 'mine';
        const isLater = decided?.do === 'clear' && decision?.isTentative === true && decision.afterMs > 200;
        const advised = adviceFor(view, seat, at);
        return isClaim || isLater || JSON.stringify(advised) === JSON.stringify(decided) ? [] : [{ advised, decided }];
      }),
    );
    expect(differing).toEqual([]);
  });

  it('[RO-14] waits for the signal, or gives it as the sorcerer', () => {
    expect(advice(training1('training-1 signal'), 'A')).toBe('roll');
    expect(advice(training1('training-1 signal'), 'B')).toBe(null);
  });

  it('[RO-37] places jokers on the tile when the dragon has one step left', () => {
    expect(advice(training2('training-2 play dragon 3', 'B warrior blue: joker joker key'), 'B')).toBe(
      'place 1 dragon joker',
    );
  });

  it('pings while others have to come, then waits, and finally takes dice back', () => {
    const laid = training1('t1 giant: B1 B2 B3 . .', 'B warrior blue: (sword) (sword) (sword)');
    const actedAt = (ago: number): RushState => ({ ...laid, actedAt: laid.actedAt.with(1, toMillis(NOW - ago)) });
    expect(advice(actedAt(1_000), 'B')).toBe('ping help t1');
    expect(advice(actedAt(5_000), 'B', 1_000)).toBe(null);
    expect(advice(actedAt(7_000), 'B', 5_000)).toBe('ping help t1');
    expect(advice(actedAt(8_500), 'B', 5_000)).toBe('clear');
  });

  it('[RO-19, RO-34] does not ping for help if no hero may come, and pings to the tile if the dragon holds the card', () => {
    const shared = [
      't1 giant: B1 B2 B3 C1 .',
      'B warrior blue: (sword) (sword) (fire)',
      'C tracker green: (heart) - -',
    ];
    expect(advice(training1(...shared), 'B')).toBe(null);
    const held = ['training-2 play dragon 1', 't1 rats: B1 B2 B3', 'B cleric blue: (sword) (step) (fire)'];
    expect(advice(training2(...held), 'B')).toBe('ping dragon dragon');
  });

  it('pings for help once and then continues', () => {
    const two = training1('t1 giant: B1 B2 . . .', 'B warrior blue: (sword) (sword) step');
    expect(advice(two, 'B')).toBe('ping help t1');
    expect(advice(two, 'B', 1_000)).toBe('roll');
  });
});
