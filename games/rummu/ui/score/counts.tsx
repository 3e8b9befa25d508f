import { type CountsProps, useSize } from '@tablee/table-ui';
import { useState } from 'react';
import type { RummuWords } from '../../locale/index.ts';
import type { RummuTypes } from '../../rules/types.ts';
import styles from './sheet.module.css';
import { SideCard } from './side-card.tsx';
import { tallyRound } from './tally.ts';
import { Title } from './title.tsx';

/** Narrower boxes (pixels) fold the players. */
const ROOMY_WIDTH = 700;

/** RM-21 to RM-26: the score sheets of a match that is over, the last round first. */
export function Counts(props: CountsProps<RummuTypes, RummuWords>) {
  const { view } = props;
  const [round, setRound] = useState(view.sheets.length);
  const [ref, size] = useSize();
  const isFolding = size !== null && size.width < ROOMY_WIDTH;
  return (
    <div className={styles['counts']} data-folding={isFolding || undefined} ref={ref}>
      <header className={styles['head']}>
        <Title {...props} round={round} onShow={setRound} />
      </header>
      <div className={styles['sides']} data-sides={view.options.sides}>
        {tallyRound(view, round).map((side) => (
          <SideCard key={`${round} ${side.seats[0]?.seat}`} {...props} ready={null} side={side} isFolding={isFolding} />
        ))}
      </div>
    </div>
  );
}
