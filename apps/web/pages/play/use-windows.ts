import { useTableKeys } from '@tablee/table-ui';
import { useState } from 'react';
import type { RefusedRule } from '../rules/refused-card.tsx';

export interface WindowsUse {
  readonly opened: 'menu' | 'leaving' | 'keys' | null;
  /** The rules are open, at this rule. */
  readonly rule: RefusedRule | 'all' | null;
  readonly open: (what: NonNullable<WindowsUse['opened']>) => void;
  readonly listKeys: () => void;
  readonly close: () => void;
  readonly read: (rule: RefusedRule) => void;
  readonly readAll: () => void;
  readonly closeRules: () => void;
}

/** The dialogs and drawers over the table. */
export function useWindows(): WindowsUse {
  const [opened, open] = useState<WindowsUse['opened']>(null);
  const [rule, setRule] = useState<WindowsUse['rule']>(null);
  const listKeys = (): void => open('keys');
  useTableKeys((key) => {
    if (key === '?') listKeys();
    return key === '?';
  });
  return {
    opened,
    rule,
    open,
    listKeys,
    close: () => open(null),
    read: setRule,
    readAll: () => setRule('all'),
    closeRules: () => setRule(null),
  };
}
