import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  changePersona,
  endIntroduction,
  introduce,
  introduceOnce,
  rememberIntroduced,
  useIntroduction,
} from './introduction.ts';
import { forgetMe, showPersona } from './me.ts';

const ME = { name: 'Zigzag', avatar: 'fox' };

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  showPersona(ME);
});

afterEach(() => {
  endIntroduction();
  vi.unstubAllGlobals();
});

describe('somebody who sits down', () => {
  it('sits down at once where the server does not say who they are', async () => {
    forgetMe();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    const sit = vi.fn<() => void>();
    await introduce(sit);
    expect(sit).toHaveBeenCalledOnce();
    expect(useIntroduction.getState().asked).toBeNull();
  });

  it('says first who they are, once on a device', async () => {
    const sit = vi.fn<() => void>();
    await introduce(sit);
    expect(sit).not.toHaveBeenCalled();
    expect(useIntroduction.getState().asked).toEqual({ isWelcome: true, onDone: sit });
    endIntroduction();
    rememberIntroduced();
    await introduce(sit);
    expect(sit).toHaveBeenCalledOnce();
    expect(useIntroduction.getState().asked).toBeNull();
  });

  it('is asked once where they sit already, as the maker of a table', async () => {
    const tell = vi.fn<() => void>();
    await introduceOnce(tell);
    expect(useIntroduction.getState().asked).toEqual({ isWelcome: true, onDone: tell });
    endIntroduction();
    rememberIntroduced();
    await introduceOnce(tell);
    expect(useIntroduction.getState().asked).toBeNull();
    expect(tell).not.toHaveBeenCalled();
  });

  it('changes who they are whenever they like', async () => {
    rememberIntroduced();
    const tell = vi.fn<() => void>();
    await changePersona(tell);
    expect(useIntroduction.getState().asked).toEqual({ isWelcome: false, onDone: tell });
  });
});
