import type { Catalog } from './catalog.ts';
import { coinGame, playCoin, storeCoin } from './coin.toy.ts';
import { hashText } from './hash.ts';
import { isRecord, type Json } from './json.ts';
import { type LogProblem, readLog, writeLog } from './log-file.ts';

export const CATALOG: Catalog = { coin: { versions: [coinGame, { ...coinGame, version: 1 }] } };
export const STORED = storeCoin(playCoin());
export const TEXT = writeLog(STORED);
export const LINES = TEXT.trimEnd().split('\n');
export const END = LINES.length - 1;

export function problemOf(text: string): LogProblem | null {
  const read = readLog(text, CATALOG);
  return read.ok ? null : read.problem;
}

export function textOf(lines: readonly string[]): string {
  return lines.map((line) => `${line}\n`).join('');
}

/** The lines with the hash in the last one made to fit again. */
export function sealed(lines: readonly string[]): string {
  const body = textOf(lines.slice(0, -1));
  const end: unknown = JSON.parse(lines.at(-1) ?? '');
  return body + textOf([JSON.stringify(isRecord(end) ? { ...end, logHash: hashText(body) } : end)]);
}

export function edited(line: number, change: object): string {
  const old: unknown = JSON.parse(LINES[line] ?? '');
  return sealed(LINES.with(line, JSON.stringify({ ...(old as object), ...change })));
}

export const withHeader = (change: object): LogProblem | null => problemOf(edited(0, change));
export const withTable = (change: object): LogProblem | null =>
  withHeader({ table: { ...STORED.header.table, ...change } });
export const withEnd = (change: object): LogProblem | null => problemOf(edited(END, change));

/** Lists within lists, so many levels deep. */
export function nested(levels: number): Json {
  return levels === 0 ? 0 : [nested(levels - 1)];
}
