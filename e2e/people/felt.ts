import type { Locator, Page } from '@playwright/test';
import type { Point } from './input.ts';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A cell of the felt, from its top left corner, which moves as the felt grows. */
export interface Spot {
  readonly column: number;
  readonly row: number;
}

interface FeltLayout {
  readonly cell: number;
  /** Position of the felt's top left corner on the screen, mostly outside the window. */
  readonly corner: Point;
  readonly window: Box;
  /** Cells of the dice on the felt, by die number. */
  readonly spots: Readonly<Record<string, Spot>>;
  readonly cursor: Spot;
}

/** The felt of the dice table as it is drawn. */
export class Felt {
  readonly board: Locator;
  readonly cursor: Locator;

  constructor(page: Page) {
    this.board = page.locator('[data-part="board"]');
    this.cursor = this.board.locator('[data-thing="cursor"]');
  }

  /** Reads the layout positions: flights in progress do not count. */
  measure(): Promise<FeltLayout> {
    return this.cursor.evaluate((cursor: HTMLElement): FeltLayout => {
      const felt = cursor.offsetParent as HTMLElement;
      const board = felt.closest<HTMLElement>('[data-part="board"]') as HTMLElement;
      const cell = Number.parseFloat(felt.style.getPropertyValue('--cell'));
      const spotOf = ({ offsetLeft, offsetTop }: HTMLElement): Spot => ({
        column: Math.round(offsetLeft / cell),
        row: Math.round(offsetTop / cell),
      });
      const dice = [...felt.querySelectorAll<HTMLElement>('[data-die]')];
      const corner = felt.getBoundingClientRect();
      const { x, y, width, height } = board.getBoundingClientRect();
      return {
        cell,
        corner: { x: corner.x, y: corner.y },
        window: { x, y, width, height },
        spots: Object.fromEntries(dice.map((die) => [die.dataset['die'], spotOf(die.parentElement as HTMLElement)])),
        cursor: spotOf(cursor),
      };
    });
  }

  /** A point of the felt far enough from all dice and their targets that a touch hits the felt alone. */
  emptyPoint(): Promise<Point> {
    return this.cursor.evaluate((cursor: HTMLElement): Point => {
      const felt = cursor.offsetParent as HTMLElement;
      const { left, top, width, height } = (felt.closest('[data-part="board"]') as Element).getBoundingClientRect();
      const { x, y } = felt.getBoundingClientRect();
      const cells = [...felt.querySelectorAll('[data-die]')].map((die) => die.parentElement as HTMLElement);
      const finger = 14;
      const isFree = (at: Point): boolean =>
        cells.every(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => {
          const [across, down] = [at.x - x - offsetLeft, at.y - y - offsetTop];
          return across < -finger || across > offsetWidth + finger || down < -finger || down > offsetHeight + finger;
        });
      const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8];
      for (const down of parts) {
        for (const across of parts) {
          const at = { x: left + width * across, y: top + height * down };
          if (document.elementFromPoint(at.x, at.y) === felt && isFree(at)) return at;
        }
      }
      throw new Error('no point of the felt is free');
    });
  }

  /** Waits until panning has stopped. */
  async untilStill(): Promise<void> {
    await this.cursor.evaluate(async (cursor: HTMLElement) => {
      const felt = cursor.offsetParent as HTMLElement;
      const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
      for (let still = 0, last = felt.getBoundingClientRect(); still < 3; ) {
        await frame();
        const { x, y } = felt.getBoundingClientRect();
        still = x === last.x && y === last.y ? still + 1 : 0;
        last = felt.getBoundingClientRect();
      }
    });
  }
}

export function pointOf({ column, row }: Spot, { cell, corner }: FeltLayout): Point {
  return { x: corner.x + (column + 0.5) * cell, y: corner.y + (row + 0.5) * cell };
}

/** Distance from the window's edge where a held die would scroll the felt, and where buttons lie. */
const SCROLL_EDGE_PX = 56;

/** The offset by which the felt must be panned to bring these points well inside its window. */
export function panFor(points: readonly Point[], { window: { x, y, width, height } }: FeltLayout): Point {
  return {
    x: panAlong(
      points.map((at) => at.x),
      x,
      width,
    ),
    y: panAlong(
      points.map((at) => at.y),
      y,
      height,
    ),
  };
}

function panAlong(all: readonly number[], from: number, length: number): number {
  const edge = Math.min(SCROLL_EDGE_PX, length / 3);
  const [least, most] = [from + edge - Math.min(...all), from + length - edge - Math.max(...all)];
  return Math.max(least, Math.min(most, 0));
}

/** Largest distance in cells between two spots that both fit into the window. */
export function reachIn({ window: { width, height }, cell }: FeltLayout): Spot {
  const cells = (length: number): number =>
    Math.max(1, Math.floor((length - 2 * Math.min(SCROLL_EDGE_PX, length / 3)) / cell) - 1);
  return { column: cells(width), row: cells(height) };
}
