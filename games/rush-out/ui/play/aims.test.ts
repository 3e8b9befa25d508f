import { type Seat, toMillis } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { NOW } from '../../rules/rush.scenario.ts';
import type { RushView } from '../../rules/types.ts';
import { aimsOf, answerIn, type NumberedTarget, offeredTargetsIn, targetName } from './aims.ts';
import { SORCERER, seen, sentBy } from './table.scenario.ts';

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

  it('[RO-A84] has its number from the completion of the spell on, and keeps it when the question opens', () => {
    const pause = ONE.replace(' asking s1', '').replace('s1 push-one', 's1 push-one*');
    const more = ONE.replace('stairs: . . .', 'stairs: . B2 .').replace('(fire) step -', '(fire) (step) -');
    expect(chosen(pause)).toEqual(['1 t1 1/0', '2 t3 2/0', '3 t3 2/1']);
    expect(chosen(pause, more)).toEqual(['1 t1 1/0', '2 t3 2/0', '3 t3 2/1', '4 t2 1/1']);
  });

  it('[RO-A26] is not offered during the pause of a spell that can push nothing', () => {
    const nobody = ALL.replace(' asking s1', '')
      .replace('s1 push-all', 's1 push-all*')
      .replace('fires: B1 . .', 'fires: . . .')
      .replace('door: C1 C2 . .', 'door: . . . .')
      .replace('(fire) step -', '- - -')
      .replace('(key) (key) -', '- - -');
    expect(chosen(nobody)).toEqual([]);
    expect(chosen(ALL.replace(' asking s1', '').replace('s1 push-all', 's1 push-all*'), nobody)).toHaveLength(4);
  });

  it('[RO-A84] is marked while the answer can still be changed', () => {
    const view = seen(ALL.replace(' asking s1', '').replace('s1 push-all', 's1 push-all*'));
    const picked = (...texts: readonly string[]): string[] => {
      const { coming } = sentBy(view, ...texts);
      const offered = offeredTargetsIn(view, null) as NonNullable<ReturnType<typeof offeredTargetsIn>>;
      return aimsOf(coming, offered).flatMap(({ isChosen, target }) => (isChosen ? [targetName(target)] : []));
    };
    expect([picked(), picked('aim t3'), picked('aim t3', 'aim t1'), picked('aim t3', 'decline')]).toEqual([
      [],
      ['t3'],
      ['t1'],
      [],
    ]);
    // An open question is answered at once.
    expect(answerIn(sentBy(seen(ALL), 'aim t3').coming)).toBe(null);
  });

  it('is numbered again for another choice, and is none without a choice', () => {
    expect(chosen(ONE, SORCERER)).toEqual([]);
    const next = seen(ALL);
    const question = { about: 'push', seat: 0 as Seat, spot: 's1', until: toMillis(NOW + 60_000) } as const;
    expect(chosenIn([seen(ONE), { ...next, questions: [question] }])).toHaveLength(4);
  });
});
