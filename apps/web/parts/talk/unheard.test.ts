import { describe, expect, it } from 'vitest';
import { hearPerson, mutePerson, readPeople, useUnheard } from './unheard.ts';

const people = () => useUnheard.getState().people;

describe('a muted person', () => {
  it('is stored once and removed again', () => {
    mutePerson('a1');
    mutePerson('b2');
    mutePerson('a1');
    expect(people()).toEqual(['b2', 'a1']);
    hearPerson('b2');
    expect(people()).toEqual(['a1']);
  });

  it('is forgotten after many others', () => {
    for (let n = 0; n < 300; n += 1) mutePerson(n.toString(16).padStart(4, '0'));
    expect(people()).toHaveLength(200);
    expect(people().at(-1)).toBe('012b');
  });

  it.each([
    [null, []],
    ['', []],
    ['a1 b2', ['a1', 'b2']],
    ['a1 <script> b2', ['a1', 'b2']],
  ])('is read from storage: %s', (text, kept) => {
    expect(readPeople(text)).toEqual(kept);
  });
});
