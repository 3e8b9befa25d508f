export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** JSON with sorted keys, so that equal values have equal hashes. */
export function canonical(value: unknown): string {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : 'null';
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  return Array.isArray(value) ? canonicalList(value) : canonicalRecord(value as Record<string, unknown>);
}

// Concatenates strings instead of joining arrays: this runs for every view that carries a checksum.
function canonicalList(list: readonly unknown[]): string {
  let text = '[';
  for (let index = 0; index < list.length; index += 1) text += (index > 0 ? ',' : '') + canonical(list[index]);
  return `${text}]`;
}

function canonicalRecord(record: Readonly<Record<string, unknown>>): string {
  let text = '{';
  for (const key of Object.keys(record).toSorted()) {
    const value = record[key];
    if (value !== undefined) text += `${text === '{' ? '' : ','}${JSON.stringify(key)}:${canonical(value)}`;
  }
  return `${text}}`;
}

export function isIndex(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * True if the value is nested at most `levels` deep. JSON.parse reads any depth, but JSON.stringify overflows the
 * stack.
 */
export function isNestedWithin(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((child) => isNestedWithin(levels - 1, child));
}

/** Deep equality of JSON values; an undefined property counts as absent. Much faster than comparing canonical text. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one) && Array.isArray(other)) {
    return one.length === other.length && one.every((item, index) => isSame(item, other[index]));
  }
  if (!isRecord(one) || !isRecord(other)) return false;
  return (
    Object.keys(one).every((key) => isSame(one[key], ownValue(other, key))) &&
    Object.keys(other).every((key) => other[key] === undefined || ownValue(one, key) !== undefined)
  );
}

/** Own properties only: keys come from untrusted JSON and may be `__proto__`. */
export function ownValue(row: Readonly<Record<string, unknown>>, key: string): unknown {
  return Object.hasOwn(row, key) ? row[key] : undefined;
}
