import { ChevronDown } from '@tablee/table-ui';
import styles from './fold-button.module.css';

interface FoldButtonProps {
  readonly isOpen: boolean;
  readonly label: string;
  readonly onClick: () => void;
}

/** Folds and unfolds the combinations of a player on a small screen. */
export function FoldButton({ isOpen, label, onClick }: FoldButtonProps) {
  return (
    <button type="button" className={styles['fold']} aria-expanded={isOpen} aria-label={label} onClick={onClick}>
      <ChevronDown aria-hidden="true" />
    </button>
  );
}
