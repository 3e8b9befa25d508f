import { isRecord } from '@tablee/kernel';
import { findSpec } from './modules/installed.ts';
import type { RushCommand } from './types.ts';

/** The only entry for commands from outside. */
export function parseRushCommand(raw: unknown): RushCommand | null {
  if (!isRecord(raw) || typeof raw['do'] !== 'string') return null;
  return findSpec(raw['do'])?.parse(raw) ?? null;
}
