import type { Page } from '@playwright/test';
import { installPaintHooks } from './paint-hooks.ts';

/** Times of one command that a tap sent to the host, in milliseconds. */
interface Tap {
  /** From the input event until the page has processed the answer: the command's entry, or its refusal. */
  readonly took: number;
  /** From the input event until the next frame is drawn. */
  readonly drawn: number;
  /** Hold of this seat's racing commands by the last `pings`, in ms; 0 for a command that cannot race. */
  readonly hold: number;
}

export interface CommandTimes {
  readonly taps: readonly Tap[];
  /** Times between animation frames, since the first tap. */
  readonly gaps: readonly number[];
  /** Frames longer than 50 ms (Long Animation Frames), since the first tap, with the time that scripts ran in each. */
  readonly longFrames: readonly { readonly duration: number; readonly scripts: number }[];
}

/** A command without an answer yet; `seq` is the entry that its ack named. */
interface SentCommand {
  readonly tappedAt: number;
  readonly isRace: boolean;
  readonly hold: number;
  seq: number | null;
}

/** Globals that the init scripts share in the page. */
interface PageState {
  readonly taps: Tap[];
  readonly beats: {
    readonly gaps: { readonly at: number; readonly ms: number }[];
    readonly longFrames: (CommandTimes['longFrames'][number] & { readonly at: number })[];
  };
  /** Time of the last pointer or key press. */
  tappedAt: number;
  /** Time of the first press that sent a command. */
  firstTap: number;
  /** Records the times of a command that was answered. */
  settle: (sent: SentCommand) => void;
}

declare global {
  interface Window extends PageState {}
}

/** Installs the measurement for all pages that `page` opens from now on; returns a function that reads it. */
export async function measureCommands(page: Page): Promise<() => Promise<CommandTimes>> {
  await installPaintHooks(page);
  for (const script of [recordFrames, recordInput, recordTaps, watchSockets]) await page.addInitScript(script);
  return () =>
    page.evaluate(() => {
      const { taps, beats, firstTap } = window;
      const played = <T extends { readonly at: number }>(all: readonly T[]): T[] =>
        all.filter(({ at }) => at > firstTap);
      return { taps, gaps: played(beats.gaps).map(({ ms }) => ms), longFrames: played(beats.longFrames) };
    });
}

/** Runs in the page: may use nothing from outside but `PageState`. */
function recordInput(): void {
  Object.assign(window, { tappedAt: 0, firstTap: Infinity });
  // Some controls send on pointerdown, before there is a click.
  for (const event of ['pointerdown', 'click'])
    addEventListener(event, ({ timeStamp }) => (window.tappedAt = timeStamp), { capture: true });
}

/** Runs in the page. */
function recordTaps(): void {
  const taps: Tap[] = [];
  const settle = ({ tappedAt, isRace, hold }: SentCommand): void =>
    window.afterTask(() => {
      const took = performance.now() - tappedAt;
      window.afterPaint(() => taps.push({ took, drawn: performance.now() - tappedAt, hold: isRace ? hold : 0 }));
    });
  Object.assign(window, { taps, settle });
}

/** Runs in the page. */
function watchSockets(): void {
  /** Commands that never race, so the host does not hold them. */
  const UNHELD_COMMANDS = new Set(['draw', 'roll', 'take', 'clear', 'decline']);
  const waiting = new Map<string, SentCommand>();
  let viewer: number | 'spectator' = 'spectator';
  let hold = 0;
  let seq = -1;
  const settle = (id: string, sent: SentCommand): void => {
    waiting.delete(id);
    window.settle(sent);
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
    const { type, id, command } = JSON.parse(data as string);
    // Pings change no view: there is no frame to wait for.
    if (type === 'command' && command.do !== 'ping') {
      const { tappedAt } = window;
      window.firstTap = Math.min(tappedAt, window.firstTap);
      waiting.set(id, { tappedAt, isRace: !UNHELD_COMMANDS.has(command.do), hold, seq: null });
    }
    send.call(this, data);
  };
}

/** Runs in the page. */
function recordFrames(): void {
  const beats: PageState['beats'] = { gaps: [], longFrames: [] };
  Object.assign(window, { beats });
  let last: number | null = null;
  const beat = (now: number): void => {
    if (last !== null) beats.gaps.push({ at: now, ms: now - last });
    last = now;
    requestAnimationFrame(beat);
  };
  requestAnimationFrame(beat);
  const watcher = new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { scripts: { duration: number }[] })[]) {
      const scripts = entry.scripts.reduce((sum, { duration }) => sum + duration, 0);
      beats.longFrames.push({ at: entry.startTime, duration: entry.duration, scripts });
    }
  });
  watcher.observe({ type: 'long-animation-frame' });
}
