export type { Connected, Connection } from './connections.ts';
export { frameOf, type Stepped } from './frames.ts';
export * from './live-table.ts';
export { MemoryStore } from './memory-store.ts';
export * from './ports.ts';
export { type HostCatalog, rebuildMatch } from './rebuild.ts';
export * from './table-doc.ts';
export { VirtualClock } from './virtual-clock.ts';
