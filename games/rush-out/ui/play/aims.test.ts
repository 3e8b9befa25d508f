import { type Seat, toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { NOW } from '../../rules/rush.scenario.ts';
import type { RushView } from '../../rules/types.ts';
import { aimsOf, type NumberedTarget, offeredTargetsIn, targetName } from './aims.ts';
import { SORCERER, seen } from './table.scenario.ts';

const ALL = SORCERER.replace('dragon 0', 'dragon 0 asking s1').replace('plant fire joker air -', '- - - - -');
const ONE = ALL.replace('push-all', 'push-one');

/** Numbered targets after these positions in sequence, both present and lost ones. */
function chosen(...texts: readonly string[]): string[] {
  return chosenIn(texts.map(seen));
}

function chosenIn(views: readonly RushView[]): string[] {
  let choosing: ReturnType<typeof offeredTargetsIn> = null;
  let aims: readonly NumberedTarget[] = [];
  for (const view of views) {
    choosing = offeredTargetsIn(view, choosing);
    aims = choosing === null ? [] : aimsOf(view, choosing);
  }
  return aims.map(({ nth, target, lost }) => `${nth} ${targetName(target)}${lost === null ? '' : ` ${lost}`}`);
}

describe('[RO-29] a target with a number', () => {
  it('is every card, with a reason if nothing can be pushed there', () => {
    expect(chosen(ALL)).toEqual(['1 t1', '2 t2 empty', '3 t3', '4 dragon empty']);
  });

  it('is each single die if one is pushed', () => {
    expect(chosen(ONE)).toEqual(['1 t1 1/0', '2 t3 2/0', '3 t3 2/1']);
  });

  it('keeps its number when another target is lost, which stays with its reason', () => {
    const left = ONE.replace('fires: B1 . .', 'fires: . . .').replace('(fire) step -', '- step -');
    expect(chosen(ONE, left)).toEqual(['1 t1 1/0 gone', '2 t3 2/0', '3 t3 2/1']);
  });

  it('keeps its number when a new target is added, which takes the next number', () => {
    const more = ONE.replace('stairs: . . .', 'stairs: . B2 .')
      .replace('fires: B1 . .', 'fires: . . .')
      .replace('(fire) step -', '- (step) -');
    expect(chosen(ONE, more)).toEqual(['1 t1 1/0 gone', '2 t3 2/0', '3 t3 2/1', '4 t2 1/1']);
  });

  it('[RO-30] is safe once its card is completed', () => {
    expect(chosen(ONE, ONE.replace('t3 door:', 't3 door*:'))).toEqual(['1 t1 1/0', '2 t3 2/0 safe', '3 t3 2/1 safe']);
  });

  it('is numbered again for another choice, and is none without a choice', () => {
    expect(chosen(ONE, SORCERER)).toEqual([]);
    const next = seen(ALL);
    const question = { about: 'push', seat: 0 as Seat, spot: 's1', until: toMillis(NOW + 60_000) } as const;
    expect(chosenIn([seen(ONE), { ...next, questions: [question] }])).toHaveLength(4);
  });
});
