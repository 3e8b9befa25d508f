export * from './client-messages.ts';
export * from './patch.ts';
export * from './server-messages.ts';
export * from './table-info.ts';
