import { seedFromWord, stepRng } from '@tablee/kernel';
import { describe, expect, inject, it } from 'vitest';
import { CARDS, type Card, sortCards } from '../card.ts';
import { isMeld } from '../melds.ts';
import { readMelds } from '../read-notation.ts';
import { bestTurn } from './best-turn.ts';
import { additionsTo, exchangesIn, meldsIn } from './finder.ts';
import { bestByForce, randomProblem, randomWeights, valueOf } from './oracle.scenario.ts';

const MAX_CARDS = 9;
const isQuick = inject('isQuick');

describe('the possible actions', () => {
  it('are exactly the combinations and additions that the rules accept', () => {
    const rng = stepRng(seedFromWord('finder'), 0);
    for (let index = 0; index < (isQuick ? 40 : 400); index += 1) {
      const { hand, melds } = randomProblem(rng, MAX_CARDS);
      const choices = subsetsOf([...new Set(hand)]).map(sorted);
      expect(meldsIn(hand).map(sorted).toSorted()).toEqual(choices.filter((cards) => isMeld(split(cards))).toSorted());
      for (const { cards } of melds) {
        const fitting = choices.filter((added) => added !== '' && isMeld([...cards, ...split(added)]));
        const additions = additionsTo(cards, hand);
        expect(additions.map(sorted).toSorted()).toEqual(fitting.toSorted());
        expect(additions).toEqual(additions.map(sortCards));
      }
    }
  });

  it('[RM-17] include every exchange', () => {
    const melds = readMelds('[1 A R5 Y6 R7] [2 B R5 B5 Y5] [3 B R7 B7 K7 G7 Y7] [4 C R3 Y4 B5]');
    expect(
      exchangesIn(melds, ['R6', 'B6', 'K5', 'K5', 'R7', 'G4', 'R4']).map(({ card, in: meld }) => `${card} ${meld}`),
    ).toEqual(['R6 1', 'K5 2', 'G4 4']);
  });
});

describe('the best turn', () => {
  it.each(['as the round is counted', 'as somebody weighs it'])(
    'is legal and worth as much as an exhaustive search finds, %s',
    (how) => {
      const rng = stepRng(seedFromWord('best turn'), 0);
      for (let index = 0; index < (isQuick ? 120 : 2_000); index += 1) {
        const counted = randomProblem(rng, MAX_CARDS);
        const problem = how === 'as somebody weighs it' ? { ...counted, weights: randomWeights(rng) } : counted;
        const found = bestTurn(problem);
        const { worth, finishes } = found;
        expect([problem, found.proven, { worth, finishes }]).toEqual([problem, true, bestByForce(problem)]);
        expect([problem, found.command, valueOf(problem, found.command)]).toEqual([
          problem,
          found.command,
          { worth, finishes },
        ]);
      }
    },
  );

  it('says whether it is proven best, and is legal with a small budget', () => {
    const rng = stepRng(seedFromWord('little time'), 0);
    for (let index = 0; index < 60; index += 1) {
      const problem = { ...randomProblem(rng, 1), hand: rng.shuffle(CARDS).slice(0, 32) };
      const melds = problem.melds.filter(() => false);
      const { command, proven, worth } = bestTurn({ ...problem, melds }, 300);
      expect(valueOf({ ...problem, melds }, command)?.worth).toBe(worth);
      expect(proven).toBe(false);
    }
  });
});

function subsetsOf(cards: readonly Card[]): Card[][] {
  const subsets: Card[][] = [[]];
  for (const card of cards) subsets.push(...subsets.map((some) => [...some, card]));
  return subsets;
}

function sorted(cards: readonly Card[]): string {
  return cards.toSorted().join(' ');
}

function split(text: string): Card[] {
  return text.split(' ') as Card[];
}
