import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { liftByKeys } from './by-keys.ts';
import { pressThing } from './by-pointer.ts';
import { Carrier } from './carrier.ts';

const SOURCE = {
  getBoundingClientRect: () => ({ left: 0, top: 0, width: 40, height: 40 }),
  closest: () => null,
  parentElement: null,
  getAnimations: () => [],
} as unknown as Element;

let page: EventTarget;
let carrier: Carrier<string, string>;

beforeEach(() => {
  page = new EventTarget();
  carrier = new Carrier();
  vi.useFakeTimers();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('requestAnimationFrame', () => 1);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** True if a listener has prevented the default action of the key. */
function isKept(key: string, modifiers: Partial<KeyboardEvent> = {}): boolean {
  const event = Object.assign(new Event('keydown', { cancelable: true }), { key, ...modifiers });
  page.dispatchEvent(event);
  return event.defaultPrevented;
}

function hand(kind: string, x: number, pointerType = 'touch', y = 0): PointerEvent {
  const facts = { button: 0, isPrimary: true, pointerId: 1, pointerType, clientX: x, clientY: y };
  return Object.assign(new Event(kind), facts) as unknown as PointerEvent;
}

function press(pointerType: string, afterRest: boolean, isPinchable = false): void {
  const event = hand('pointerdown', 0, pointerType);
  pressThing(carrier, { thing: 'die', source: SOURCE, event, afterRest, isPinchable });
}

describe('a thing carried by keys', () => {
  beforeEach(() => liftByKeys(carrier, 'die', SOURCE));

  it('takes arrows, Enter, Escape and the space bar for itself', () => {
    expect(['ArrowLeft', 'ArrowUp'].map((key) => isKept(key))).toEqual([true, true]);
    for (const key of ['Enter', ' ', 'Escape']) {
      liftByKeys(carrier, 'die', SOURCE);
      expect(isKept(key)).toBe(true);
      expect(carrier.carried).toBeNull();
    }
  });

  it('is lifted from its final place, not from where it flies; glowing goes on', () => {
    carrier.end(false);
    const [flight, glow] = [{ finish: vi.fn<() => void>() }, { animationName: 'pulse', finish: vi.fn<() => void>() }];
    const cell = { parentElement: null, getAnimations: () => [flight, glow] } as unknown as HTMLElement;
    liftByKeys(carrier, 'die', Object.assign({}, SOURCE, { parentElement: cell }));
    expect(flight.finish).toHaveBeenCalledOnce();
    expect(glow.finish).not.toHaveBeenCalled();
  });

  it('leaves other keys, and keys with a modifier, to the browser', () => {
    expect(['F5', 'r', 'PageDown', 'h'].map((key) => isKept(key))).toEqual([false, false, false, false]);
    expect(isKept('ArrowLeft', { altKey: true })).toBe(false);
    expect(isKept('Enter', { ctrlKey: true })).toBe(false);
    expect(carrier.carried).not.toBeNull();
  });

  it('is dropped when the focus moves on', () => {
    expect(isKept('Tab')).toBe(false);
    expect(carrier.carried).toBeNull();
  });

  it('listens to no key once its table is gone', () => {
    carrier.end(false);
    expect(isKept('ArrowLeft')).toBe(false);
  });
});

describe('a thing that is pressed', () => {
  it('is lifted once the pointer moves away', () => {
    press('touch', false);
    page.dispatchEvent(hand('pointermove', 5));
    expect(carrier.carried).toBeNull();
    page.dispatchEvent(hand('pointermove', 9));
    expect(carrier.carried?.thing).toBe('die');
  });

  it('stays in its place once its table is gone', () => {
    press('touch', false);
    carrier.end(false);
    page.dispatchEvent(hand('pointermove', 50));
    expect(carrier.carried).toBeNull();
  });

  it('on a board is lifted by a finger that rests', () => {
    press('touch', true);
    vi.advanceTimersByTime(300);
    expect(carrier.carried?.thing).toBe('die');
  });

  it('on a board is not lifted by a finger that pans, even if it rests later', () => {
    press('touch', true);
    page.dispatchEvent(hand('pointermove', 20));
    vi.advanceTimersByTime(300);
    page.dispatchEvent(hand('pointermove', 40));
    expect(carrier.carried).toBeNull();
  });

  it('on a board is lifted by the mouse at once', () => {
    press('mouse', true);
    page.dispatchEvent(hand('pointermove', 20));
    expect(carrier.carried?.thing).toBe('die');
  });
});

describe('a second finger', () => {
  const ends: string[] = [];

  function putSecondAfter(x: number, isPinchable: boolean): void {
    ends.length = 0;
    carrier.ends = { onDrop: (_, target) => ends.push(`dropped on ${target}`), onYield: () => ends.push('yielded') };
    press('touch', false, isPinchable);
    page.dispatchEvent(hand('pointermove', x));
    page.dispatchEvent(Object.assign(hand('pointerdown', 200), { pointerId: 2, isPrimary: false }));
    page.dispatchEvent(hand('pointermove', x + 20));
  }

  it('ends a drag that has only begun, on a felt that can be zoomed', () => {
    putSecondAfter(14, true);
    expect([carrier.carried, ends]).toEqual([null, ['dropped on null', 'yielded']]);
  });

  it('prevents a thing there from being lifted at all', () => {
    putSecondAfter(4, true);
    expect([carrier.carried, ends]).toEqual([null, []]);
  });

  it('does not end a drag that went further than the width of the thing', () => {
    putSecondAfter(50, true);
    expect([carrier.carried?.thing, ends]).toEqual(['die', []]);
  });

  it('does not end other drags', () => {
    putSecondAfter(14, false);
    expect([carrier.carried?.thing, ends]).toEqual(['die', []]);
  });
});

describe('a thing that a finger would hide', () => {
  function lifted(pointerType: string): { readonly drawn: string; readonly dropped: readonly [string | null, number] } {
    const style = { transform: '', setProperty: vi.fn<(name: string, value: string) => void>() };
    const layer = { style, setPointerCapture: () => undefined } as unknown as HTMLElement;
    const field = Object.assign({}, SOURCE, { isConnected: true });
    let dropped: readonly [string | null, number] = [null, 0];
    vi.stubGlobal('innerWidth', 390);
    vi.stubGlobal('document', { elementsFromPoint: () => [field] });
    carrier.layer = layer;
    carrier.ends = { risesOver: () => true, onDrop: (_, target, { top }) => (dropped = [target, top]) };
    carrier.enter(field, { current: ({ top }) => `row ${Math.round(top / 40)}` });
    press(pointerType, false);
    page.dispatchEvent(hand('pointermove', 0, pointerType, 400));
    page.dispatchEvent(hand('pointerup', 0, pointerType, 400));
    return { drawn: style.setProperty.mock.lastCall?.[1] ?? '', dropped };
  }

  it('is drawn above it, lands where it is drawn, and flies from there', () => {
    expect(lifted('touch')).toEqual({ drawn: '0px -70px', dropped: ['row 8', 330] });
  });

  it('is drawn in its own place under the mouse', () => {
    expect(lifted('mouse')).toEqual({ drawn: '0px 0px', dropped: ['row 10', 400] });
  });
});

describe('a field of many targets', () => {
  const FIELD = Object.assign({}, SOURCE, { isConnected: true });

  function carryOver(...lefts: readonly number[]): string[] {
    const told: string[] = [];
    vi.stubGlobal('document', { elementsFromPoint: () => [FIELD] });
    carrier.enter(FIELD, { current: ({ left }) => (left < 0 ? null : `column ${Math.round(left / 40)}`) });
    carrier.lift('die', SOURCE, 'mouse');
    carrier.subscribe(() => told.push(carrier.aimed ?? 'nowhere'));
    for (const left of lefts) carrier.moveBy(left, 0, { x: left, y: 0 });
    return told;
  }

  it('reports the target under the carried thing, once for each', () => {
    expect(carryOver(3, 38, 41, -9)).toEqual(['column 0', 'column 1', 'nowhere']);
  });

  it('gets the target of a drop', () => {
    const dropped: (string | null)[] = [];
    carrier.ends = { onDrop: (_, target) => dropped.push(target) };
    carryOver(82);
    carrier.end(true);
    expect(dropped).toEqual(['column 2']);
  });
});
