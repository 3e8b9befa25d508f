import { expect, type Locator, type Page } from '@playwright/test';
import { isMatch } from '../../games/tiles/rules/junior.ts';
import type { JuniorView, Tile, TilesView } from '../../games/tiles/rules/types.ts';
import { until } from '../harness/until.ts';
import { TableListener } from './table-listener.ts';

const FIRST = 'À toi. Retourne une tuile.';
const SECOND = 'À toi. Retourne une deuxième tuile.';

/** A player at the junior table who remembers every face and its place. */
export class PairPlayer {
  readonly page: Page;
  readonly listener: TableListener<TilesView>;
  readonly rematch: Locator;
  readonly #seen = new Map<number, Tile>();

  constructor(page: Page) {
    this.page = page;
    this.listener = new TableListener<TilesView>(page);
    this.rematch = page.getByRole('button', { name: 'Revanche' });
  }

  get #view(): JuniorView | null {
    return this.listener.view?.mode === 'junior' ? this.listener.view : null;
  }

  async toTheEnd(): Promise<void> {
    for (;;) {
      await until('it is my turn or all is over', () => this.#isReady());
      const view = this.#view as JuniorView;
      if (view.phase === 'over') break;
      await expect(this.page.getByText(view.up.length === 0 ? FIRST : SECOND)).toBeAttached();
      const { answers } = this.listener;
      await this.page.locator(`[data-thing="place-${this.#choose(view)}"]`).click();
      await until('the flip is answered', () => this.listener.isSettledSince(answers));
      if (view.options.memory) this.#look();
    }
    await expect(this.rematch).toBeVisible();
  }

  #isReady(): boolean {
    const view = this.#view;
    return view !== null && (view.phase === 'over' || (view.phase === 'flip' && view.turn === this.listener.viewer));
  }

  #look(): void {
    this.#view?.grid.forEach((shown, place) => {
      if (shown !== null && shown !== 'back') this.#seen.set(place, shown);
    });
  }

  /** A remembered pair if there is one, else an unknown tile. */
  #choose({ grid, up }: JuniorView): number {
    const backs = grid.flatMap((shown, place) => (shown === 'back' ? [place] : []));
    const known = backs.filter((place) => this.#seen.has(place));
    const faceOf = (place: number): Tile => this.#seen.get(place) as Tile;
    const [open] = up.map((place) => grid[place] as Tile);
    const wanted =
      open === undefined
        ? known.find((one) => known.some((other) => other !== one && isMatch(faceOf(one), faceOf(other))))
        : known.find((place) => isMatch(open, faceOf(place)));
    const place = wanted ?? backs.find((one) => !this.#seen.has(one)) ?? backs[0];
    if (place === undefined) throw new Error('no tile is left to turn');
    return place;
  }
}
