import {
  type Box,
  boxOf,
  carriedBy,
  centredIn,
  centredTransformFrom,
  durationOf,
  hasMoved,
  shiftedBy,
  transformFrom,
} from './paths.ts';
import { prefersStillness } from './reduced.ts';

/** Where a thing comes from that was not seen before: an anchor, and whether it turns its face up on the way. */
export interface Origin {
  readonly anchor: string;
  readonly isTurning?: boolean;
}

interface Flyer {
  readonly element: HTMLElement;
  readonly zone: string;
  /** The flyer that it lies in: it moves along with that one. */
  readonly frame: string | null;
}

interface Seen {
  readonly box: Box;
  readonly zone: string;
}

interface Flight {
  readonly ghost: HTMLElement;
  readonly animation: Animation;
  readonly cover: Animation;
}

interface Take {
  readonly key: string;
  readonly flyer: Flyer;
  readonly from: Box;
  readonly to: Box;
  /** As wide as a tile is where it lies now. */
  readonly tile: string;
  readonly isTurning: boolean;
  readonly delay: number;
}

interface Slide {
  readonly key: string;
  readonly element: HTMLElement;
  readonly from: Box;
  readonly to: Box;
}

const EASE_OUT = 'cubic-bezier(0.2, 0.8, 0.3, 1)';
const STAGGER_MS = 55;
const SLIDE_MS = 220;
const FADE_MS = 200;

/**
 * Knows where every thing lay and lets it travel to where it lies now. What stays in its zone slides there itself;
 * what changes zone travels as a copy above the table, so that no zone clips it, while the real one waits unseen in its
 * place and can already be touched.
 */
export class FlightDeck {
  readonly #flyers = new Map<string, Flyer>();
  readonly #anchors = new Map<string, Element>();
  readonly #flights = new Map<string, Flight>();
  readonly #slides = new Map<string, Animation>();
  #last = new Map<string, Seen>();
  #window = '';
  layer: HTMLElement | null = null;

