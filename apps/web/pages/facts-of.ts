import type { TableInfo } from '@tablee/protocol';

/** What was agreed at this table, for sentences that tell it: `winner-gets` is `winner_gets` there, since a selector has no hyphen. */
export function factsOf(options: TableInfo['options']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).map(([name, choice]) => [name, String(choice).replaceAll('-', '_')]),
  );
}
