import { describe, expect, it } from 'vitest';
import { Hold } from './hold.ts';

function makeHold({ isRefused = false } = {}) {
  const asked: string[] = [];
  const held: boolean[] = [];
  const ask = (what: string) => async () => {
    asked.push(what);
    return { ok: !isRefused };
  };
  const hold = new Hold({ pause: ask('pause'), resume: ask('resume'), onHeld: (isHeld) => held.push(isHeld) });
  const settle = (): Promise<void> => new Promise((done) => setTimeout(done));
  return { hold, asked, held, settle };
}

describe('a match against bots', () => {
  it('is paused while a window is open and resumed when it is closed', async () => {
    const { hold, asked, held, settle } = makeHold();
    hold.begin(false);
    await settle();
    expect(asked).toEqual(['pause']);
    hold.end();
    expect(held).toEqual([true]); // Held until the host has resumed.
    await settle();
    expect(asked).toEqual(['pause', 'resume']);
    expect(held).toEqual([true, false]);
  });

  it('does not count as held if the host refuses the pause, and is not resumed then', async () => {
    const { hold, asked, held, settle } = makeHold({ isRefused: true });
    hold.begin(false);
    await settle();
    expect(held).toEqual([true, false]);
    hold.end();
    await settle();
    expect(asked).toEqual(['pause']);
  });

  it('stays paused after a window is closed if the player has paused it', async () => {
    const { hold, asked, settle } = makeHold();
    hold.begin(true);
    hold.end();
    await settle();
    expect(asked).toEqual([]);
  });

  it('stays paused if the player asks for it while a window is open', async () => {
    const { hold, asked, settle } = makeHold();
    hold.begin(false);
    hold.keep();
    hold.end();
    await settle();
    expect(asked).toEqual(['pause']);
  });

  it('is paused again if a window opens as another closes, although the table still reports the first pause', async () => {
    const { hold, asked, settle } = makeHold();
    hold.begin(false);
    await settle();
    hold.end();
    hold.begin(true);
    await settle();
    expect(asked).toEqual(['pause', 'resume', 'pause']);
  });
});
