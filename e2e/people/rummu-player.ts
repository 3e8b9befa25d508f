import { expect, type Locator, type Page } from '@playwright/test';
import { type Seat, toSeat } from '@tablee/kernel';
import type { Locale } from '@tablee/words';
import { pageWords } from '../../apps/web/locale/index.ts';
import type { RummuSay } from '../../games/rummu/locale/index.ts';
import type { Move, PlayCommand, RummuView } from '../../games/rummu/rules/types.ts';
import { adviseDraw, adviseTurn } from '../../games/rummu/ui/hint/advice.ts';
import { until } from '../harness/until.ts';
import { untilDue } from './due.ts';
import { mouseClicks, type RummuInput, thingOn } from './rummu-input.ts';
import { TableListener } from './table-listener.ts';
import { rummuWords } from './words.ts';

interface PlayerOptions {
  readonly input?: RummuInput;
  readonly locale?: Locale;
}

/** What is awaited of this player; 'sheet' between rounds, 'over' on the podium. */
type Due = RummuView['phase'];

/** Somebody at the Rummü table, who decides from what they were told and plays through what is on the screen. */
export class RummuPlayer {
  readonly page: Page;
  readonly listener: TableListener<RummuView>;
  readonly say: RummuSay;
  readonly status: Locator;
  readonly bench: Locator;
  readonly mine: Locator;
  readonly ready: Locator;
  readonly rematch: Locator;
  readonly #input: RummuInput;

  constructor(page: Page, { input = mouseClicks, locale = 'fr' }: PlayerOptions = {}) {
    this.page = page;
    this.listener = new TableListener(page);
    this.say = rummuWords(locale);
    this.#input = input;
    this.status = page.locator('.status').last();
    this.bench = page.getByRole('region', { name: this.say('ui.bench') });
    this.mine = page.getByRole('region', { name: this.say('ui.mine') });
    this.ready = page.getByRole('button', { name: 'Go !', exact: true });
    this.rematch = page.getByRole('button', { name: pageWords(locale)('end.rematch') });
  }

  get view(): RummuView {
    if (this.listener.view === null) throw new Error('this page follows no match');
    return this.listener.view;
  }

  get seat(): Seat {
    return toSeat(Number(this.listener.viewer));
  }

  /** By its name: "stock", "confirm", "meld-3". */
  thing(name: string): Locator {
    return thingOn(this.page, name);
  }

  /** A card in my hand; of two alike, the second one is "R7+". */
  own(name: string): Locator {
    return this.thing(`own-${name}`);
  }

  meld(id: number): Locator {
    return this.thing(`meld-${id}`);
  }

  /** A card that can be taken back from a combination of mine. */
  back(card: string, from: number): Locator {
    return this.thing(`back-${card}-${from}`);
  }

  /** How a round was counted. */
  sheet(round: number): Locator {
    return this.page.getByRole('region', { name: this.say('ui.sheet', { round }) });
  }

  /** Waits until something is to be done by this player, or a round is over. */
  async due(): Promise<Due> {
    await untilDue(this.listener);
    return this.view.phase;
  }

  async press(thing: Locator): Promise<void> {
    await this.#input.press(thing);
  }

  async draw(): Promise<void> {
    await this.#input.draw(this.page);
  }

  async take(): Promise<void> {
    await this.#input.take(this.page);
  }

  async choose(...owns: readonly string[]): Promise<void> {
    for (const own of owns) await this.#input.choose(this.page, own);
  }

  /** Chooses these and lays them, or is told why not. */
  async lay(...owns: readonly string[]): Promise<void> {
    await this.choose(...owns);
    await this.#input.lay(this.page);
  }

  async add(meld: number, ...owns: readonly string[]): Promise<void> {
    await this.choose(...owns);
    await this.#input.addTo(this.page, meld);
  }

  /** Touches a combination, whether it is lit or not. */
  async tryAt(meld: number, ...owns: readonly string[]): Promise<void> {
    await this.choose(...owns);
    await this.press(this.meld(meld).getByRole('button'));
  }

  async swap(meld: number, own: string): Promise<void> {
    await this.#input.swap(this.page, own, meld);
  }

  async discard(own: string): Promise<void> {
    await this.#input.discard(this.page, own);
  }

  async undo(): Promise<void> {
    await this.#input.undo(this.page);
  }

  /** Sends what is composed, without waiting for anything. */
  async confirm(): Promise<void> {
    await this.#input.send(this.page);
  }

  /** Does in a draft what a command says, one after the other. */
  async compose({ moves, back, discard }: PlayCommand): Promise<void> {
    for (const move of moves) await this.#make(move);
    if (back !== null) await this.press(this.back(back.card, back.from));
    const isThrown = back !== null && (await this.page.locator('main [data-thing^="own-"]').count()) === 0;
    if (discard !== null && !isThrown) await this.discard(discard);
    await expect(this.thing('confirm')).toBeEnabled();
  }

  async send(): Promise<void> {
    await this.untilAnswered(() => this.confirm());
  }

  /** What a friend would do: all of it. */
  async quickTurn(): Promise<void> {
    if ((await this.due()) === 'draw') await this.drawAsAdvised();
    await this.compose(adviseTurn(this.view, this.seat));
    await this.send();
  }

  /** From where a friend would draw. */
  async drawAsAdvised(): Promise<void> {
    const { command } = adviseDraw(this.view, this.seat);
    await this.untilAnswered(() => (command.do === 'take' ? this.take() : this.draw()));
    const stop = this.thing('stop');
    if (this.view.phase === 'taking' && this.view.discards.length > 0) await this.press(stop);
    await expect(stop).toHaveCount(0);
  }

  /** Plays until this round is over. */
  async playRound(): Promise<void> {
    for (let due = await this.due(); due !== 'sheet' && due !== 'over'; due = await this.due()) await this.quickTurn();
  }

  /** Says at the sheet that nobody need wait, and waits until everybody has. */
  async nextRound(): Promise<void> {
    const { round } = this.view;
    await this.press(this.ready);
    await until('the next round is dealt', () => this.view.round > round);
  }

  /** Round after round, to the podium. */
  async playMatch(): Promise<void> {
    for (await this.playRound(); this.view.phase !== 'over'; await this.playRound()) await this.nextRound();
  }

  /** The same table once more, from the podium. */
  async again(): Promise<void> {
    await this.press(this.rematch);
    await until('another match is dealt', () => this.listener.view !== null && this.listener.view.phase !== 'over');
  }

  /** A deed counts once the table has said so, and its frame has come. */
  async untilAnswered(act: () => Promise<void>): Promise<void> {
    const { answers } = this.listener;
    await act();
    await until('the table has answered', () => this.listener.isSettledSince(answers));
  }

  async #make(move: Move): Promise<void> {
    if (move.do === 'lay') await this.lay(...move.cards);
    else if (move.do === 'add') await this.add(move.to, ...move.cards);
    else await this.swap(move.in, move.card);
    await expect(this.page.locator('main [data-thing^="chosen-"]')).toHaveCount(0);
  }
}
