import { memo } from 'react';
import { Picture } from './picture.tsx';
import styles from './scene.module.css';

const MOUNTAINS = 'M0 52 40 26 74 50 118 18 160 46 200 30V76H0Z';
const HILLS = 'M0 64C40 50 70 66 104 58s60-10 96 2V76H0Z';

/** Picture of a trial, as large as its box. */
export const Scene = memo(function Scene({ card }: { readonly card: string }) {
  return (
    <span className={styles['scene']} data-card={card}>
      <svg className={styles['land']} viewBox="0 0 200 76" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
        <circle className={styles['sun']} cx="42" cy="24" r="13" />
        <path className={styles['far']} d={MOUNTAINS} />
        <path className={styles['near']} d={HILLS} />
      </svg>
      <span className={styles['thing']}>
        <Picture of={card} />
      </span>
    </span>
  );
});
