import { memo } from 'react';
import sheet from '../art/pictures.svg';
import styles from './picture.module.css';

/** A picture of art/pictures.svg in the current text colour, as large as its box. */
export const Picture = memo(function Picture({ of }: { readonly of: string }) {
  return (
    <svg className={styles['picture']} viewBox="0 0 512 512" aria-hidden="true">
      <use href={`${sheet}#${of}`} />
    </svg>
  );
});
