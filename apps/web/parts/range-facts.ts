interface Range {
  readonly min: number;
  readonly max: number;
}

/** For sentences that say « 2–5 », and « 2 » where nothing else is possible. */
export function rangeFacts({ min, max }: Range): Range & { readonly range: 'one' | 'other' } {
  return { min, max, range: min === max ? 'one' : 'other' };
}
