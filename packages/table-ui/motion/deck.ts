import { type Box, boxOf, carriedBy, centredIn, durationOf, hasMoved, shiftedBy, transformFrom } from './paths.ts';
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
  readonly isTurning: boolean;
  readonly delay: number;
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

  /** After every change of the table: reads all places once, then sets in motion what has moved. */
  settle(originOf: (key: string) => Origin | null): void {
    const moving = new Map([...this.#slides].map(([key, slide]) => [key, this.#stop(key, slide)]));
    const now = new Map([...this.#flyers].map(([key, { element, zone }]) => [key, { box: boxOf(element), zone }]));
    const isResized = this.#window !== windowSize();
    this.#window = windowSize();
    const frames = new Set([...this.#flyers.values()].map(({ frame }) => frame));
    let waiting = 0;
    for (const [key, seen] of isResized ? [] : now) {
      const flight = this.#flightOf(key, seen, originOf, waiting * STAGGER_MS);
      if (flight !== null) this.#start(flight);
      if (flight !== null && this.#last.get(key)?.zone !== seen.zone) waiting += 1;
      else if (flight === null) this.#slideHome(key, seen, now, moving, frames.has(key));
    }
    this.#last = now;
  }

  /** The travel of what is new, has changed its zone, or is on its way to a place that has moved meanwhile. */
  #flightOf(key: string, seen: Seen, originOf: (key: string) => Origin | null, delay: number): Take | null {
    const flyer = this.#flyers.get(key) as Flyer;
    const last = this.#last.get(key);
    const flight = this.#flights.get(key);
    const take = { key, flyer, to: seen.box, isTurning: false, delay };
    if (flight !== undefined) {
      if (last === undefined || !hasMoved(last.box, seen.box)) return null;
      return { ...take, from: this.#land(key, flight), delay: 0 };
    }
    if (last !== undefined) return last.zone === seen.zone ? null : { ...take, from: last.box };
    const origin = originOf(key);
    const anchor = origin === null ? undefined : this.#anchors.get(origin.anchor);
    if (origin === null || anchor === undefined) return null;
    return { ...take, from: centredIn(boxOf(anchor), seen.box), isTurning: origin.isTurning ?? false };
  }

  /** What stays in its zone slides there itself, less what its frame carries it. */
  #slideHome(
    key: string,
    { box: to }: Seen,
    now: ReadonlyMap<string, Seen>,
    moving: ReadonlyMap<string, Box>,
    isFrame: boolean,
  ): void {
    const last = this.#last.get(key);
    if (last === undefined || this.#flights.has(key)) return;
    const { element, frame } = this.#flyers.get(key) as Flyer;
    const start = (of: string, was: Box, is: Box): Box => {
      const shown = moving.get(of);
      return shown === undefined ? was : shiftedBy(was, shown, is);
    };
    const from = start(key, last.box, to);
    const [was, is] = frame === null ? [] : [this.#last.get(frame), now.get(frame)];
    const own = was === undefined || is === undefined ? from : carriedBy(from, was.box, is.box);
    const sized = isFrame ? { ...own, width: to.width, height: to.height } : own;
    if (hasMoved(sized, to)) this.#slide(key, element, sized, to);
  }

  /** Sends a copy of a piece from one anchor to another: for what nobody follows by its face. */
  launch(piece: Element, from: string, to: string): void {
    const [start, end] = [this.#anchors.get(from), this.#anchors.get(to)];
    if (this.layer === null || start === undefined || end === undefined || prefersStillness()) return;
    const box = boxOf(piece);
    const target = boxOf(end);
    const shrunk = { ...centredIn(target, { ...box, width: box.width / 3, height: box.height / 3 }) };
    const ghost = makeGhost(piece, box);
    this.layer.append(ghost);
    const frames = [
      { transform: placedAt(box, box), opacity: 1 },
      { transform: placedAt(box, shrunk), opacity: 0.9 },
    ];
    const animation = ghost.animate(frames, { duration: durationOf(box, target) + 80, easing: EASE_OUT });
    animation.onfinish = () => ghost.remove();
  }

  #stop(key: string, slide: Animation): Box {
    const element = this.#flyers.get(key)?.element;
    const box = element === undefined ? { left: 0, top: 0, width: 0, height: 0 } : boxOf(element);
    slide.cancel();
    this.#slides.delete(key);
    return box;
  }

  #slide(key: string, element: HTMLElement, from: Box, to: Box): void {
    if (prefersStillness()) return;
    const frames = [{ transform: transformFrom(from, to), transformOrigin: '0 0' }, { transformOrigin: '0 0' }];
    const slide = element.animate(frames, { duration: SLIDE_MS, easing: EASE_OUT });
    slide.onfinish = () => this.#slides.delete(key);
    this.#slides.set(key, slide);
  }

  #start({ key, flyer: { element }, from, to, isTurning, delay }: Take): void {
    if (prefersStillness() || this.layer === null) {
      element.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE_MS });
      return;
    }
    const ghost = makeGhost(element, to);
    if (isTurning) addBack(ghost, delay);
    this.layer.append(ghost);
    const timing = { duration: durationOf(from, to), delay, easing: EASE_OUT, fill: 'both' } as const;
    const frames = [{ transform: placedAt(to, from) }, { transform: placedAt(to, to) }];
    const animation = ghost.animate(frames, timing);
    const cover = element.animate([{ opacity: 0 }, { opacity: 0 }], { ...timing, fill: 'backwards' });
    animation.onfinish = () => this.#land(key, { ghost, animation, cover });
    this.#flights.set(key, { ghost, animation, cover });
  }

  /** Where the copy was when it landed. */
  #land(key: string, { ghost, animation, cover }: Flight): Box {
    const box = boxOf(ghost);
    animation.cancel();
    cover.cancel();
    ghost.remove();
    if (this.#flights.get(key)?.ghost === ghost) this.#flights.delete(key);
    return box;
  }
}

function windowSize(): string {
  return `${innerWidth} ${innerHeight}`;
}

/** A ghost stands at the corner of the window: its transform alone says where it is. */
function placedAt(own: Box, at: Box): string {
  return transformFrom(at, { left: 0, top: 0, width: own.width, height: own.height });
}

function makeGhost(element: Element, { width, height }: Box): HTMLElement {
  const ghost = document.createElement('div');
  ghost.className = 'flight';
  ghost.style.width = `${width}px`;
  ghost.style.height = `${height}px`;
  ghost.style.setProperty('--w', getComputedStyle(element).getPropertyValue('--w'));
  const copy = element.cloneNode(true) as HTMLElement;
  copy.style.transform = '';
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
