import { expect } from '@playwright/test';
import { checksumOf } from '@tablee/protocol';

/** Somebody whose screen is compared with those of the others. */
export interface ComparedPlayer {
  readonly listener: { readonly seq: number };
  /** The part of the view that everybody may see. */
  readonly open: object;
  /** What the rules say lies on the table, in any order. */
  readonly lying: readonly string[];
  /** What is drawn of it. */
  readonly drawn: () => Promise<readonly string[]>;
}

/** What one screen shows to all: how far it has come, the open part of its view, and what is drawn of it. */
async function screenOf(one: ComparedPlayer): Promise<object> {
  return { seq: one.listener.seq, check: checksumOf(one.open), drawn: (await one.drawn()).toSorted() };
}

/** Once nobody touches anything any more, all screens show the same, and it is what the rules say lies there. */
export async function expectAgreement(all: readonly ComparedPlayer[]): Promise<void> {
  await expect(async () => {
    const [first, ...others] = await Promise.all(all.map(screenOf));
    for (const other of others) expect(other).toEqual(first);
    expect(first).toMatchObject({ drawn: all[0]?.lying.toSorted() });
  }).toPass({ timeout: 20_000 });
}
