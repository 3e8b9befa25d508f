import { existsSync, readFileSync } from 'node:fs';
import type { Cell, CellReport } from './cell.ts';

/** Reports of earlier runs, from which the page is made; none if there is no such file. */
export function readReports(file: string): CellReport[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as CellReport[]) : [];
}

/** One report for each of these tables that was ever measured, the new one if there are two. */
export function mergeReports(
  tables: readonly Cell[],
  stored: readonly CellReport[],
  measured: readonly CellReport[],
): CellReport[] {
  return tables.flatMap((table) => {
    const report = [...measured, ...stored].find((one) => isSameTable(one, table));
    return report === undefined ? [] : [report];
  });
}

function isSameTable(one: Cell, other: Cell): boolean {
  return one.preset === other.preset && one.seats === other.seats && one.bot === other.bot;
}
