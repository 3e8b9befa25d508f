import { isSame } from '@tablee/kernel';
import { type Box, boxOf, centredIn, middleOf } from '../motion/paths.ts';
import { riseOver } from './rise.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is in the hand. */
export interface Carried<Thing> {
  readonly thing: Thing;
  /** The element that it was lifted from, and where that lay. */
  readonly source: Element;
  readonly from: Box;
  readonly grip: Grip;
}

/** What holds it. */
export type Grip = 'keys' | 'mouse' | 'finger';

/** What an element stands for under what is carried: a field stands for many places. Null where that is none. */
export type Aim<Target> = (box: Box) => Target | null;

export interface DragEnds<Thing, Target> {
  readonly onLift?: ((thing: Thing) => void) | undefined;
  /** Whether a finger would hide it: then it is drawn above the finger, and lands where it is seen. */
  readonly risesOver?: ((thing: Thing) => boolean) | undefined;
  /** Where it was let go; null where that is nowhere. `box` is where it was seen last. */
  readonly onDrop: (thing: Thing, target: Target | null, box: Box) => void;
  /** After the drop of a thing whose drag became a pinch: the player did not mean it. */
  readonly onYield?: ((thing: Thing) => void) | undefined;
}

const FLAT: Point = { x: 0, y: 0 };

/** Knows what is carried and what it is over, and draws nothing: a hand moves more often than a table can be drawn. */
export class Carrier<Thing, Target> {
  readonly #targets = new Map<Element, { readonly current: Aim<Target> }>();
  readonly #listeners = new Set<() => void>();
  #box: Box | null = null;
  /** How far from there it is drawn. */
  #rise: Point = FLAT;
  #hold: AbortController | null = null;
  carried: Carried<Thing> | null = null;
  over: Element | null = null;
  /** What that stands for; the same value as long as it is the same place. */
  aimed: Target | null = null;
  /** What is carried is drawn in it. */
  layer: HTMLElement | null = null;
  ends: DragEnds<Thing, Target> = { onDrop: () => undefined };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  enter(element: Element, aim: { readonly current: Aim<Target> }): () => void {
    this.#targets.set(element, aim);
    return () => this.#targets.delete(element);
  }

  /** A hand is put on something. There is one at a time: it is listened to until the signal. */
  hold(): AbortSignal {
    this.#hold?.abort();
    this.#hold = new AbortController();
    return this.#hold.signal;
  }

  lift(thing: Thing, source: Element, grip: Grip, hand: Point = FLAT): Carried<Thing> {
    const carried = { thing, source, from: boxOf(source), grip };
    this.carried = carried;
    this.#box = carried.from;
    this.#rise = this.#riseOf(carried.from, hand);
    this.#tell();
    this.ends.onLift?.(thing);
    return carried;
  }

  /**
   * Moves it by so much from where it was lifted. It is over the target under the hand, or else the one under its own middle;
   * drawn away from the hand it is first of all over what it is seen on, or it would land beside what it covers.
   */
  moveBy(x: number, y: number, hand: Point): void {
    if (this.carried === null) return;
    const { from } = this.carried;
    const box = { ...from, left: from.left + x, top: from.top + y };
    const rise = this.#riseOf(box, hand);
    const points = [hand, middleOf(shifted(box, rise))];
    const [first, second] = rise === FLAT ? points : points.toReversed();
    this.#put(box, rise, this.#targetAt(first as Point) ?? this.#targetAt(second as Point));
  }

  /** Onto a target, in its middle. */
  moveOnto(element: Element): void {
    if (this.carried !== null) this.#put(centredIn(boxOf(element), this.carried.from), FLAT, element);
  }

  /** Everything that it can be let go on, but not what it lies in. */
  targetsFor({ source }: Carried<Thing>): Element[] {
    return [...this.#targets.keys()].filter((element) => element.isConnected && !element.contains(source));
  }

  end(isDropped: boolean): void {
    this.#hold?.abort();
    const { carried, over } = this;
    if (carried === null) return;
    const box = shifted(this.#box ?? carried.from, this.#rise);
    const target = isDropped ? this.#aimAt(over, box) : null; // asked anew: what it stands for may have changed under the hand
    this.carried = null;
    this.over = null;
    this.aimed = null;
    this.#tell();
    this.ends.onDrop(carried.thing, target, box);
  }

  /** Ends the drag as if it had not begun. */
  yield(): void {
    const { carried } = this;
    this.end(false);
    if (carried !== null) this.ends.onYield?.(carried.thing);
  }

  /** A finger that carries does not pan what lies below it. */
  readonly onTouchMove = (event: Event): void => {
    if (this.carried !== null) event.preventDefault();
  };

  /** Where it is drawn. */
  show(): void {
    if (this.layer === null || this.#box === null) return;
    this.layer.style.transform = `translate(${this.#box.left}px, ${this.#box.top}px)`;
    this.layer.style.setProperty('--rise', `${this.#rise.x}px ${this.#rise.y}px`);
  }

  #riseOf(box: Box, hand: Point): Point {
    const { carried } = this;
    const rises = carried?.grip === 'finger' && this.ends.risesOver?.(carried.thing) === true;
    return rises ? riseOver(box, hand, innerWidth) : FLAT;
  }

  #put(box: Box, rise: Point, over: Element | null): void {
    this.#box = box;
    this.#rise = rise;
    this.show();
    const aimed = this.#aimAt(over, shifted(box, rise));
    const isSameAim = isSame(aimed, this.aimed);
    if (over === this.over && isSameAim) return;
    this.over = over;
    if (!isSameAim) this.aimed = aimed;
    this.#tell();
  }

  #aimAt(element: Element | null, box: Box): Target | null {
    return (element && this.#targets.get(element)?.current(box)) ?? null;
  }

  #targetAt({ x, y }: Point): Element | null {
    for (const element of document.elementsFromPoint(x, y)) {
      for (let at: Element | null = element; at !== null; at = at.parentElement) if (this.#targets.has(at)) return at;
    }
    return null;
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

function shifted(box: Box, by: Point): Box {
  return { ...box, left: box.left + by.x, top: box.top + by.y };
}
