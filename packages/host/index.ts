export type { Connected } from './connections.ts';
export * from './live-table.ts';
export * from './ports.ts';
export type { HostCatalog } from './rebuild.ts';
export * from './table-doc.ts';
