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
  it('closes open layers, the topmost first, and only then leaves the page', () => {
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

  it('leaves at once after the layers were closed otherwise', () => {
    close(open('menu'));
    browser.answer();
    expect(browser.state).toBeNull();
    expect(closed).toEqual([]);
    browser.press();
    expect(browser.state).toBe('home');
  });

  it('finds one entry for any number of layers', () => {
    open('menu');
    open('dialog');
    expect(browser.entries.filter(isOver)).toHaveLength(1);
  });
});

it('a layer that opens as another closes keeps the entry', () => {
  const menu = open('menu');
  layers.remove(menu);
  open('rules');
  layers.tidy();
  browser.answer();
  expect(isOver(browser.state)).toBe(true);
  browser.press();
  expect(closed).toEqual(['rules']);
});

it('a layer that opens while the entry is being removed stays open', () => {
  close(open('menu'));
  open('rules');
  browser.answer();
  expect(closed).toEqual([]);
  browser.press();
  expect(closed).toEqual(['rules']);
});

it('a navigation that begins while the entry is being removed arrives', () => {
  close(open('menu'));
  layers.leave(() => browser.pushState('elsewhere'));
  browser.answer();
  expect(browser.state).toBe('elsewhere');
  expect(browser.entries).toEqual(['home', null, 'elsewhere']);
});
