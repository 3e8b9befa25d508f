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

describe('a match that is held while somebody reads', () => {
  it('stands, and goes on when the window is closed', async () => {
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

  it('is not said to stand where the host goes on, and nothing is given back', async () => {
    const { hold, asked, held, settle } = makeHold({ isRefused: true });
    hold.begin(false);
    await settle();
    expect(held).toEqual([true, false]);
    hold.end();
    await settle();
    expect(asked).toEqual(['pause']);
  });

  it('that a player has paused is not resumed by closing a window', async () => {
    const { hold, asked, settle } = makeHold();
    hold.begin(true);
    hold.end();
    await settle();
    expect(asked).toEqual([]);
  });

  it('stays paused where the player asks for it while reading', async () => {
    const { hold, asked, settle } = makeHold();
    hold.begin(false);
    hold.keep();
    hold.end();
    await settle();
    expect(asked).toEqual(['pause']);
  });

  it('stands again where a window opens as another closes, though the table still says that it is paused', async () => {
    const { hold, asked, settle } = makeHold();
    hold.begin(false);
    await settle();
    hold.end();
    hold.begin(true);
    await settle();
    expect(asked).toEqual(['pause', 'resume', 'pause']);
  });
});
