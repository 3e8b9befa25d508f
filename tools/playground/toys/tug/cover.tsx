import styles from './cover.module.css';

/** Picture on the box: a rope and its knot. */
export function Cover() {
  return (
    <span className={`cover ${styles['cover']}`} aria-hidden="true">
      <svg className="cover-art" viewBox="0 0 100 100">
        <path d="M6 60 Q50 44 94 60" fill="none" stroke="#f7d9a4" strokeWidth="9" strokeLinecap="round" />
        <path d="M6 60 Q50 44 94 60" fill="none" stroke="#b57a35" strokeWidth="9" strokeDasharray="2 6" />
        <circle cx="50" cy="52" r="10" fill="#e4572e" />
      </svg>
    </span>
  );
}
