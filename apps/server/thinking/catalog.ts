import type { HostCatalog } from '@tablee/host';

/** The games that are served, and the module from which a thread of its own takes the same `rulesCatalog`. */
export interface ServedCatalog {
  readonly games: HostCatalog;
  readonly module: string;
}

export interface CatalogModule {
  readonly rulesCatalog: HostCatalog;
}
