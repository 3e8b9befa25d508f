import type { TableInfo } from '@tablee/protocol';
import { RefreshCw } from 'lucide-react';
import { useSay } from '../../locale/use-say.ts';
import styles from './rematch-button.module.css';
import { useRematch } from './use-rematch.ts';

/** Shown in the bar while the podium is hidden. */
export function RematchButton({ table }: { readonly table: TableInfo }) {
  const say = useSay();
  const { isBusy, rematch } = useRematch(table);
  const label = say('end.rematch');
  return (
    <button
      type="button"
      className={`button now in-bar ${styles['rematch'] ?? ''}`}
      aria-label={label}
      title={label}
      disabled={isBusy}
      onClick={rematch}
    >
      <RefreshCw size={22} aria-hidden="true" />
      <span>{label}</span>
    </button>
  );
}
