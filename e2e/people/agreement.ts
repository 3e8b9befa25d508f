import { expect } from '@playwright/test';
import { checksumOf } from '@tablee/protocol';

/** A player whose screen is compared with those of the others. */
export interface ComparedPlayer {
  readonly listener: { readonly seq: number };
  /** The part of the view that every viewer may see. */
  readonly open: object;
  /** Pieces that are on the table by the rules, in any order. */
  readonly lying: readonly string[];
  /** Pieces that are drawn on the table. */
  readonly drawn: () => Promise<readonly string[]>;
}

async function screenOf(one: ComparedPlayer): Promise<object> {
  return { seq: one.listener.seq, check: checksumOf(one.open), drawn: (await one.drawn()).toSorted() };
}

/**
 * Waits until all screens have come to the same entry and the same public view, and draw what the rules say lies there.
 */
export async function expectAgreement(all: readonly ComparedPlayer[]): Promise<void> {
  await expect(async () => {
    const [first, ...others] = await Promise.all(all.map(screenOf));
    for (const other of others) expect(other).toEqual(first);
    expect(first).toMatchObject({ drawn: all[0]?.lying.toSorted() });
  }).toPass({ timeout: 20_000 });
}
