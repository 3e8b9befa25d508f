import { type Box, placed } from '@tablee/table-ui';
import type { Layout } from '../layout/types.ts';
import styles from './target-field.module.css';

/** RO-29: a frame around all targets. */
export function TargetField({ layout: { trials, shape } }: { readonly layout: Layout }) {
  const [first, , last] = trials.cards as readonly [Box, Box, Box];
  const pad = shape === 'desk' || shape === 'tablet' ? 18 : 5;
  const width = last.left + last.width - first.left + 2 * pad;
  const box = { left: first.left - pad, top: first.top - pad, width, height: first.height + 2 * pad };
  return <span className={styles['targets']} style={placed(box)} />;
}
