import { findGame } from '@tablee/kernel';
import type { StoredTable } from '../ports.ts';
import type { TableDoc } from '../table/table-doc.ts';
import type { HostCatalog, PastPorts } from './rebuild.ts';

/** The document as the newest rules read it, where they go on with matches of its version. */
export function upgradeDoc(catalog: HostCatalog, doc: TableDoc): TableDoc {
  const found = findGame(catalog, doc.game, doc.version);
  if (!found.ok || found.upgrade === null) return doc;
  const options = found.upgrade.options(doc.setup.options) as object;
  return { ...doc, version: found.definition.version, setup: { ...doc.setup, options } };
}

/** Null if there is no such table. A snapshot of older rules has another shape: the match is replayed instead. */
export async function loadTable(
  { store, catalog }: Pick<PastPorts, 'store' | 'catalog'>,
  id: string,
): Promise<StoredTable | null> {
  const stored = await store.load(id);
  if (stored === null) return null;
  const doc = upgradeDoc(catalog, stored.doc);
  const snapshot = stored.snapshot?.version === doc.version ? stored.snapshot : null;
  return { ...stored, doc, snapshot };
}
