import { describe, expect, it } from 'vitest';
import { hide } from './hide.ts';

function place(): { readonly style: CSSStyleDeclaration } {
  return { style: { opacity: '' } as CSSStyleDeclaration };
}

describe('the destination of a flight', () => {
  it('is hidden until the flight has landed', () => {
    const one = place();
    const land = hide(one);
    expect(one.style.opacity).toBe('0');
    land();
    expect(one.style.opacity).toBe('');
  });

  it('is hidden until the last of two flights has landed, every time', () => {
    const [one, other] = [place(), place()];
    for (const _ of [1, 2]) {
      const lands = [hide(one), hide(one)];
      lands[1]?.();
      expect([one.style.opacity, other.style.opacity]).toEqual(['0', '']);
      lands[0]?.();
      expect(one.style.opacity).toBe('');
    }
  });
});
