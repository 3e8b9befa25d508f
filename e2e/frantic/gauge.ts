import type { Page } from '@playwright/test';

/** One tap that was sent to the host, in milliseconds. */
interface Tap {
  /** From the input event until the page has made something of the answer: of its entry, or of its refusal. */
  readonly took: number;
  /** Until that is drawn. */
  readonly drawn: number;
  /** For how long the host was to hold it, by what it told last: a draw or a roll races for nothing. */
  readonly hold: number;
}

export interface Gauged {
  readonly taps: readonly Tap[];
  /** Between one animation frame and the next, since the first tap. */
  readonly gaps: readonly number[];
  /** Frames of more than 50 ms as the browser reports them, since the first tap, and how long scripts of the page ran in each. */
  readonly longFrames: readonly { readonly duration: number; readonly scripts: number }[];
}

/** What the two scripts in the page leave there. */
interface Measured {
  readonly taps: readonly Tap[];
  readonly frames: {
    readonly gaps: readonly { readonly at: number; readonly ms: number }[];
    readonly longFrames: readonly (Gauged['longFrames'][number] & { readonly at: number })[];
  };
  readonly firstTap: number;
}

/** Measures inside the page, from its next opening on. */
export async function gauge(page: Page): Promise<() => Promise<Gauged>> {
  await page.addInitScript(measureFrames);
  await page.addInitScript(measureTaps);
  return () =>
    page.evaluate(() => {
      const { taps, frames, firstTap } = globalThis as unknown as Measured;
      const played = <T extends { readonly at: number }>(all: readonly T[]): T[] =>
        all.filter(({ at }) => at > firstTap);
      return { taps, gaps: played(frames.gaps).map(({ ms }) => ms), longFrames: played(frames.longFrames) };
    });
}

/** A command on its way: `seq` is the entry that it was said to be. */
interface Sent {
  readonly tappedAt: number;
  readonly isRace: boolean;
  readonly hold: number;
  seq: number | null;
}

/** Runs in the page: it cannot use anything from outside. */
function measureTaps(): void {
  /** What races for nothing is not held. */
  const FOR_NOTHING = new Set(['draw', 'roll', 'take', 'clear', 'decline']);
  const taps: Tap[] = [];
  Object.assign(globalThis, { taps, firstTap: Infinity });
  const waiting = new Map<string, Sent>();
  let tappedAt = 0;
  let viewer: number | 'spectator' = 'spectator';
  let hold = 0;
  let seq = -1;

  /** After what the page makes of a message, or once a frame is drawn. */
  const afterThis = (call: () => void): void => {
    const channel = new MessageChannel();
    channel.port1.addEventListener('message', call);
    channel.port1.start();
    channel.port2.postMessage(null);
  };
  const settle = (id: string, { tappedAt: from, isRace, hold: held }: Sent): void => {
    waiting.delete(id);
    afterThis(() => {
      const took = performance.now() - from;
      requestAnimationFrame(() =>
        afterThis(() => taps.push({ took, drawn: performance.now() - from, hold: isRace ? held : 0 })),
      );
    });
  };
  const hear = ({ data }: MessageEvent): void => {
    const message = JSON.parse(String(data));
    if (message.type === 'welcome') viewer = message.viewer;
    if (message.type === 'pings') hold = message.seats[viewer]?.hold ?? 0;
    if (message.type === 'frame') seq = Math.max(seq, message.seq);
    const sent = waiting.get(message.id);
    if (sent !== undefined && message.type === 'ack') sent.seq = message.seq;
    if (sent !== undefined && message.type === 'refusal') settle(message.id, sent);
    for (const [id, one] of waiting) if (one.seq !== null && one.seq <= seq) settle(id, one);
  };
  const { prototype } = WebSocket;
  const send = Reflect.get(prototype, 'send');
  const heard = new WeakSet<WebSocket>();
  prototype.send = function (this: WebSocket, data) {
    if (!heard.has(this)) this.addEventListener('message', hear);
    heard.add(this);
    const message = JSON.parse(data as string);
    // A call moves nothing on the table.
    if (message.type === 'command' && message.command.do !== 'ping') {
      Object.assign(globalThis, { firstTap: Math.min(tappedAt, Reflect.get(globalThis, 'firstTap')) });
      const isRace = !FOR_NOTHING.has(message.command.do);
      waiting.set(message.id, { tappedAt, isRace, hold, seq: null });
    }
    send.call(this, data);
  };
  // What answers to a finger before it is lifted is sent before there is a click.
  for (const event of ['pointerdown', 'click'])
    addEventListener(event, ({ timeStamp }) => (tappedAt = timeStamp), { capture: true });
}

/** Runs in the page, too. */
function measureFrames(): void {
  const frames = { gaps: [] as object[], longFrames: [] as object[] };
  Object.assign(globalThis, { frames });
  let last: number | null = null;
  const beat = (now: number): void => {
    if (last !== null) frames.gaps.push({ at: now, ms: now - last });
    last = now;
    requestAnimationFrame(beat);
  };
  requestAnimationFrame(beat);
  const watcher = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { scripts: { duration: number }[] })[]) {
      const scripts = entry.scripts.reduce((sum, { duration }) => sum + duration, 0);
      frames.longFrames.push({ at: entry.startTime, duration: entry.duration, scripts });
    }
  });
  watcher.observe({ type: 'long-animation-frame' });
}
