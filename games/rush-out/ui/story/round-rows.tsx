import type { RushSay } from '../../locale/index.ts';
import type { RoundCourse, RoundWin } from '../../rules/types.ts';
import { CampSign } from '../rounds/camp-sign.tsx';
import styles from './round-rows.module.css';
import { roundRowsOf } from './told-rounds.ts';

interface RoundRowsProps {
  readonly won: readonly RoundWin[];
  readonly courses: readonly RoundCourse[];
  readonly say: RushSay;
}

/** A row for each round: winner, reason and duration. */
export function RoundRows({ won, courses, say }: RoundRowsProps) {
  return (
    <ol className={styles['rounds']}>
      {roundRowsOf(won, courses, say).map(({ round, camp, winner, reason, time }) => (
        <li key={round} className={styles['round']} data-camp={camp}>
          <span className={styles['nth']}>{say('ui.result.place', { round })}</span>
          <CampSign camp={camp} />
          <b>{winner}</b>
          <span className={styles['reason']}>{reason}</span>
          <span className={styles['time']}>{time}</span>
        </li>
      ))}
    </ol>
  );
}
