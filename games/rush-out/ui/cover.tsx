import dragon from './art/dragon.svg';
import styles from './cover.module.css';

const DICE = ['sword', 'star', 'fire'] as const;

/** Art of the box: a dragon under the moon and three rolling dice. */
export function Cover() {
  return (
    <span className={`cover ${styles['painted']}`} aria-hidden="true">
      <svg className={styles['night']} viewBox="0 0 100 142" preserveAspectRatio="xMidYMax slice">
        <path className={styles['far']} d="M0 101 22 84l17 13 27-24 20 17 14-11v63H0Z" />
        <path className={styles['near']} d="M0 119c20-9 35 2 52-4s30-8 48 1v26H0Z" />
      </svg>
      <span className={styles['moon']} />
      <span className="cover-art">
        <img className={styles['dragon']} src={dragon} alt="" draggable={false} />
        {DICE.map((face) => (
          <span key={face} className={styles['die']} data-face={face}>
            <i className={styles['print']} />
          </span>
        ))}
      </span>
    </span>
  );
}
