import { Bot, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { sayLevel } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { chooseAgainst, FRIENDS, LEVELS, type Opponents, useHabits } from './against.ts';
import styles from './against-whom.module.css';

/** Chooses the opponents for all boxes: bots of a level, or friends. */
export function AgainstWhom() {
  const say = useSay();
  return (
    <fieldset className={styles['who']}>
      <legend className="hidden-words">{say('home.against')}</legend>
      <span className={styles['bots']} aria-hidden="true">
        <Bot size={22} />
        <span className={styles['bots-word']}>{say('home.against.bots')}</span>
      </span>
      {LEVELS.map((level) => (
        <Choice key={level} value={level}>
          <span className="hidden-words">{say('home.against.bots')} </span>
          <span className={styles['level']}>{sayLevel(say, level)}</span>
        </Choice>
      ))}
      <span className={styles['line']} aria-hidden="true" />
      <Choice value={FRIENDS}>
        <Users size={19} aria-hidden="true" />
        {say('home.against.friends')}
      </Choice>
    </fieldset>
  );
}

interface ChoiceProps {
  readonly value: Opponents;
  readonly children: ReactNode;
}

function Choice({ value, children }: ChoiceProps) {
  const chosen = useHabits((habits) => habits.against) ?? 'normal';
  return (
    <label className={styles['choice']}>
      <input
        type="radio"
        name="against"
        className={styles['radio']}
        checked={value === chosen}
        onClick={() => chooseAgainst(value)} // `onChange` does not fire for the default, which is checked already.
        onChange={() => chooseAgainst(value)}
      />
      <span className={styles['face']}>{children}</span>
    </label>
  );
}
