/** A sight with the number of its entry. */
export interface NumberedSight<Sight> {
  readonly seq: number;
  readonly sight: Sight;
}

interface SightsOfEntry<Sight> {
  readonly seq: number;
  readonly sights: readonly Sight[];
}

/** The latest sight of one of these kinds; null if there is none among these entries. */
export function lastOf<Sight extends { readonly kind: string }, Kind extends Sight['kind']>(
  happenings: readonly SightsOfEntry<Sight>[],
  ...kinds: readonly Kind[]
): NumberedSight<Extract<Sight, { kind: Kind }>> | null {
  for (const { seq, sights } of happenings.toReversed()) {
    const sight = sights.findLast((one): one is Extract<Sight, { kind: Kind }> =>
      (kinds as readonly string[]).includes(one.kind),
    );
    if (sight !== undefined) return { seq, sight };
  }
  return null;
}
