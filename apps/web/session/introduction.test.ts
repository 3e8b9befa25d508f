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

describe('a guest who sits down', () => {
  it('sits down at once if the server does not answer', async () => {
    forgetMe();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no network')));
    const sit = vi.fn<() => void>();
    await introduce(sit);
    expect(sit).toHaveBeenCalledOnce();
    expect(useIntroduction.getState().asked).toBeNull();
  });

  it('is asked for name and face first, once per device', async () => {
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

  it('is asked once if already seated, as a maker is', async () => {
    const tell = vi.fn<() => void>();
    await introduceOnce(tell);
    expect(useIntroduction.getState().asked).toEqual({ isWelcome: true, onDone: tell });
    endIntroduction();
    rememberIntroduced();
    await introduceOnce(tell);
    expect(useIntroduction.getState().asked).toBeNull();
    expect(tell).not.toHaveBeenCalled();
  });

  it('can change name and face at any time', async () => {
    rememberIntroduced();
    const tell = vi.fn<() => void>();
    await changePersona(tell);
    expect(useIntroduction.getState().asked).toEqual({ isWelcome: false, onDone: tell });
  });
});
