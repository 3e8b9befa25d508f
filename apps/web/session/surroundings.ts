/** Clock, chance, network and browser events, replaced in tests. */
export interface Surroundings {
  /** Monotonic, in milliseconds. */
  now(): number;
  /** Calls once after `ms`; the returned function cancels it. */
  after(ms: number, call: () => void): () => void;
  /** From 0 to 1. */
  chance(): number;
  connect(url: string, events: WireEvents): Wire;
  /** Calls when the page becomes visible or the network is back. */
  onAwake(call: () => void): () => void;
  /** Calls when the browser loses its network. */
  onOffline(call: () => void): () => void;
  /** Calls when the page is closed or reloaded. */
  onLeave(call: () => void): () => void;
  /** Stores one text until the tab is closed; replaces the one before. */
  keep(text: string): void;
  /** The stored text, or null. */
  kept(): string | null;
}

export interface WireEvents {
  onOpen(): void;
  onText(text: string): void;
  onClose(): void;
}

/** One connection, from opening to closing. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** Key of the stored sights. */
const STORAGE_KEY = 'tablee.seen';

export const browser: Surroundings = {
  now: () => performance.now(),
  after: (ms, call) => {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
  chance: () => Math.random(),
  connect: (url, events) => {
    const socket = new WebSocket(url);
    socket.addEventListener('open', () => events.onOpen());
    socket.addEventListener('message', ({ data }) => events.onText(String(data)));
    socket.addEventListener('close', () => events.onClose());
    return socket;
  },
  onAwake: (call) => {
    const onVisible = (): void => {
      if (document.visibilityState === 'visible') call();
    };
    document.addEventListener('visibilitychange', onVisible);
    globalThis.addEventListener('online', call);
    return () => {
      document.removeEventListener('visibilitychange', onVisible);
      globalThis.removeEventListener('online', call);
    };
  },
  onOffline: (call) => {
    globalThis.addEventListener('offline', call);
    return () => globalThis.removeEventListener('offline', call);
  },
  onLeave: (call) => {
    globalThis.addEventListener('pagehide', call);
    return () => globalThis.removeEventListener('pagehide', call);
  },
  keep: (text) => {
    try {
      sessionStorage.setItem(STORAGE_KEY, text);
    } catch {} // Missing in some private windows, or full: a reload then loses the text.
  },
  kept: () => {
    try {
      return sessionStorage.getItem(STORAGE_KEY);
    } catch {
      return null;
    }
  },
};
