import { Glyph } from '@tablee/table-ui';
import type { Camp } from '../../rules/types.ts';
import styles from './camp-sign.module.css';

const SHIELD = 'M50 4 90 18v30c0 24-17 40-40 48C27 88 10 72 10 48V18Z';

/** Shield of the heroes or star of the sorcerer, as large as its text. */
export function CampSign({ camp }: { readonly camp: Camp }) {
  return (
    <span className={styles['sign']} data-camp={camp} aria-hidden="true">
      {camp === 'heroes' ? (
        <svg viewBox="0 0 100 100" fill="currentColor">
          <path d={SHIELD} />
        </svg>
      ) : (
        <Glyph shape="star" />
      )}
    </span>
  );
}
