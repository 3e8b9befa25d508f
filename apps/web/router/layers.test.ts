import { beforeEach, describe, expect, it } from 'vitest';
import { type HistoryPort, isOver, type Layer, Layers } from './layers.ts';

/** A browser history in which Back is answered asynchronously. */
class Browser implements HistoryPort {
  readonly entries: unknown[] = ['home', null];
  at = 1;
  onPop: () => void = () => {};
  #isGoing = false;

  get state(): unknown {
    return this.entries[this.at];
  }

  pushState(state: unknown): void {
    this.entries.splice(this.at + 1, Infinity, state);
    this.at += 1;
  }

  back(): void {
    this.#isGoing = true;
  }

  answer(): void {
    if (!this.#isGoing) return;
    this.#isGoing = false;
    this.at -= 1;
    this.onPop();
  }

  press(): void {
    this.back();
    this.answer();
  }
}

let browser: Browser;
let layers: Layers;
let closed: string[];

beforeEach(() => {
  browser = new Browser();
  layers = new Layers(browser);
  browser.onPop = () => layers.onPop();
  closed = [];
});

function open(name: string): Layer {
  const layer = { close: () => closed.push(name) };
  layers.add(layer);
  return layer;
}

function close(layer: Layer): void {
  layers.remove(layer);
  layers.tidy();
}

describe('Back', () => {
  it('closes what is open, the topmost first, and only then leaves', () => {
    open('menu');
    open('dialog');
    browser.press();
    expect(closed).toEqual(['dialog']);
    browser.press();
    expect(closed).toEqual(['dialog', 'menu']);
    expect(browser.state).toBeNull();
    browser.press();
    expect(browser.state).toBe('home');
  });

  it('leaves at once when what was open has been closed otherwise', () => {
    close(open('menu'));
    browser.answer();
    expect(browser.state).toBeNull();
    expect(closed).toEqual([]);
    browser.press();
    expect(browser.state).toBe('home');
  });

  it('finds one entry however much is open', () => {
    open('menu');
    open('dialog');
    expect(browser.entries.filter(isOver)).toHaveLength(1);
  });
});

it('a thing that opens where another one closes keeps the entry', () => {
  const menu = open('menu');
  layers.remove(menu);
  open('rules');
  layers.tidy();
  browser.answer();
  expect(isOver(browser.state)).toBe(true);
  browser.press();
  expect(closed).toEqual(['rules']);
});

it('a thing that opens while the entry is being taken away is not closed by that', () => {
  close(open('menu'));
  open('rules');
  browser.answer();
  expect(closed).toEqual([]);
  browser.press();
  expect(closed).toEqual(['rules']);
});

it('who goes elsewhere while the entry is being taken away arrives there', () => {
  close(open('menu'));
  layers.leave(() => browser.pushState('elsewhere'));
  browser.answer();
  expect(browser.state).toBe('elsewhere');
  expect(browser.entries).toEqual(['home', null, 'elsewhere']);
});