  enter(key: string, flyer: Flyer): () => void {
    this.#flyers.set(key, flyer);
    const { element } = flyer;
    return () => {
      if (this.#flyers.get(key)?.element === element) this.#flyers.delete(key);
    };
  }

  anchor(name: string, element: Element): () => void {
    this.#anchors.set(name, element);
    return () => {
      if (this.#anchors.get(name) === element) this.#anchors.delete(name);
    };
  }

  /** A hand has carried the thing there: its next travel begins from this box. */
  carry(key: string, box: Box): void {
    const zone = this.#last.get(key)?.zone;
    if (zone !== undefined) this.#last.set(key, { box, zone });
  }

  /**
   * After every change of the table: reads all places, then sets in motion what has moved. A place read after
   * something was set in motion would have the browser lay out the whole table again, for every thing on it.
   */
  settle(originOf: (key: string) => Origin | null): void {
    const moving = this.#stopSlides();
    const now = new Map([...this.#flyers].map(([key, { element, zone }]) => [key, { box: boxOf(element), zone }]));
    const isResized = this.#window !== windowSize();
    this.#window = windowSize();
    const frames = new Set([...this.#flyers.values()].map(({ frame }) => frame));
    const takes: Take[] = [];
    const slides: Slide[] = [];
    let waiting = 0;
    for (const [key, seen] of isResized ? [] : now) {
      const take = this.#flightOf(key, seen, originOf, waiting * STAGGER_MS);
      const slide = take === null ? this.#slideOf(key, seen, now, moving, frames.has(key)) : null;
      if (take !== null) takes.push(take);
      if (slide !== null) slides.push(slide);
      if (take !== null && this.#last.get(key)?.zone !== seen.zone) waiting += 1;
    }
    this.#last = now;
    const isStill = prefersStillness();
    for (const take of takes) this.#start(take, isStill);
    for (const slide of isStill ? [] : slides) this.#slide(slide);
  }

  /** The travel of what is new, has changed its zone, or is on its way to a place that has moved meanwhile. */
  #flightOf(key: string, seen: Seen, originOf: (key: string) => Origin | null, delay: number): Take | null {
    const flyer = this.#flyers.get(key) as Flyer;
    const last = this.#last.get(key);
    const flight = this.#flights.get(key);
    const takeFrom = (from: Box): Take => {
      return { key, flyer, from, to: seen.box, tile: tileWidthOf(flyer.element), isTurning: false, delay };
    };
    if (flight !== undefined) {
      if (last === undefined || !hasMoved(last.box, seen.box)) return null;
      return { ...takeFrom(boxOf(flight.ghost)), delay: 0 };
    }
    if (last !== undefined) return last.zone === seen.zone ? null : takeFrom(last.box);
    const origin = originOf(key);
    const anchor = origin === null ? undefined : this.#anchors.get(origin.anchor);
    if (origin === null || anchor === undefined) return null;
    return { ...takeFrom(centredIn(boxOf(anchor), seen.box)), isTurning: origin.isTurning ?? false };
  }

  /** What stays in its zone slides there itself, less what its frame carries it. */
  #slideOf(
    key: string,
    { box: to }: Seen,
    now: ReadonlyMap<string, Seen>,
    moving: ReadonlyMap<string, Box>,
    isFrame: boolean,
  ): Slide | null {
    const last = this.#last.get(key);
    if (last === undefined || this.#flights.has(key)) return null;
    const { element, frame } = this.#flyers.get(key) as Flyer;
    const start = (of: string, was: Box, is: Box): Box => {
      const shown = moving.get(of);
      return shown === undefined ? was : shiftedBy(was, shown, is);
    };
    const from = start(key, last.box, to);
    const [was, is] = frame === null ? [] : [this.#last.get(frame), now.get(frame)];
    const own = was === undefined || is === undefined ? from : carriedBy(from, was.box, is.box);
    const sized = isFrame ? { ...own, width: to.width, height: to.height } : own;
    return hasMoved(sized, to) ? { key, element, from: sized, to } : null;
  }

  /** Sends a copy of a piece from one anchor to another: for what nobody follows by its face. */
  launch(piece: Element, from: string, to: string): void {
    const [start, end] = [this.#anchors.get(from), this.#anchors.get(to)];
    if (this.layer === null || start === undefined || end === undefined || prefersStillness()) return;
    const box = boxOf(piece);
    const target = boxOf(end);
    const shrunk = { ...centredIn(target, { ...box, width: box.width / 3, height: box.height / 3 }) };
    const ghost = makeGhost(piece, box, tileWidthOf(piece));
    this.layer.append(ghost);
    const frames = [
      { transform: placedAt(box, box), opacity: 1 },
      { transform: placedAt(box, shrunk), opacity: 0.9 },
    ];
    const animation = ghost.animate(frames, { duration: durationOf(box, target) + 80, easing: EASE_OUT });
    animation.onfinish = () => ghost.remove();
  }

  /** Where each thing was seen that is still on its way. */
  #stopSlides(): Map<string, Box> {
    const seen = new Map<string, Box>();
    for (const key of this.#slides.keys()) {
      const flyer = this.#flyers.get(key);
      if (flyer !== undefined) seen.set(key, boxOf(flyer.element));
    }
    for (const slide of this.#slides.values()) slide.cancel();
    this.#slides.clear();
    return seen;
  }

  #slide({ key, element, from, to }: Slide): void {
    // The transform alone: an origin among the frames would keep the whole slide off the compositor.
    const frames = [{ transform: centredTransformFrom(from, to) }, {}];
    const slide = element.animate(frames, { duration: SLIDE_MS, easing: EASE_OUT });
    slide.onfinish = () => this.#slides.delete(key);
    this.#slides.set(key, slide);
  }

  #start({ key, flyer: { element }, from, to, tile, isTurning, delay }: Take, isStill: boolean): void {
    this.#land(key);
    if (isStill || this.layer === null) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
      return;
    }
    const ghost = makeGhost(element, to, tile);
    if (isTurning) addBack(ghost, delay);
    this.layer.append(ghost);
    const timing = { duration: durationOf(from, to), delay, easing: EASE_OUT, fill: 'both' } as const;
    const frames = [{ transform: placedAt(to, from) }, { transform: placedAt(to, to) }];
    const animation = ghost.animate(frames, timing);
    const cover = element.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, fill: 'backwards' });
    animation.onfinish = () => this.#land(key);
    this.#flights.set(key, { ghost, animation, cover });
  }

  #land(key: string): void {
    const flight = this.#flights.get(key);
    if (flight === undefined) return;
    this.#flights.delete(key);
    flight.animation.cancel();
    flight.cover.cancel();
    flight.ghost.remove();
  }
}

function windowSize(): string {
  return `${innerWidth} ${innerHeight}`;
}

/** A ghost stands at the corner of the window: its transform alone says where it is. */
function placedAt(own: Box, at: Box): string {
  return transformFrom(at, { left: 0, top: 0, width: own.width, height: own.height });
}

/** By which things are found. */
const NAMES = ['data-thing', 'data-home', 'data-drop'];

function tileWidthOf(element: Element): string {
  return getComputedStyle(element).getPropertyValue('--w');
}

/** A picture of the thing: what is looked for by its name is the thing itself. */
function makeGhost(element: Element, { width, height }: Box, tile: string): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'flight';
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  ghost.style.setProperty('--w', tile);
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.transform = '';
  for (const name of NAMES) {
    for (const named of [copy, ...copy.querySelectorAll(`[${name}]`)]) named.removeAttribute(name);
  }
  ghost.append(copy);
  return ghost;
}

/** The copy begins with its back up and turns over while it travels. */
function addBack(ghost: HTMLElement, delay: number): void {
  const turn = document.createElement('div');
  turn.className = 'flight-turn';
  const back = document.createElement('span');
  back.className = 'tile flight-back';
  back.append(Object.assign(document.createElement('span'), { className: 'tile-face tile-back' }));
  turn.append(...ghost.childNodes, back);
  ghost.append(turn);
  const frames = [{ transform: 'rotateY(180deg)' }, { transform: 'rotateY(0)' }];
  turn.animate(frames, { duration: 280, delay, easing: EASE_OUT, fill: 'both' });
}
