import { spotOf } from '../../rules/board.ts';
import { loosen } from '../../rules/dice.ts';
import type { RushCommand } from '../../rules/types.ts';
import type { WeighQuestion } from '../choosing.ts';
import { expectedRolls } from '../odds.ts';
import { jokersAs, needAt } from '../reading.ts';
import type { BotModule } from './contract.ts';

export const whirlwindBot: BotModule = {
  id: 'whirlwind',
  answers: { lock: chooseDie },
  paces: { lock: () => 'change' },
};

/** RO-A78: the die whose loss costs fewest rolls. */
function chooseDie({ view, seat, temperament, rng }: WeighQuestion): RushCommand {
  const dice = [...(view.dice[seat] ?? []).keys()];
  const here = spotOf(view, seat);
  if (!temperament.weighs || here === null) return { do: 'lock', die: rng.pick(dice) };
  const rolls = (die: number): number => {
    const need = needAt(loosen(view, [{ seat, die }]), here, 'heroes');
    return expectedRolls(need, dice.length * 2, jokersAs(view, seat, here));
  };
  return { do: 'lock', die: dice.reduce((best, die) => (rolls(die) < rolls(best) ? die : best)) };
}
