import { expect, type Locator, type Page } from '@playwright/test';
import { type Seat, toSeat } from '@tablee/kernel';
import type { Locale } from '@tablee/words';
import { pageWords } from '../../apps/web/locale/index.ts';
import type { DiceSay } from '../../games/dice/locale/index.ts';
import { handOf, shownOf } from '../../games/dice/rules/hand.ts';
import { type BestTable, bestTable } from '../../games/dice/rules/search/best-table.ts';
import type { Cell, DiceView, Placement, ShownDie } from '../../games/dice/rules/types.ts';
import { until } from '../harness/until.ts';
import { type DiceInput, mouseDrags } from './dice-input.ts';
import { freeNear, movesTo } from './dice-moves.ts';
import { untilDue } from './due.ts';
import { Felt, reachIn, type Spot } from './felt.ts';
import { TableListener } from './table-listener.ts';
import { diceWords } from './words.ts';

interface PlayerOptions {
  readonly input?: DiceInput;
  readonly locale?: Locale;
}

/** The phase: 'sheet' is between rounds, 'over' the podium. */
type Due = 'roll' | 'lay' | 'count' | 'sheet' | 'over';

/** Search budget of a hint. */
const HINT_STEPS = 200_000;

/** A player at the dice table who decides by the view and acts through the screen. */
export class DicePlayer {
  readonly page: Page;
  readonly listener: TableListener<DiceView>;
  readonly felt: Felt;
  readonly roll: Locator;
  readonly rollAll: Locator;
  readonly hint: Locator;
  readonly undo: Locator;
  readonly confirm: Locator;
  readonly pass: Locator;
  readonly giveBack: Locator;
  readonly status: Locator;
  readonly ready: Locator;
  readonly rematch: Locator;
  readonly #say: DiceSay;
  readonly #input: DiceInput;

  constructor(page: Page, { input = mouseDrags, locale = 'fr' }: PlayerOptions = {}) {
    const thing = (name: string): Locator => page.locator(`[data-thing="${name}"]`);
    this.page = page;
    this.listener = new TableListener(page);
    this.felt = new Felt(page);
    this.#input = input;
    this.#say = diceWords(locale);
    this.roll = thing('roll');
    this.rollAll = thing('roll-all');
    this.hint = thing('hint');
    this.undo = thing('undo');
    this.confirm = thing('confirm');
    this.pass = thing('pass');
    this.giveBack = thing('give-back');
    this.status = page.locator('.status').last();
    this.ready = page.getByRole('button', { name: 'Go !', exact: true });
    this.rematch = page.getByRole('button', { name: pageWords(locale)('end.rematch') });
  }

  get view(): DiceView {
    if (this.listener.view === null) throw new Error('this page follows no match');
    return this.listener.view;
  }

  get seat(): Seat {
    return toSeat(Number(this.listener.viewer));
  }

  /** My dice that are not on the table. */
  get own(): ShownDie[] {
    return shownOf(handOf(this.view, this.seat));
  }

  /** A die in my hand. */
  mine(die: number): Locator {
    return this.page.locator(`[data-thing="own-${die}"]`);
  }

  /** A die on the felt. */
  lying(die: number): Locator {
    return this.felt.board.locator(`[data-die="${die}"]`);
  }

