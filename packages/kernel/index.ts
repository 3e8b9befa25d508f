export * from './brands.ts';
export * from './catalog.ts';
export * from './clock.ts';
export * from './game.ts';
export * from './hash.ts';
export * from './json.ts';
export * from './log.ts';
export * from './log-file.ts';
export { readEntry } from './log-lines.ts';
export {
  advance,
  type Match,
  nextWake,
  type Opening,
  type Origin,
  type Outcome,
  openMatch,
  type Played,
  playWake,
  type Rest,
  restOf,
  submit,
  type Undoable,
  type Woken,
  wakesDue,
  writeNote,
} from './match.ts';
export * from './options.ts';
export * from './replay.ts';
export * from './rng.ts';
export * from './seed.ts';
export * from './snapshot.ts';
export * from './table.ts';
export * from './undo.ts';
export * from './verify.ts';
