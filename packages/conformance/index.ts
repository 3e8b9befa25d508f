export { judge, type Trial } from './judge.ts';
export type { Complaint, Law } from './law.ts';
export { laws } from './laws/index.ts';