  /** The score sheet of a round. */
  sheet(round: number): Locator {
    return this.page.getByRole('region', { name: this.#say('ui.sheet', { round }) });
  }

  /** The best table for the dice that were rolled. */
  best(): BestTable {
    return bestTable(this.view.table, this.own, HINT_STEPS);
  }

  /** Waits until this player must act or a round is over. */
  async due(): Promise<Due> {
    await untilDue(this.listener);
    return this.view.phase;
  }

  async press(thing: Locator): Promise<void> {
    await this.#input.press(thing);
  }

  async rollDice(): Promise<void> {
    await this.untilAnswered(() => this.press(this.roll));
  }

  /** Moves a die of mine or of the table to a cell in the coordinates of the rules. */
  async put(die: number, cell: Cell, known: readonly Placement[]): Promise<void> {
    const look = await this.felt.measure();
    const from = look.spots[String(die)];
    const spot = spotOf(cell, look.spots, known) ?? middleOf(look);
    if (from !== undefined && isTooFar(from, spot, reachIn(look))) {
      const half = freeNear(halfWay(known.find((one) => one.die === die) as Cell, cell), known);
      await this.put(die, half, known);
      const moved = known.map((one) => (one.die === die ? { die, ...half } : one));
      return this.put(die, cell, moved);
    }
    await this.#input.put(this.felt, from === undefined ? this.mine(die) : this.lying(die), spot);
    await expect(this.lying(die)).toHaveCount(1);
    await this.#expectAt(die, cell, known);
  }

  /** Lays a whole table, one die after the other; `from` is where its dice lie now. */
  async layOut(goal: readonly Placement[], from: readonly Placement[] = this.view.table): Promise<void> {
    let known = from;
    for (const move of movesTo(known, goal)) {
      await this.put(move.die, move, known);
      known = [...known.filter(({ die }) => die !== move.die), move];
    }
    await this.expectLaid(goal);
  }

  /** The felt as it is drawn, in the coordinates of the rules: `die` lies at a known cell. */
  async laidTable({ die, x, y }: Placement): Promise<Placement[]> {
    const { spots } = await this.felt.measure();
    const { column, row } = spots[String(die)] as Spot;
    return Object.entries(spots).map(([number, spot]) => ({
      die: Number(number),
      x: x + spot.column - column,
      y: y + spot.row - row,
    }));
  }

  /** Compares positions relative to the first die. */
  async expectLaid(table: readonly Placement[]): Promise<void> {
    const [first] = table;
    if (first === undefined) return expect(this.felt.board.locator('[data-die]')).toHaveCount(0);
    const inOrder = (some: readonly Placement[]): Placement[] => some.toSorted((a, b) => a.die - b.die);
    const wanted = inOrder(table).map(({ die, x, y }) => ({ die, x, y }));
    await expect.poll(async () => inOrder(await this.laidTable(first))).toEqual(wanted);
  }

  async send(): Promise<void> {
    await this.untilAnswered(() => this.press(this.confirm));
  }

  async passTurn(): Promise<void> {
    await this.untilAnswered(() => this.press(this.pass));
  }

  /** Plays on, also through rounds and matches, until something can be laid; returns the best table. */
  async untilLay(): Promise<BestTable> {
    for (;;) {
      const due = await this.due();
      if (due === 'sheet') await this.nextRound();
      else if (due === 'over') await this.again();
      else if (due === 'count') await this.rollDice();
      else {
        if (due === 'roll') await this.rollDice();
        const best = this.best();
        if (best.placed.length > 0) return best;
        await this.passTurn();
      }
    }
  }

  /** Waits for the new match: the podium disappears before its first message arrives. */
  async again(): Promise<void> {
    await this.press(this.rematch);
    await expect(this.rematch).toBeHidden();
    await until('the new match is told', () => this.listener.view !== null && this.listener.view.phase !== 'over');
  }

  /** Makes this player's next move as a hint advises it. */
  async quickTurn(): Promise<void> {
    const due = await this.due();
    if (due !== 'lay') await this.rollDice();
    if (due !== 'count') await this.followHint();
  }

  /** Follows the hint step by step and sends the turn. */
  async followHint(): Promise<void> {
    const { placed } = this.best();
    if (placed.length === 0) return this.passTurn();
    await this.press(this.hint);
    const isDone = this.status.getByText(this.#say('ui.hint.done'));
    const doIt = this.hint.filter({ hasText: this.#say('ui.hint.do') });
    for (;;) {
      await expect(doIt.or(isDone).first()).toBeVisible();
      if (await isDone.isVisible()) break;
      await this.press(this.hint);
    }
    await this.send();
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

  /** Acts, then waits for the answer and for its frame. */
  async untilAnswered(act: () => Promise<void>): Promise<void> {
    const { answers } = this.listener;
    await act();
    await until('the table has answered', () => this.listener.isSettledSince(answers));
  }

  /** Compares relative positions only: the felt may have grown. */
  async #expectAt(die: number, cell: Cell, known: readonly Placement[]): Promise<void> {
    const others = known.filter((one) => one.die !== die);
    await expect
      .poll(async () => {
        const { spots } = await this.felt.measure();
        const spot = spotOf(cell, spots, others) ?? spots[die];
        return { of: die, ...spots[die], is: isSpot(spots[die], spot) };
      })
      .toMatchObject({ is: true });
  }
}

/** The cell of the felt for a cell of the rules; null while no known die lies on the felt. */
function spotOf(cell: Cell, spots: Readonly<Record<string, Spot>>, known: readonly Placement[]): Spot | null {
  const anchor = known.find(({ die }) => spots[String(die)] !== undefined);
  const spot = anchor && spots[String(anchor.die)];
  if (anchor === undefined || spot === undefined) return null;
  return { column: spot.column + cell.x - anchor.x, row: spot.row + cell.y - anchor.y };
}

/** Middle of the window: the first die of a table may lie anywhere. */
function middleOf({ window, corner, cell }: Awaited<ReturnType<Felt['measure']>>): Spot {
  return {
    column: Math.floor((window.x + window.width / 2 - corner.x) / cell),
    row: Math.floor((window.y + window.height / 2 - corner.y) / cell),
  };
}

function isSpot(one: Spot | undefined, other: Spot | undefined): boolean {
  return one !== undefined && one.column === other?.column && one.row === other.row;
}

function isTooFar(from: Spot, to: Spot, reach: Spot): boolean {
  return Math.abs(from.column - to.column) > reach.column || Math.abs(from.row - to.row) > reach.row;
}

function halfWay(from: Cell, to: Cell): Cell {
  return { x: Math.round((from.x + to.x) / 2), y: Math.round((from.y + to.y) / 2) };
}
