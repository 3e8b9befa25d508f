import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { type Seat, toSeat } from '@tablee/kernel';
import type { Locale } from '@tablee/words';
import { pageWords } from '../../apps/web/locale/index.ts';
import type { RuckusSay } from '../../games/ruckus/locale/index.ts';
import type { Family, RuckusCommand, RuckusView } from '../../games/ruckus/rules/types.ts';
import { hintFor, targetsOf } from '../../games/ruckus/ui/touch.ts';
import { tableWords } from '../../packages/table-ui/words.ts';
import { type RuckusInput, ruckusMouse } from './ruckus-input.ts';
import { TableListener } from './table-listener.ts';
import { ruckusWords } from './words.ts';

interface PlayerOptions {
  readonly input?: RuckusInput;
  readonly locale?: Locale;
}

function cardName(family: Family): string {
  return `card-${family}-0`;
}

function pileName(seat: number, family: Family): string {
  return `pile-${seat}-${family}`;
}

type Choose = (view: RuckusView, seat: Seat) => RuckusCommand | null;

const suggestion: Choose = (view, seat) => hintFor({ view, seat });

/** A command without an answer by then was not sent: the thing had moved or vanished. */
const ANSWER_TIMEOUT_MS = 1_000;
const POLL_MS = 15;
/** Longer than the pace of any tempo. */
const PACE_TIMEOUT = { timeout: 5_000 };

/** A player at the Ruckus table who decides by the view and acts through the screen. */
export class RuckusPlayer {
  readonly page: Page;
  readonly listener: TableListener<RuckusView>;
  readonly hand: Locator;
  readonly drawPile: Locator;
  readonly act: Locator;
  readonly status: Locator;
  readonly ready: Locator;
  readonly rematch: Locator;
  readonly understood: Locator;
  readonly #say: RuckusSay;
  readonly #input: RuckusInput;
  readonly #readyPile: Locator;
  readonly #paceLine: Locator;

  constructor(page: Page, { input = ruckusMouse, locale = 'fr' }: PlayerOptions = {}) {
    this.page = page;
    this.listener = new TableListener(page);
    this.#input = input;
    this.hand = page.locator('.my-hand');
    this.drawPile = page.locator('[data-thing="draw"]');
    this.act = page.locator('[data-thing="act"]');
    this.status = page.locator('.status').last();
    this.#say = ruckusWords(locale);
    this.ready = page.getByRole('button', { name: 'Go !', exact: true });
    this.rematch = page.getByRole('button', { name: pageWords(locale)('end.rematch') });
    this.understood = page.getByRole('button', { name: tableWords(locale)('tip.understood'), exact: true });
    this.#paceLine = page.locator('.pace-line');
    this.#readyPile = page.locator('.draw-pile > .pile:not([data-paced])');
  }

  get view(): RuckusView {
    if (this.listener.view === null) throw new Error('this page follows no match');
    return this.listener.view;
  }

  get seat(): Seat {
    return toSeat(Number(this.listener.viewer));
  }

  /** RK-A21: hand and pair are private. */
  get open(): object {
    return { ...this.view, hand: null, pairSince: null };
  }

  /** Piles with owner, family and size. */
  get lying(): string[] {
    return this.view.piles.flatMap((piles, seat) =>
      piles.map(({ family, count }) => `${pileName(seat, family)} ${count}`),
    );
  }

  get isOver(): boolean {
    return this.listener.view?.phase === 'over';
  }

  get isPlaying(): boolean {
    return this.listener.view?.phase === 'play' && this.listener.viewer !== 'spectator';
  }

  /** The score sheet of a round. */
  sheet(round: number): Locator {
    return this.page.getByRole('region', { name: this.#say('ui.sheet', { round }) });
  }

  card(family: Family): Locator {
    return this.page.locator(`[data-thing="${cardName(family)}"]`);
  }

  pile(seat: number, family: Family): Locator {
    return this.page.locator(`[data-thing="${pileName(seat, family)}"]`);
  }

  async drawn(): Promise<string[]> {
    const piles = this.page.locator('[data-thing^="pile-"]');
    return piles.evaluateAll((all) =>
      all.map((pile) => `${pile.getAttribute('data-thing')} ${/\d+/.exec(pile.getAttribute('aria-label') ?? '')?.[0]}`),
    );
  }

  /** Plays what `choose` returns, by default the hint, while the round and `goesOn` last. */
  async play(goesOn: () => boolean = () => true, choose: Choose = suggestion): Promise<void> {
    while (this.listener.view === null || this.listener.view.phase === 'countdown') await pause(POLL_MS);
    while (this.isPlaying && goesOn()) {
      const command = choose(this.view, this.seat);
      if (command === null || !(await this.try(command))) await pause(POLL_MS);
    }
  }

  /** Says at the score sheet that this player is ready. The button may vanish meanwhile: others may be ready first. */
  async sayReady(): Promise<void> {
    if (this.listener.view?.phase === 'sheet') await this.ready.click({ timeout: ANSWER_TIMEOUT_MS }).catch(() => null);
  }

  /** Makes a command and waits for its answer; returns false if it could not be reached. */
  async try(command: RuckusCommand): Promise<boolean> {
    const { answers } = this.listener;
    const isReady = await (command.do === 'draw'
      ? this.#readyPile.waitFor(PACE_TIMEOUT)
      : this.waitForPace(PACE_TIMEOUT)
    ).then(
      () => true,
      () => false, // the round ended meanwhile
    );
    if (!isReady || !(await this.#reach(command))) return false;
    const until = performance.now() + ANSWER_TIMEOUT_MS;
    while (performance.now() < until && this.isPlaying) {
      if (this.listener.isSettledSince(answers)) break;
      await pause(POLL_MS);
    }
    return true;
  }

  /** Waits until the pace allows the next card or slap (RK-A14). */
  async waitForPace(limit = {}): Promise<void> {
    await this.#paceLine.waitFor({ state: 'detached', ...limit });
  }

  async #reach(command: RuckusCommand): Promise<boolean> {
    if (command.do === 'draw' || command.do === 'slap') return this.#input.draw(this.page, command.do === 'slap');
    const { family } = command;
    const isLaid = await this.#input.card(this.page, cardName(family));
    if (!isLaid || command.do === 'form' || targetsOf(this.view, this.seat, family).length < 2) return isLaid;
    const seat = command.do === 'steal' ? command.from : this.seat;
    return this.#input.pile(this.page, pileName(seat, family));
  }
}

/** Marks all tips as seen on this device: alone with bots, a tip pauses the match until it is closed. */
export async function markRuckusTipsSeen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('tablee.coach.ruckus', 'pair steal slap');
  });
}
