import { formatPoints } from '../signed.ts';
import styles from './podium-step.module.css';
import { hasStep, type Standing } from './standings.ts';

interface PodiumStepProps {
  readonly standing: Standing;
  readonly unit: string;
}

/** The wood under a player, with score and rank; later places have their score on the felt. */
export function PodiumStep({ standing, unit }: PodiumStepProps) {
  return (
    <div className={hasStep(standing) ? `wood ${styles['step']}` : styles['floor']}>
      <div className={styles['score']}>
        {formatPoints(standing.score)}
        <small>{unit}</small>
      </div>
      {hasStep(standing) && <span className={styles['rank']}>{standing.rank}</span>}
    </div>
  );
}
