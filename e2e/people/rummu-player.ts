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

/** The phase: 'sheet' is between rounds, 'over' the podium. */
type Due = RummuView['phase'];

/** A player at the Rummü table who decides by the view and acts through the screen. */
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

  /** By its `data-thing`: "stock", "confirm", "meld-3". */
  thing(name: string): Locator {
    return thingOn(this.page, name);
  }

  /** A card of my hand; the second of two alike is "R7+". */
  own(name: string): Locator {
    return this.thing(`own-${name}`);
  }

  meld(id: number): Locator {
    return this.thing(`meld-${id}`);
  }

  /** A card that can be taken back from a meld of mine. */
  back(card: string, from: number): Locator {
    return this.thing(`back-${card}-${from}`);
  }

  /** The score sheet of a round. */
  sheet(round: number): Locator {
    return this.page.getByRole('region', { name: this.say('ui.sheet', { round }) });
  }

  /** Waits until this player must act or a round is over. */
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

  /** Chooses these cards and tries to lay them. */
  async lay(...owns: readonly string[]): Promise<void> {
    await this.choose(...owns);
    await this.#input.lay(this.page);
  }

  async add(meld: number, ...owns: readonly string[]): Promise<void> {
    await this.choose(...owns);
    await this.#input.addTo(this.page, meld);
  }

  /** Tries to add the chosen cards to a meld, also to one that is not lit. */
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

  /** Sends the draft without waiting for the answer. */
  async confirm(): Promise<void> {
    await this.#input.send(this.page);
  }

  /** Makes the draft of a command, move by move. */
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

  /** Plays a whole turn as the hint advises it. */
  async quickTurn(): Promise<void> {
    if ((await this.due()) === 'draw') await this.drawAsAdvised();
    await this.compose(adviseTurn(this.view, this.seat));
    await this.send();
  }

  /** Draws from the pile that the hint advises. */
  async drawAsAdvised(): Promise<void> {
    const { command } = adviseDraw(this.view, this.seat);
    await this.untilAnswered(() => (command.do === 'take' ? this.take() : this.draw()));
    const stop = this.thing('stop');
    if (this.view.phase === 'taking' && this.view.discards.length > 0) await this.press(stop);
    await expect(stop).toHaveCount(0);
  }

  async playRound(): Promise<void> {
    for (let due = await this.due(); due !== 'sheet' && due !== 'over'; due = await this.due()) await this.quickTurn();
  }

  /** Says at the score sheet that this player is ready, and waits until everybody is. */
  async nextRound(): Promise<void> {
    const { round } = this.view;
    await this.press(this.ready);
    await until('the next round is dealt', () => this.view.round > round);
  }

  /** Plays round after round to the podium. */
  async playMatch(): Promise<void> {
    for (await this.playRound(); this.view.phase !== 'over'; await this.playRound()) await this.nextRound();
  }

  /** Starts the rematch. */
  async again(): Promise<void> {
    await this.press(this.rematch);
    await until('another match is dealt', () => this.listener.view !== null && this.listener.view.phase !== 'over');
  }

  /** Acts, then waits for the answer and for its frame. */
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
