import { Button } from '@tablee/table-ui';
import { sayLevel } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import styles from './end.module.css';
import type { NextLevel } from './next-level.ts';

interface LevelOfferProps {
  readonly offer: NextLevel;
  readonly isBusy: boolean;
  readonly onPlay: () => void;
}

/** Offers the same match again with bots of another level. */
export function LevelOffer({ offer: { level, isHarder }, isBusy, onPlay }: LevelOfferProps) {
  const say = useSay();
  return (
    <div className={`${styles['waiting'] ?? ''} ${styles['offer'] ?? ''}`} role="status">
      <span>{say(isHarder ? 'end.too-easy' : 'end.too-hard')}</span>
      <Button look="paper" className={styles['level'] ?? ''} disabled={isBusy} onClick={onPlay}>
        {say('end.at-level', { level: sayLevel(say, level) })}
      </Button>
    </div>
  );
}
