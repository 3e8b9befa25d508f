import type { Seat } from '@tablee/kernel';
import { speakerOf } from '@tablee/words';
import { describe, expect, it } from 'vitest';
import { words } from '../locale/index.ts';
import { install } from '../rules/modules/installed.ts';
import { TRAINING_MODULES } from '../rules/modules/trainings.ts';
import { readView } from '../rules/read-notation.ts';
import type { RushEvent, Spot } from '../rules/types.ts';
import { written } from './examples/position.ts';
import { honoursOfRush } from './honours.ts';

install(TRAINING_MODULES);

const say = speakerOf(words, 'fr');
const view = readView(
  written({
    chapter: 'training-2',
    dragon: 1,
    phase: 'over',
    seats: ['warrior blue: - - -', 'tracker green: - - -', 'bard brown: - - -', 'sorcerer: - - - - -'],
  }),
);

function completed(spot: Spot, ...seats: number[]): RushEvent {
  return { kind: 'completed', rule: 'RO-7', spot, card: null, seats: seats as Seat[] };
}

function pushed(count: number): RushEvent {
  const dice = Array.from({ length: count }, (_, die) => ({ seat: 0 as Seat, die }));
  return { kind: 'pushed', rule: 'RO-29', seat: 3 as Seat, spot: 't1', card: 'sealed-door', dice };
}

function told(sights: readonly RushEvent[] | null): string[] {
  return honoursOfRush({ view, sights, say }).map(
    ({ seat, title, words: rest }) => `${'ABCD'[seat]}: ${title} ${rest}`,
  );
}

describe('honours', () => {
  it('count completed cards, repelled dragons and pushed dice, for as many players as possible', () => {
    const sights = [
      completed('t1', 0),
      completed('t2', 0, 1),
      completed('dragon', 1, 2),
      completed('dragon', 1),
      pushed(3),
    ];
    expect(told(sights)).toEqual(['B: Dragon ×2 repoussé', 'A: 2 cartes complétées', 'D: 3 dés repoussés']);
  });

  it('count shared cards if several players completed as many', () => {
    const sights = [completed('t1', 0, 1), completed('t3', 0, 2), completed('t1', 1), completed('s1', 3)];
    expect(told(sights)).toEqual(['A: 2 épreuves à deux']);
  });

  it('count dice and rolls if there is little else', () => {
    const rolled = (seat: number): RushEvent => ({ kind: 'rolled', rule: 'RO-5', seat: seat as Seat, faces: [] });
    const placed: RushEvent = { kind: 'placed', rule: 'RO-16', seat: 1 as Seat, die: 0, spot: 't1', square: 0 };
    expect(told([rolled(3), rolled(0), rolled(3), placed])).toEqual(['B: 1 dé posé', 'D: 2 lancers sans souffler']);
  });

  it('are never shared by two players', () => {
    expect(told([completed('t1', 0, 1)])).toEqual([]);
  });

  it('are none if the page has not seen all sights', () => {
    expect(told(null)).toEqual([]);
  });
});
