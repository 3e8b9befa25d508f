import type { TableInfo } from '@tablee/protocol';

/** Options of a table as facts for sentences. Hyphens become underscores, because a selector cannot have a hyphen. */
export function factsOf(options: TableInfo['options']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(options).map(([name, choice]) => [name, String(choice).replaceAll('-', '_')]),
  );
}
