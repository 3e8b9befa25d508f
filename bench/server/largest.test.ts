import { describe, expect, it } from 'vitest';
import { largestCarried } from './largest.ts';
import type { TrialResult } from './trial.ts';

function serverThatCarries(most: number, spoiled: readonly number[] = []) {
  const tried: number[] = [];
  const attempt = async (tables: number): Promise<TrialResult> => {
    const isSpoiled = spoiled.includes(tables) && !tried.includes(tables);
    tried.push(tables);
    return { p99: tables > most || isSpoiled ? 1000 : 1 } as TrialResult;
  };
  return { tried, attempt };
}

const isCarried = ({ p99 }: TrialResult): boolean => p99 <= 50;

describe('the largest number that is carried', () => {
  it.each([7, 64, 333])('is found from either side within a tenth (%i)', async (most) => {
    const found = await largestCarried(50, serverThatCarries(most).attempt, isCarried);
    expect(found?.tables).toBeLessThanOrEqual(most);
    expect(found?.tables).toBeGreaterThanOrEqual(Math.floor(most / 1.1));
  });

  it('is not spoiled by one bad trial', async () => {
    const found = await largestCarried(50, serverThatCarries(200, [100]).attempt, isCarried);
    expect(found?.tables).toBeGreaterThan(180);
  });

  it('is none where nothing is carried', async () => {
    expect(await largestCarried(50, serverThatCarries(0).attempt, isCarried)).toBeNull();
  });
});
