import { isSame } from '@tablee/kernel';
import { type Box, boxOf, centredIn, middleOf, type Point } from '../motion/paths.ts';
import { riseOver } from './rise.ts';

/** The carried thing. */
export interface Carried<Thing> {
  readonly thing: Thing;
  /** The lifted element, and its box at that moment. */
  readonly source: Element;
  readonly from: Box;
  readonly grip: Grip;
}

/** Input that carries the thing. */
export type Grip = 'keys' | 'mouse' | 'finger';

/** Target of an element below the carried box; a field has many. Null if there is none below it. */
export type TargetFinder<Target> = (box: Box) => Target | null;

export interface DragEnds<Thing, Target> {
  readonly onLift?: ((thing: Thing) => void) | undefined;
  /** True for things so small that a finger hides them: they are drawn above it, and dropped where they are seen. */
  readonly risesOver?: ((thing: Thing) => boolean) | undefined;
  /** `target` is null if the thing was dropped on none or the drag was cancelled; `box` is where it was last drawn. */
  readonly onDrop: (thing: Thing, target: Target | null, box: Box) => void;
  /** Called after the drop of a thing whose drag became a pinch, which the player did not intend. */
  readonly onYield?: ((thing: Thing) => void) | undefined;
}

const FLAT: Point = { x: 0, y: 0 };

/** State of a drag outside of React: a pointer moves more often than a table can be rendered. */
export class Carrier<Thing, Target> {
  readonly #targets = new Map<Element, { readonly current: TargetFinder<Target> }>();
  readonly #listeners = new Set<() => void>();
  #box: Box | null = null;
  /** Offset from `#box` at which the thing is drawn. */
  #rise: Point = FLAT;
  #hold: AbortController | null = null;
  carried: Carried<Thing> | null = null;
  over: Element | null = null;
  /** Target of `over`; the same object while the target is equal. */
  aimed: Target | null = null;
  /** Element in which the carried thing is drawn. */
  layer: HTMLElement | null = null;
  ends: DragEnds<Thing, Target> = { onDrop: () => undefined };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  enter(element: Element, aim: { readonly current: TargetFinder<Target> }): () => void {
    this.#targets.set(element, aim);
    return () => this.#targets.delete(element);
  }

  /** Begins a press and ends the one before. Its listeners are removed by the signal. */
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
   * Moves the thing to this distance from its start. The target is the one under the pointer, else the one under the
   * middle of the thing. A thing that is drawn away from the pointer tries its middle first, so that it lands where it is
   * seen.
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

  /** Moves the thing to the middle of a target. */
  moveOnto(element: Element): void {
    if (this.carried !== null) this.#put(centredIn(boxOf(element), this.carried.from), FLAT, element);
  }

  /** Possible targets: all but the one in which the thing lies. */
  targetsFor({ source }: Carried<Thing>): Element[] {
    return [...this.#targets.keys()].filter((element) => element.isConnected && !element.contains(source));
  }

  end(isDropped: boolean): void {
    this.#hold?.abort();
    const { carried, over } = this;
    if (carried === null) return;
    const box = shifted(this.#box ?? carried.from, this.#rise);
    const target = isDropped ? this.#aimAt(over, box) : null; // not `aimed`: the table may have changed
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

  /** Keeps a carrying finger from panning the board. */
  readonly onTouchMove = (event: Event): void => {
    if (this.carried !== null) event.preventDefault();
  };

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
