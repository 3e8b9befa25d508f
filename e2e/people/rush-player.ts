import { setTimeout as pause } from 'node:timers/promises';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { type Seat, toMillis, toSeat } from '@tablee/kernel';
import type { Locale } from '@tablee/words';
import { pageWords } from '../../apps/web/locale/index.ts';
import { adviceFor } from '../../games/rush-out/bot/advice.ts';
import type { RushSay } from '../../games/rush-out/locale/index.ts';
import type { PushTarget } from '../../games/rush-out/rules/modules/confusion.ts';
import { allSpots } from '../../games/rush-out/rules/places.ts';
import { MIN_PING_INTERVAL_MS, paceOf } from '../../games/rush-out/rules/timing.ts';
import type { RushCommand, RushView, Spot } from '../../games/rush-out/rules/types.ts';
import { knowingAll, tipsKept } from '../../games/rush-out/ui/coach/tip-ids.ts';
import { targetName } from '../../games/rush-out/ui/play/aims.ts';
import { boundTo, fitsOf } from '../../games/rush-out/ui/play/touch.ts';
import { tableWords } from '../../packages/table-ui/words.ts';
import { until } from '../harness/until.ts';
import { type RushInput, rushMouse } from './rush-input.ts';
import { TableListener } from './table-listener.ts';
import { rushWords } from './words.ts';

type Choose = (view: RushView, seat: Seat) => RushCommand | null;

interface PlayerOptions {
  readonly input?: RushInput;
  readonly locale?: Locale;
}

/** Storage keys and values of all tips of both roles. */
const ALL_TIPS = (['heroes', 'sorcerer'] as const).map(
  (camp) => [`tablee.coach.${tipsKept(camp)}`, knowingAll(camp)] as const,
);

/** Marks all tips of both roles as seen on this device. */
export async function markRushTipsSeen(device: BrowserContext | Page): Promise<void> {
  await device.addInitScript((known) => {
    if (location.protocol !== 'http:') return; // a blank page has no storage
    for (const [where, tips] of known) localStorage.setItem(where, tips);
  }, ALL_TIPS);
}

/** A command without an answer by then was not sent: the thing had moved or vanished. */
const ANSWER_TIMEOUT_MS = 1_000;
const POLL_MS = 20;
const SHORT_TIMEOUT_MS = 500;

/** A player of Rush Out! who decides by the view and acts through the screen. */
export class RushPlayer {
  readonly page: Page;
  readonly listener: TableListener<RushView>;
  readonly say: RushSay;
  readonly status: Locator;
  /** Leads from the podium back to the table. */
  readonly rematch: Locator;
  readonly understood: Locator;
  readonly #input: RushInput;
  readonly #ready: Locator;
  /** Times of the last answers. */
  readonly #last = { roll: 0, ping: 0, other: 0 };

  constructor(page: Page, { input = rushMouse, locale = 'fr' }: PlayerOptions = {}) {
    this.page = page;
    this.listener = new TableListener(page);
    this.say = rushWords(locale);
    this.#input = input;
    this.status = page.locator('.status').last();
    this.rematch = page.getByRole('button', { name: pageWords(locale)('end.rematch') });
    this.understood = page.getByRole('button', { name: tableWords(locale)('tip.understood'), exact: true });
    this.#ready = page.getByRole('button', { name: tableWords(locale)('ready'), exact: true });
  }

  /** With all tips marked as seen. */
  static async withoutTips(page: Page, habits: PlayerOptions = {}): Promise<RushPlayer> {
    await markRushTipsSeen(page);
    return new RushPlayer(page, habits);
  }

  get view(): RushView {
    if (this.listener.view === null) throw new Error('this page follows no match');
    return this.listener.view;
  }

  get seat(): Seat {
    return toSeat(Number(this.listener.viewer));
  }

  get isOver(): boolean {
    return this.listener.view?.phase === 'over';
  }

  /** Views of this game hide nothing. */
  get open(): object {
    return this.view;
  }

  /** Dice on the cards, by card and face. */
  get lying(): string[] {
    const { view } = this;
    return allSpots(view).flatMap((spot) =>
      view.dice.flat().flatMap((die) => (die.is === 'placed' && die.spot === spot ? [`${spot} ${die.face}`] : [])),
    );
  }

  async drawn(): Promise<string[]> {
    const dice = this.page.locator('main [data-place] [data-face]');
    return dice.evaluateAll((all) =>
      all.map((die) => `${die.closest('[data-place]')?.getAttribute('data-place')} ${die.getAttribute('data-face')}`),
    );
  }

  /** Waits for the part that animates events: it mounts after the table, and does not show earlier events. */
  async waitForSpectacle(): Promise<void> {
    await this.page.locator('[data-part="spectacle"]').waitFor({ state: 'attached' });
  }

  thing(name: string): Locator {
    return this.page.locator(`main [data-thing="${name}"]`);
  }

