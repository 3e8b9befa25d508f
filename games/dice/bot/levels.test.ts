import { type Bot, simulate, winShare } from '@tablee/bot-kit';
import { openMatch, seedFromWord, stepRng, type TableSetup, tableFor } from '@tablee/kernel';
import { describe, expect, it } from 'vitest';
import { DICE, type Face } from '../rules/face.ts';
import { handOf, mayKeep, shownOf } from '../rules/hand.ts';
import { dice } from '../rules/index.ts';
import { bestTable } from '../rules/search/best-table.ts';
import type { DiceTypes, DiceView, ShownDie } from '../rules/types.ts';
import { expert, facile, normal } from './index.ts';

const TABLE = tableFor(dice, 'classic', 2) as TableSetup<DiceTypes>;
type DiceBot = Bot<DiceTypes>;
type DiceQuestion = Parameters<DiceBot['decide']>[0];

function share(better: DiceBot, worse: DiceBot, matches: number): number {
  return winShare(dice, TABLE, [better, worse], matches);
}

/** Every throw of one match after which dice could be kept. */
function throwsOf(seed: string): DiceQuestion[] {
  const asked: DiceQuestion[] = [];
  const watched: DiceBot = {
    ...normal,
    decide(question) {
      const { view, seat } = question;
      const hand = handOf(view, seat);
      if (view.turn === seat && view.phase === 'roll' && mayKeep(view, hand) && hand.length > 1) asked.push(question);
      return normal.decide(question);
    },
  };
  simulate(openMatch(dice, TABLE, seedFromWord(seed)), [watched, watched], 2_000);
  return asked;
}

/**
 * Average number of dice that can be placed after the level rolled the dice of its choice, with equal chance for all
 * levels.
 */
function placedAfter(bot: DiceBot, asked: readonly DiceQuestion[]): number {
  const placed = asked.map((question, index) => {
    const { view, seat } = question;
    const command = bot.decide({ ...question, rng: stepRng(seedFromWord('keeping'), index) })?.command;
    const rolled = command?.do === 'roll' ? command.dice : [];
    return Array.from({ length: 12 }, (_, step) => {
      const rng = stepRng(seedFromWord(`thrown ${index}`), step);
      const hand = shownOf(handOf(view, seat)).map((die): ShownDie => {
        const face = rng.pick(DICE[die.die] as readonly Face[]);
        return rolled.includes(die.die) ? { ...die, face } : die;
      });
      return countPlaced(view, hand);
    });
  });
  return mean(placed.flat());
}

function countPlaced({ table }: DiceView, hand: readonly ShownDie[]): number {
  return bestTable(table, hand, 3_000).placed.length;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}

describe('levels', () => {
  // Over 2,000 matches the shares are 90 % and 73 %. Equal bots would pass these thresholds in 1 and in 3 of 100
  // samples of this size.
  it('normal beats facile clearly, and expert normal', () => {
    expect(share(normal, facile, 40)).toBeGreaterThan(0.75);
    expect(share(expert, normal, 60)).toBeGreaterThan(0.62);
  });

  it('expert keeps better dice than normal', () => {
    const asked = ['keeping a', 'keeping b'].flatMap(throwsOf);
    expect(placedAfter(expert, asked)).toBeGreaterThan(1.03 * placedAfter(normal, asked));
  });
});
