import { describe, expect, it } from 'vitest';
import { Caller } from './caller.ts';

function makeMouth() {
  const said: string[] = [];
  const ends: (() => void)[] = [];
  let hushed = 0;
  const caller = new Caller({
    say: (word, onSaid) => {
      said.push(word);
      ends.push(onSaid);
    },
    hush: () => {
      hushed += 1;
    },
  });
  return { caller, said, end: (index: number) => ends[index]?.(), hushed: () => hushed };
}

describe('calling words aloud', () => {
  it('finishes the current word and then says the newest that waits', () => {
    const { caller, said, end } = makeMouth();
    for (const word of ['meow', 'moo', 'boom']) caller.call(word);
    expect(said).toEqual(['meow']);
    end(0);
    expect(said).toEqual(['meow', 'boom']);
    end(1);
    caller.call('zzz');
    expect(said).toEqual(['meow', 'boom', 'zzz']);
  });

  it('lets a shout interrupt everything', () => {
    const { caller, said, end, hushed } = makeMouth();
    caller.call('meow');
    caller.call('moo');
    caller.shout('stop');
    expect(hushed()).toBe(1);
    end(0); // the browser reports the end of a cancelled word late
    expect(said).toEqual(['meow', 'stop']);
    end(1);
    expect(said).toEqual(['meow', 'stop']);
  });
});
