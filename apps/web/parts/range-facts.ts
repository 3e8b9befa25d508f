interface Range {
  readonly min: number;
  readonly max: number;
}

/** Facts for sentences that say « 2–5 », or « 2 » if both ends are equal. */
export function rangeFacts({ min, max }: Range): Range & { readonly range: 'one' | 'other' } {
  return { min, max, range: min === max ? 'one' : 'other' };
}
