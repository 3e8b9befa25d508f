import { rulesCatalog } from '@tablee/games/catalog.rules';
import { describe, expect, it } from 'vitest';
import { tryPile } from './pile.ts';
import { tryRaces } from './races.ts';
import { racingIn } from './settings.ts';

const SEED = 'test';
const quiet = (): void => {};

function shareOf(figures: Readonly<Record<string, string>>, name: string): number {
  return Number.parseFloat(Object.entries(figures).find(([figure]) => figure.endsWith(name))?.[1] ?? '');
}

describe(`races, seed ${SEED}`, () => {
  it('are won by the first reaction, not by the lower latency, nor by a page that delays its pongs', async () => {
    const { figures, complaints } = await tryRaces(rulesCatalog, { races: 60, seed: SEED }, quiet);
    expect(complaints.filter((what) => what.includes('exactly one winner'))).toEqual([]);
    const fair = shareOf(figures, '10 ms against 110 ms, fair');
    // 60 races: three standard deviations are 19 points.
    expect(Math.abs(fair - 50)).toBeLessThan(19);
    expect(shareOf(figures, '10 ms against 110 ms, not fair')).toBeGreaterThan(75);
    expect(shareOf(figures, 'a page that answers pings late')).toBe(fair);
    expect(shareOf(figures, 'a client that delays everything')).toBeLessThan(69);
  });

  it('for one pile within 5 ms have one winner, and all screens agree', async () => {
    const { figures, complaints } = await tryPile(rulesCatalog, { races: 40, seed: SEED }, quiet);
    expect(complaints).toEqual([]);
    expect(figures['races']).toBe(`${40 * racingIn(rulesCatalog).length}`);
    expect(Number(figures['first though later'])).toBeGreaterThan(5);
  });
});
