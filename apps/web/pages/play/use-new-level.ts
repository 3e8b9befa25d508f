import { useEffect } from 'react';
import { sayLevel } from '../../locale/index.ts';
import { useSay } from '../../locale/use-say.ts';
import { showNotice } from '../../parts/notices.tsx';

/** The rematch whose bots got another level. */
let changed: { readonly table: string; readonly level: string } | null = null;

export function noteNewLevel(table: string, level: string): void {
  changed = { table, level };
}

/** Shows a notice about the bots' new level when the rematch begins. */
export function useNewLevel(table: string): void {
  const say = useSay();
  useEffect(() => {
    if (changed?.table !== table) return;
    showNotice(say('play.new-level', { level: sayLevel(say, changed.level) }));
    changed = null;
  }, [table, say]);
}
