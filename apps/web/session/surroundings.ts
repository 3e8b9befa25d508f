/** What a connection needs of the world around it; a test has its own. */
export interface Surroundings {
  /** Milliseconds that never go back. */
  now(): number;
  /** Calls once, after so long, unless what it answers with is called before. */
  after(ms: number, call: () => void): () => void;
  /** From 0 to 1. */
  chance(): number;
  connect(url: string, events: WireEvents): Wire;
  /** Calls when the page is looked at again or the network is back. */
  onAwake(call: () => void): () => void;
  /** Calls when the browser loses its network. */
  onOffline(call: () => void): () => void;
  /** Calls when the page is left, or loaded again. */
  onLeave(call: () => void): () => void;
  /** Keeps one text for as long as the tab is open; the latest replaces the one before. */
  keep(text: string): void;
  /** What was kept; null for nothing. */
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

/** Of everything that was seen at a table. */
const KEPT = 'tablee.seen';

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
      sessionStorage.setItem(KEPT, text);
    } catch {} // absent in some private windows, or full: then a reload begins anew
  },
  kept: () => {
    try {
      return sessionStorage.getItem(KEPT);
    } catch {
      return null;
    }
  },
};