  /** Plays what `choose` returns, by default the hint, until the match is over or `goesOn` returns false. */
  async play(goesOn: () => boolean = () => true, choose: Choose = asHinted): Promise<void> {
    while (this.listener.view === null) await pause(POLL_MS);
    while (this.view.phase !== 'over' && goesOn()) {
      if (this.view.phase === 'ready') await this.#sayReady();
      const command = choose(this.view, this.seat);
      if (command === null || !(await this.try(command))) await pause(POLL_MS);
    }
  }

  /** The button may vanish meanwhile: others may be ready first. */
  async #sayReady(): Promise<void> {
    await this.#ready.click({ timeout: SHORT_TIMEOUT_MS }).catch(() => null);
    await pause(POLL_MS);
  }

  /** Touches one thing after the other, each as soon as it is there. */
  async touch(...things: readonly string[]): Promise<void> {
    for (const thing of things) {
      await expect
        .poll(() => this.#input(this.page, thing), { message: `${thing} is touched`, intervals: [20] })
        .toBe(true);
    }
  }

  async workOn(spot: Spot): Promise<void> {
    await expect(async () => {
      await this.touch(`spot-${spot}`);
      await expect(this.thing(`spot-${spot}`)).toHaveAttribute('aria-pressed', 'true', { timeout: SHORT_TIMEOUT_MS });
    }).toPass();
  }

  /** Touches again until it has an effect: keys work a moment after the table is visible. */
  async touchUntil(thing: string, isSo: () => boolean): Promise<void> {
    await expect(async () => {
      await this.touch(thing);
      await expect.poll(isSo, { timeout: 2 * SHORT_TIMEOUT_MS, intervals: [20] }).toBe(true);
    }).toPass();
  }

  /** Starts the rematch. */
  async again(): Promise<void> {
    await this.rematch.click();
    await until('another match is dealt', () => this.listener.view !== null && !this.isOver);
  }

  /** Waits until the pace allows the next roll (RO-A17). */
  async waitForPace(): Promise<void> {
    await this.page.locator('main [data-ready]').waitFor({ state: 'attached' });
  }

  /** Acts, then waits for the answer and for its frame. */
  async untilAnswered(act: () => Promise<void>): Promise<void> {
    const { answers } = this.listener;
    await act();
    await until('the table has answered', () => this.listener.isSettledSince(answers));
  }

  /** Makes a command and waits for its answer; returns false if it could not be reached. */
  async try(command: RushCommand): Promise<boolean> {
    const { answers } = this.listener;
    await this.#waitForOwnPace(command);
    if (!(await this.#reach(command))) return false;
    const end = performance.now() + ANSWER_TIMEOUT_MS;
    while (performance.now() < end && this.view.phase !== 'over' && !this.listener.isSettledSince(answers)) {
      await pause(POLL_MS);
    }
    const now = performance.now();
    const { do: what } = command;
    if (what !== 'ping') this.#last.other = now;
    if (what === 'ping' || what === 'roll') this.#last[what] = now;
    return true;
  }

  /** Waits as the pace demands before a command (RO-A17, RO-A68). */
  async #waitForOwnPace({ do: what }: RushCommand): Promise<void> {
    const pace = paceOf(this.view.options);
    const last = this.#last;
    const other = last.other + pace.other;
    const ready = { ping: last.ping + MIN_PING_INTERVAL_MS, roll: Math.max(other, last.roll + pace.roll), other };
    const kind = what === 'ping' || what === 'roll' ? what : 'other';
    await pause(Math.max(0, ready[kind] - performance.now()));
  }

  async #reach(command: RushCommand): Promise<boolean> {
    const press = (thing: string): Promise<boolean> => this.#input(this.page, thing);
    switch (command.do) {
      case 'place':
        return this.#place(command);
      case 'take':
        return press(`die-${command.die}`);
      case 'aim':
        return this.#aim(command);
      case 'ping':
        return press(`ping-${command.word}`);
      default:
        return press(command.do);
    }
  }

  /** Uses the number that the page gave the target, which stays while others play. */
  async #aim(target: PushTarget): Promise<boolean> {
    const thing = await this.page.evaluate(
      (name) => document.querySelector<HTMLElement>(`main [data-target="${name}"]`)?.dataset['thing'],
      targetName(target),
    );
    return thing !== undefined && this.#input(this.page, thing);
  }

  /** A die that fits on several cards needs a second press, on its card. */
  async #place({ die, spot }: Extract<RushCommand, { do: 'place' }>): Promise<boolean> {
    const { view, seat } = this;
    const isSettled = boundTo({ view, seat }) !== null || fitsOf({ view, seat })[die]?.length === 1;
    const isPressed = await this.#input(this.page, `die-${die}`);
    return !isPressed || isSettled ? isPressed : this.#input(this.page, `spot-${spot}`);
  }
}

/** The hint as of the last action of any player. */
function asHinted(view: RushView, seat: Seat): RushCommand | null {
  const times = [...view.actedAt, ...view.pingedAt].map((at) => at ?? 0);
  return adviceFor(view, seat, toMillis(Math.max(...times)));
}
