import { expect, type Locator, type Page } from '@playwright/test';
import type { Seat } from '@tablee/kernel';
import { toMillis } from '@tablee/kernel';
import type { Locale } from '@tablee/words';
import { pageWords } from '../../apps/web/locale/index.ts';
import { tiles } from '../../games/tiles/rules/index.ts';
import type { LayCommand, Tile } from '../../games/tiles/rules/types.ts';
import { until } from '../harness/until.ts';
import { FamilyListener } from './family-listener.ts';
import { byMouse, type Press } from './input.ts';
import { tilesWords } from './words.ts';

/** The next move: 'lay' if a hint is offered, 'draw' if only the heap is left, 'over' on the podium. */
export type Ready = 'lay' | 'draw' | 'over';

interface PlayerOptions {
  readonly press?: Press;
  readonly locale?: Locale;
}

/** A player at the family table who acts through the screen. */
export class FamilyPlayer {
  readonly page: Page;
  readonly listener: FamilyListener;
  readonly rack: Locator;
  readonly hint: Locator;
  readonly keep: Locator;
  readonly heap: Locator;
  readonly place: Locator;
  readonly status: Locator;
  readonly rematch: Locator;
  readonly #openHeap: Locator;
  readonly #press: Press;

  constructor(page: Page, { press = byMouse, locale = 'fr' }: PlayerOptions = {}) {
    const say = tilesWords(locale);
    this.page = page;
    this.listener = new FamilyListener(page);
    this.#press = press;
    this.rack = page.getByRole('region', { name: say('ui.rack') });
    this.hint = this.rack.getByRole('button', { name: say('ui.hint'), disabled: false });
    this.keep = this.rack.getByRole('button', { name: say('ui.keep') });
    this.heap = page.locator('[data-thing="heap"]');
    this.#openHeap = page.locator('.heap[data-state="now"]').locator(this.heap);
    this.place = page.locator('[data-state="hinted"]').getByRole('button');
    this.status = page.locator('.status').last();
    this.rematch = page.getByRole('button', { name: pageWords(locale)('end.rematch') });
  }

  tile(tile: Tile): Locator {
    return this.rack.locator(`[data-thing="tile-${tile}"]`);
  }

  target({ tiles: laid, on }: LayCommand): Locator {
    const isFamily = laid.every((tile) => tile.slice(1) === laid[0]?.slice(1));
    const name = on ?? (isFamily ? 'family' : 'run');
    return this.page.locator(`[data-thing="place-${name}"]`);
  }

  /** Tiles on the rack as they are drawn. */
  async shownRack(): Promise<string[]> {
    const things = await this.rack.locator('[data-thing^="tile-"]').all();
    const names = await Promise.all(things.map((thing) => thing.getAttribute('data-thing')));
    return names.map((name) => (name ?? '').replace('tile-', '')).toSorted();
  }

  /** Series on the felt, by their accessible names. */
  async shownSeries(): Promise<string[]> {
    const places = await this.page.locator('.board').getByRole('button').all();
    const names = await Promise.all(places.map((place) => place.getAttribute('aria-label')));
    return names.map((name) => name ?? '').toSorted();
  }

  /** The legal lays of this turn. */
  async lays(): Promise<LayCommand[]> {
    await until('the turn message has arrived', () => this.listener.family.turn === this.listener.viewer);
    const legal = tiles.legal(this.listener.family, this.listener.viewer as Seat, toMillis(0));
    return [...legal].filter((command) => command.do === 'lay');
  }

  /** Waits until it is this player's turn or the match is over. */
  async ready(): Promise<Ready> {
    await expect(this.hint.or(this.#openHeap).or(this.rematch).first()).toBeVisible({ timeout: 60_000 });
    if (await this.rematch.isVisible()) return 'over';
    return (await this.hint.isVisible()) ? 'lay' : 'draw';
  }

  /** Makes one move as soon as it is due: the hint's, else a draw. Returns which it was. */
  async move(): Promise<Ready> {
    const ready = await this.ready();
    if (ready !== 'over') await this.#untilAnswered(() => this.#act(ready));
    return ready;
  }

  /** Plays until something can be laid, through rematches if bots win meanwhile. */
  async untilLay(): Promise<void> {
    for (let ready = await this.ready(); ready !== 'lay'; ready = await this.ready()) {
      if (ready === 'over') await this.again();
      else await this.move();
    }
  }

  /** Starts the rematch; the podium disappears when it has come. */
  async again(): Promise<void> {
    await this.#press(this.rematch);
    await expect(this.rematch).toBeHidden();
  }

  /** Keeps a drawn tile that could be laid (DR-10). */
  async keepIt(): Promise<void> {
    await this.#untilAnswered(() => this.#press(this.keep));
  }

  /** Moves until the turn has passed on. */
  async turn(): Promise<void> {
    if ((await this.move()) === 'draw' && this.#isLucky()) await this.move(); // DR-10
  }

  async turns(count: number): Promise<void> {
    for (let made = 0; made < count; made += 1) await this.turn();
  }

  async moves(count: number): Promise<void> {
    for (let made = 0; made < count; made += 1) if ((await this.move()) === 'over') return;
  }

  /** Plays to the podium; every other drawn tile that could be laid is kept. */
  async toTheEnd(): Promise<void> {
    for (let isThrifty = true; (await this.ready()) !== 'over'; ) {
      const isLucky = await this.keep.isVisible();
      await (isLucky && isThrifty ? this.keepIt() : this.move());
      isThrifty = isLucky !== isThrifty;
    }
  }

  async lay(): Promise<void> {
    await this.#press(this.hint);
    await this.#press(this.place);
  }

  #isLucky(): boolean {
    const { turn, phase } = this.listener.family;
    return turn === this.listener.viewer && phase === 'drawn';
  }

  async #act(ready: Exclude<Ready, 'over'>): Promise<void> {
    await (ready === 'lay' ? this.lay() : this.#press(this.heap));
  }

  /** Acts, then waits for the answer and for its frame. */
  async #untilAnswered(act: () => Promise<void>): Promise<void> {
    const { answers } = this.listener;
    await act();
    await until('the move is answered', () => this.listener.isSettledSince(answers));
  }
}

/** Both play until the first can lay something. */
export async function playUntilLay(who: FamilyPlayer, other: FamilyPlayer): Promise<void> {
  for (;;) {
    await until('both have seen the same', () => who.listener.seq >= 0 && who.listener.seq === other.listener.seq);
    if (who.listener.family.turn !== who.listener.viewer) await other.turn();
    else if ((await who.ready()) === 'draw') await who.turn();
    else return;
  }
}
