import styles from './cover.module.css';

/** Picture on the box: the awning of a stall. */
export function Cover() {
  return (
    <span className={`cover ${styles['cover']}`} aria-hidden="true">
      <svg className="cover-art" viewBox="0 0 100 100">
        <path d="M14 34 H86 L92 52 H8 Z" fill="#f4f0e6" />
        <path d="M14 34 H32 L30 52 H8 Z M50 34 H68 L72 52 H50 Z" fill="#d6483b" />
        <path d="M16 52 V82 M84 52 V82 M12 72 H88" stroke="#5c3a1d" strokeWidth="5" strokeLinecap="round" />
      </svg>
    </span>
  );
}
