import type { TableInfo } from '@tablee/protocol';

/** Replaces empty names by `somebody`. */
export function withNames(table: TableInfo, somebody: string): TableInfo {
  const hasName = (info: TableInfo['seats'][number]): boolean => info.kind === 'open' || info.name !== '';
  if (table.seats.every(hasName)) return table;
  return { ...table, seats: table.seats.map((info) => (hasName(info) ? info : { ...info, name: somebody })) };
}
