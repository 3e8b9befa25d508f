import { type UiEntry, type Variant, variantId } from '@tablee/games/catalog.ui';
import { useState } from 'react';
import { fetchTable, useNewTable } from './use-new-table.ts';

/** Creates tables of one game, one at a time. */
export interface TableMaking {
  /** The variant whose table is being created, or null. */
  readonly laid: string | null;
  readonly lay: (variant: Variant) => void;
  /** Prefetches the table on hover or focus, before the tap. */
  readonly reach: () => void;
}

export function useTableMaking(id: string, entry: UiEntry): TableMaking {
  const { isBusy, start } = useNewTable(id, entry);
  const [latest, setLatest] = useState<string | null>(null);
  return {
    laid: isBusy ? latest : null,
    lay: (variant) => {
      if (isBusy) return;
      setLatest(variantId(variant));
      start(variant);
    },
    reach: () => void fetchTable(id, entry),
  };
}
