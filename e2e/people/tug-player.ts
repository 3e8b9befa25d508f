import { expect, type Locator, type Page } from '@playwright/test';
import { chooseOwnSeatOption } from './table-setup.ts';

/** A player of the toy with teams and roles. */
export class TugPlayer {
  readonly page: Page;
  readonly podium: Locator;
  readonly #pull: Locator;

  constructor(page: Page) {
    this.page = page;
    this.podium = page.locator('[data-part="podium"] > li');
    this.#pull = page.getByRole('button', { name: 'Tirer' });
  }

  /** Chooses a seat option of one's own; `what` is a role or a badge. */
  async choose(what: 'Rôle' | 'Insigne', value: string): Promise<void> {
    await chooseOwnSeatOption(this.page, what, value);
  }

  /** Chooses seat options for a bot, as the maker can. */
  async chooseFor(bot: string, chosen: Readonly<Record<string, string>>): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^Place (?:de |d’)${bot}$`) }).click();
    const dialog = this.page.getByRole('dialog');
    for (const [what, value] of Object.entries(chosen)) {
      const list = dialog.getByRole('combobox', { name: `${what} : ${bot}` });
      await list.selectOption(value);
      await expect(list).toHaveValue(value);
    }
    await dialog.getByRole('button', { name: 'Fermer' }).click();
  }

  /** Names by seat: teams are drawn in another order. */
  async names(): Promise<string[]> {
    const places = this.page.getByRole('region', { name: 'Les places' }).locator('[data-seat]');
    const all = Array.from({ length: await places.count() }, (_, seat) =>
      places
        .and(this.page.locator(`[data-seat="${seat}"]`))
        .locator('[data-thing="place-name"]')
        .innerText(),
    );
    return Promise.all(all);
  }

  /** The names of a team as the lobby foresees it. */
  team(name: string): Locator {
    return this.page.getByRole('group', { name, exact: true }).locator('[data-thing="place-name"]');
  }

  async understand(): Promise<void> {
    await this.page.getByRole('button', { name: 'Compris !' }).click();
  }

  /** Pulls whenever it is this player's turn, until a side has won. */
  async playOut(): Promise<void> {
    const turn = this.page.getByRole('main').getByText('Tire la corde.');
    const isOver = (): Promise<boolean> => this.podium.first().isVisible();
    for (;;) {
      await expect(turn.or(this.podium).first()).toBeVisible();
      if (await isOver()) return;
      await this.#pull.click();
      await expect(turn).toHaveCount(0);
    }
  }
}
