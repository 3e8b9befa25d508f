import { importTable } from '../import-table.ts';

/** So long after home was drawn: what home itself needs comes first, on a slow line too. */
const LATER_MS = 3_000;

/** Brings the page of a table when nothing else is to be done, except to people who pay for what is brought. Answers how to stop it. */
export function fetchWhenIdle(): () => void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return () => undefined;
  const timer = setTimeout(() => void importTable().catch(() => null), LATER_MS);
  return () => clearTimeout(timer);
}
