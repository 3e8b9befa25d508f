import { describe, expect, it } from 'vitest';
import type { Box } from './paths.ts';
import { planMotion, type TableChange, type ThingPlace } from './plan.ts';

function at(left: number, zone = 'table', frame: string | null = null): ThingPlace {
  return { box: { left, top: 0, width: 40, height: 48 }, zone, frame };
}

function plan(before: Record<string, ThingPlace>, now: Record<string, ThingPlace>, rest: Partial<TableChange> = {}) {
  const [then, today] = [new Map(Object.entries(before)), new Map(Object.entries(now))];
  const nothing = { panned: new Map(), sliding: new Map(), flying: new Map(), startOf: () => null };
  return planMotion({ before: then, now: today, ...nothing, ...rest });
}

function box(left: number): Box {
  return at(left).box;
}

describe('after a change of the table', () => {
  it('nothing moves if everything is in its old place', () => {
    expect(plan({ a: at(10) }, { a: at(10) })).toEqual({ flights: [], slides: [] });
  });

  it('a thing slides within its zone, and flies to another one', () => {
    const { flights, slides } = plan({ a: at(0), b: at(50) }, { a: at(80), b: at(90, 'rack') });
    expect(slides).toEqual([{ key: 'a', from: box(0), to: box(80) }]);
    expect(flights).toEqual([{ key: 'b', from: box(50), to: box(90), back: null, rank: 0 }]);
  });

  it('a new thing comes from its origin, and shows its back', () => {
    const startOf = (key: string) => (key === 'a' ? { box: box(500), back: 'tile' } : null);
    const { flights } = plan({}, { a: at(0), b: at(50) }, { startOf });
    expect(flights).toEqual([{ key: 'a', from: box(500), to: box(0), back: 'tile', rank: 0 }]);
  });

  it('flights start one after the other', () => {
    const { flights } = plan({ a: at(0), b: at(9) }, { a: at(0, 'rack'), b: at(9, 'rack') });
    expect(flights.map(({ rank }) => rank)).toEqual([0, 1]);
  });

  it('a thing that still flies goes on from its drawn place, without delay', () => {
    const flying = new Map([['a', box(30)]]);
    const { flights } = plan({ b: at(0), a: at(60) }, { b: at(0, 'rack'), a: at(90) }, { flying });
    expect(flights[1]).toEqual({ key: 'a', from: box(30), to: box(90), back: null, rank: 0 });
  });

  it('a thing that still flies to an unmoved place is left alone', () => {
    expect(plan({ a: at(60) }, { a: at(60) }, { flying: new Map([['a', box(30)]]) })).toEqual({
      flights: [],
      slides: [],
    });
  });

  it('a thing that still slides goes on from its drawn place', () => {
    const { slides } = plan({ a: at(50) }, { a: at(90) }, { sliding: new Map([['a', box(80)]]) });
    expect(slides[0]?.from.left).toBe(40);
  });

  it('a thing does not move by itself if its frame carries it', () => {
    const before = { series: at(0), a: at(5, 'table', 'series') };
    const { slides } = plan(before, { series: at(100), a: at(105, 'table', 'series') });
    expect(slides.map(({ key }) => key)).toEqual(['series']);
  });

  it('a frame that grows is moved and not scaled', () => {
    const wide = { ...at(0), box: { left: 0, top: 0, width: 120, height: 48 } };
    const inside = at(5, 'table', 'series');
    expect(plan({ series: at(0), a: inside }, { series: wide, a: inside }).slides).toEqual([]);
  });

  it('a scrolled thing counts as unmoved', () => {
    const before = { series: at(200), a: at(205, 'table', 'series') };
    const now = { series: at(80), a: at(85, 'table', 'series') };
    const pan = { x: -120, y: 0 };
    expect(plan(before, now, { panned: new Map([['series', pan]]) }).slides).toHaveLength(1);
    expect(plan(before, now, { panned: new Map(Object.keys(now).map((key) => [key, pan])) }).slides).toEqual([]);
  });

  it('a thing that leaves a scrolled board starts from where it was seen last', () => {
    const panned = new Map([['a', { x: -120, y: 0 }]]);
    expect(plan({ a: at(200) }, { a: at(10, 'rack') }, { panned }).flights[0]?.from).toEqual(box(80));
    expect(plan({ a: at(200) }, { a: at(10) }, { panned }).slides[0]?.from).toEqual(box(80));
  });

  it('a thing that still flies to a scrolled place follows it', () => {
    const rest = { flying: new Map([['a', box(30)]]), panned: new Map([['a', { x: -120, y: 0 }]]) };
    expect(plan({ a: at(200) }, { a: at(80) }, rest).flights[0]).toMatchObject({ from: box(30), to: box(80) });
  });

  it('a hidden place is neither start nor end of a flight or slide', () => {
    const hidden = (zone: string): ThingPlace => ({ box: { left: 0, top: 0, width: 0, height: 0 }, zone, frame: null });
    const startOf = () => ({ box: box(500), back: null });
    expect(plan({ a: at(50) }, { a: hidden('kept') }).flights).toEqual([]);
    expect(plan({}, { a: hidden('kept') }, { startOf }).flights).toEqual([]);
    expect(plan({ a: hidden('kept') }, { a: at(50) }).flights).toEqual([]);
    expect(plan({ a: hidden('kept') }, { a: at(50, 'kept') }).slides).toEqual([]);
    const flying = new Map([['a', box(30)]]);
    expect(plan({ a: at(60, 'kept') }, { a: hidden('kept') }, { flying }).flights).toEqual([]);
  });
});
