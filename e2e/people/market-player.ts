import type { Locator, Page } from '@playwright/test';
import type { MarketView } from '../../tools/playground/toys/market/rules.ts';
import { TableListener } from './table-listener.ts';

/** A player of the market toy, by mouse or finger. */
export class MarketPlayer {
  readonly listener: TableListener<MarketView>;
  readonly basket: Locator;
  readonly buy: Locator;
  readonly draw: Locator;
  readonly status: Locator;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    this.listener = new TableListener(page);
    this.basket = page.getByRole('region', { name: 'Ton panier' });
    this.buy = page.getByRole('button', { name: 'Acheter' });
    this.draw = page.getByRole('button', { name: 'Piocher' });
    this.status = page.locator('.status');
  }

  number(where: 'Ta main' | 'L’étal', number: number): Locator {
    return this.page.getByRole('region', { name: where }).getByRole('button', { name: String(number), exact: true });
  }

  async choose(number: number): Promise<void> {
    await this.number('Ta main', number).first().click();
    await this.number('L’étal', number).first().click();
  }

  async throwAway(number: number): Promise<void> {
    await this.number('Ta main', number).click();
    await this.page.getByRole('button', { name: 'Jeter' }).click();
  }

  async letTimeRunOut(): Promise<void> {
    await this.page.getByRole('button', { name: '⏰' }).click();
  }

  /** Lets the bot whose turn it is play. */
  async letNextPlay(): Promise<void> {
    await this.page.getByRole('button', { name: '▶' }).click();
  }
}
