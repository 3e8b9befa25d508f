import { importTable } from '../import-table.ts';

/** Delay after the home page is drawn, so that its own requests come first on a slow network. */
const PREFETCH_DELAY_MS = 3_000;

/** Prefetches the table page, unless the browser saves data. Returns a function that cancels it. */
export function fetchWhenIdle(): () => void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return () => undefined;
  const timer = setTimeout(() => void importTable().catch(() => null), PREFETCH_DELAY_MS);
  return () => clearTimeout(timer);
}
