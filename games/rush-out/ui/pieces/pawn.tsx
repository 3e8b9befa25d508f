import dragon from '../art/dragon.svg';
import styles from './pawn.module.css';

/** The dragon, as large as its box. */
export function Pawn() {
  return (
    <span className={styles['pawn']}>
      <img className={styles['dragon']} src={dragon} alt="" />
    </span>
  );
}
