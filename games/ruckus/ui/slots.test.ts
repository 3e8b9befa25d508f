import { describe, expect, it } from 'vitest';
import type { Family, Pile } from '../rules/types.ts';
import { type Slot, settleSlots } from './slots.ts';

const pile = (family: Family): Pile => ({ family, count: 2 });
const read = (slots: readonly Slot[]): string =>
  slots.map((slot) => (slot.isGone ? `(${slot.family})` : slot.family)).join(' ');
const lay = (...families: Family[]): readonly Slot[] => settleSlots([], families.map(pile));

describe('the places of a player’s piles', () => {
  it('stay where they are when a pile is stolen', () => {
    const after = settleSlots(lay('zzz', 'boum', 'coa'), [pile('zzz'), pile('coa')]);
    expect(read(after)).toBe('zzz (boum) coa');
  });

  it('are filled again by the next pile', () => {
    const stolen = settleSlots(lay('zzz', 'boum', 'coa'), [pile('zzz'), pile('coa')]);
    expect(read(settleSlots(stolen, [pile('zzz'), pile('coa'), pile('meuh')]))).toBe('zzz meuh coa');
  });

  it('are given back to a pile that returns', () => {
    const stolen = settleSlots(lay('zzz', 'boum', 'coa'), [pile('zzz'), pile('coa')]);
    expect(read(settleSlots(stolen, [pile('zzz'), pile('coa'), pile('boum')]))).toBe('zzz boum coa');
  });

  it('close up when too many are empty, the last ones first', () => {
    expect(read(settleSlots(lay('zzz', 'boum', 'coa', 'meuh'), [pile('zzz'), pile('meuh')]))).toBe('zzz (boum) meuh');
  });

  it('show the last pile that was taken', () => {
    expect(read(settleSlots(lay('zzz'), []))).toBe('(zzz)');
  });

  it('are the very same as long as nothing changes: nothing is drawn again', () => {
    const slots = lay('zzz', 'boum');
    expect(settleSlots(slots, [pile('boum'), pile('zzz')])).toBe(slots);
  });
});
