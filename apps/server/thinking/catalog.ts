import type { HostCatalog } from '@tablee/host';

/** The games of the server, and the module from which worker threads import the same `rulesCatalog`. */
export interface ServedCatalog {
  readonly games: HostCatalog;
  readonly module: string;
}

export interface CatalogModule {
  readonly rulesCatalog: HostCatalog;
}
