import { importTable } from '../import-table.ts';

/** So long after home was drawn, where the browser does not tell when it has nothing to do. */
const LATER_MS = 2_500;

/** Brings the page of a table when nothing else is to be done, except to people who pay for what is brought. Answers how to stop it. */
export function fetchWhenIdle(): () => void {
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  if (connection?.saveData === true) return () => undefined;
  const bring = (): void => void importTable().catch(() => null);
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(bring, LATER_MS);
    return () => clearTimeout(timer);
  }
  const asked = requestIdleCallback(bring);
  return () => cancelIdleCallback(asked);
}
