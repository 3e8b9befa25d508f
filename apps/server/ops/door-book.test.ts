import { pino } from 'pino';
import { describe, expect, it } from 'vitest';
import { DoorBook } from './door-book.ts';
import { Metrics } from './metrics.ts';

describe('a refused request', () => {
  it('is counted every time, and leaves a line that says what to do, a few a minute of each kind', async () => {
    const lines: string[] = [];
    const metrics = new Metrics('test');
    const book = new DoorBook(pino({}, { write: (line) => void lines.push(line) }), metrics);
    for (let time = 0; time < 10; time += 1) book.turnAway('other-origin', { origin: 'https://evil.example' });
    book.turnAway('flood');
    expect(lines.length).toBe(4);
    expect(lines[0]).toContain('TABLEE_ORIGINS');
    expect(lines[0]).toContain('https://evil.example');
    expect(await metrics.registry.metrics()).toContain('tablee_turned_away_total{why="other-origin"} 10');
  });
});
