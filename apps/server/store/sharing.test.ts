import { describe, expect, it } from 'vitest';
import type { CommitFigures } from './server-store.ts';
import { emptyFolder, entries, openFor, seqsOf, tableOf } from './store.scenario.ts';

const TABLES = Array.from({ length: 100 }, (_, index) => `t${index}`);

describe('many tables', () => {
  it('share commits, and each gets its own entries', async () => {
    const commits: CommitFigures[] = [];
    const store = await openFor(emptyFolder(), { onCommit: (figures) => commits.push(figures) });
    await Promise.all(TABLES.map((id) => store.saveTable(tableOf(id))));
    await Promise.all(
      TABLES.map(async (id) => {
        for (let seq = 1; seq <= 5; seq += 1) expect(await store.append(id, entries(seq, seq))).toBe('kept');
      }),
    );
    const { pending, failure, ...sums } = store.stats();
    expect({ pending, failure }).toEqual({ pending: 0, failure: null });
    expect(sums).toEqual({
      commits: commits.length,
      requests: commits.reduce((sum, { requests }) => sum + requests, 0),
      entries: commits.reduce((sum, one) => sum + one.entries, 0),
    });
    expect(sums).toMatchObject({ requests: 600, entries: 500 });
    expect(sums.commits).toBeLessThan(300);
    for (const id of TABLES) expect(await seqsOf(store, id)).toEqual([1, 2, 3, 4, 5]);
  });

  it('have one winner for each number if two writers race', async () => {
    const store = await openFor(emptyFolder());
    await store.saveTable(tableOf('t'));
    const race = entries(1, 10).flatMap((entry) => [store.append('t', [entry]), store.append('t', [entry])]);
    expect(await Promise.all(race)).toEqual(entries(1, 10).flatMap(() => ['kept', 'taken']));
  });
});
