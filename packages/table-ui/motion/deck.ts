import { addBack, ghostOf, pieceWidthOf } from './ghost.ts';
import { hide } from './hide.ts';
import { type Box, boxOf, centredIn, seenFrom, transformFrom } from './paths.ts';
import { type Flight, type FlightStart, planMotion, type Slide, type ThingPlace } from './plan.ts';
import { prefersStillness } from './reduced.ts';
import { type Pan, pannedSince, type Scroll, scrollsBelow } from './scrolls.ts';
import { type FlightEnd, FlyingPictures, type SentPicture } from './sendings.ts';
import { FADE, FADE_IN, flightTiming, SLIDE, TURN_OVER, turnTiming } from './timing.ts';
import { framesOf, waypointsOf } from './ways.ts';

/** Start of a new thing: an anchor, and the back that is shown until the thing has turned over. */
export interface Origin {
  readonly anchor: string;
  readonly back?: string;
}

interface Flyer {
  readonly element: HTMLElement;
  readonly zone: string;
  readonly frame: string | null;
}

/** Place of a thing, with the scroll positions around it. */
interface MeasuredPlace extends ThingPlace {
  readonly scrolls: readonly Scroll[];
}

interface GhostFlight {
  readonly ghost: HTMLElement;
  readonly animation: Animation;
  /** Shows the thing itself again. */
  readonly show: () => void;
}

/** A flight with all values read from the page, so that no read follows the first write. */
interface ReadyFlight extends Flight {
  readonly element: HTMLElement;
  readonly pieceWidth: string;
}

/** Scale of a picture that flies into an anchor, which is a mark and not a place as large as the thing. */
const ANCHOR_SCALE = 1 / 3;

/**
 * Animates things from their last place to their present one. A thing that stays in its zone slides. One that changes
 * its zone flies as a copy above the table, so that no zone clips it; the element itself is invisible until then, but
 * can already be touched. All boxes are relative to the layer.
 */
export class FlightDeck {
  readonly #flyers = new Map<string, Flyer>();
  readonly #anchors = new Map<string, Element>();
  readonly #aloft = new Map<string, GhostFlight>();
  readonly #slides = new Map<string, Animation>();
  readonly #carried = new Map<string, Box>();
  #last = new Map<string, MeasuredPlace>();
  #window = '';
  /** The requested frame that calls `#settle`; null if there is none. */
  #asked: number | null = null;
  readonly sendings = new FlyingPictures();
  originOf: (key: string) => Origin | null = () => null;
  /** Last throw of each die by name. A moved die is a new element, which must not tumble again. */
  readonly rolls = new Map<string, string | number>();
  layer: HTMLElement | null = null;
  /** Hidden element that holds the backs by name. */
  backs: HTMLElement | null = null;

  enter(key: string, flyer: Flyer): () => void {
    this.#flyers.set(key, flyer);
    const { element } = flyer;
    return () => {
      if (this.#flyers.get(key)?.element === element) this.#flyers.delete(key);
      this.askToSettle();
    };
  }

  anchor(name: string, element: Element): () => void {
    this.#anchors.set(name, element);
    return () => {
      if (this.#anchors.get(name) === element) this.#anchors.delete(name);
    };
  }

  /** Starts the next animation of a dropped thing from this box of the window. */
  carry(key: string, box: Box): void {
    const here = seenFrom(this.#corner(), box);
    this.#carried.set(key, here);
    const last = this.#last.get(key);
    if (last !== undefined) this.#last.set(key, { ...last, box: here, scrolls: [] });
  }

  /** Box at which the thing was dropped; null once the table is settled. */
  readonly carriedTo = (key: string): Box | null => this.#carried.get(key) ?? null;

  /** Flies pictures across the table, for things without a flight key. */
  send(sent: readonly SentPicture[]): void {
    if (sent.length === 0 || prefersStillness()) return;
    const ready = sent.flatMap((one) => {
      const from = this.#boxAt(one.from);
      const to = this.#boxAt(one.to);
      if (from === null || to === null) return [];
      const small = { width: from.width * ANCHOR_SCALE, height: from.height * ANCHOR_SCALE };
      return [{ ...one, from, to: typeof one.to === 'string' ? centredIn(to, small) : to }];
    });
    this.sendings.add(ready);
  }

  /** Called after every render of anything that flies. The table is settled once a frame, after all renders. */
  askToSettle(): void {
    // Reading earlier would force a layout for each change; the frame has one in any case.
    this.#asked ??= requestAnimationFrame(() => this.#settle());
    // A hidden page has no frames. Changes meanwhile are settled at once, or all would fly when the page is shown.
    if (document.hidden) queueMicrotask(() => this.#settle());
  }

  /**
   * Reads all places, then animates the things that have moved. A read after an animation has begun would force a layout
   * of the whole table, once per thing.
   */
  #settle(): void {
    if (this.#asked === null) return;
    cancelAnimationFrame(this.#asked);
    this.#asked = null;
    this.#carried.clear();
    // Nothing can have moved: no read, which would force a layout.
    if (this.#flyers.size === 0 && this.#last.size === 0) return;
    const corner = this.#corner();
    const sliding = this.#stopSlides(corner);
    const scrollsOf = scrollsBelow(this.layer);
    const now = new Map([...this.#flyers].map(([key, flyer]) => [key, placed(flyer, corner, scrollsOf)]));
    const flying = new Map([...this.#aloft].map(([key, { ghost }]) => [key, seenFrom(corner, boxOf(ghost))]));
    const startOf = (key: string, box: Box): FlightStart | null => this.#startOf(this.originOf(key), box, corner);
    const isResized = this.#window !== windowSize();
    const plan = isResized
      ? null
      : planMotion({ before: this.#last, now, panned: pannedOf(this.#last), sliding, flying, startOf });
    this.#window = windowSize();
    this.#last = now;
    if (plan !== null) this.#fly(plan.flights, plan.slides);
  }

  #fly(flights: readonly Flight[], slides: readonly Slide[]): void {
    const isStill = prefersStillness();
    const ready = flights.map((flight): ReadyFlight => {
      const { element } = this.#flyers.get(flight.key) as Flyer;
      return { ...flight, element, pieceWidth: pieceWidthOf(element) };
    });
    for (const flight of ready) this.#start(flight, isStill);
    for (const slide of isStill ? [] : slides) this.#slide(slide);
  }

  #startOf(origin: Origin | null, box: Box, corner: Box): FlightStart | null {
    const anchor = origin === null ? undefined : this.#anchors.get(origin.anchor);
    if (anchor === undefined) return null;
    return { box: centredIn(seenFrom(corner, boxOf(anchor)), box), back: origin?.back ?? null };
  }

  #boxAt(place: FlightEnd): Box | null {
    if (typeof place !== 'string' && !(place instanceof Element)) return place;
    const element = typeof place === 'string' ? this.#anchors.get(place) : place;
    if (element === undefined) return null;
    const box = seenFrom(this.#corner(), boxOf(element));
    // The bounding box of a rotated element is larger than the element.
    if (!(element instanceof HTMLElement)) return box;
    return centredIn(box, { width: element.offsetWidth, height: element.offsetHeight });
  }

  #corner(): Box {
    return this.layer === null ? { left: 0, top: 0, width: 0, height: 0 } : boxOf(this.layer);
  }

  /** Stops all slides; answers with the boxes at which their things were drawn. */
  #stopSlides(corner: Box): Map<string, Box> {
    const drawn = new Map<string, Box>();
    for (const key of this.#slides.keys()) {
      const flyer = this.#flyers.get(key);
      if (flyer !== undefined) drawn.set(key, seenFrom(corner, boxOf(flyer.element)));
    }
    for (const slide of this.#slides.values()) slide.cancel();
    this.#slides.clear();
    return drawn;
  }

  #slide({ key, from, to }: Slide): void {
    const element = this.#flyers.get(key)?.element;
    if (element === undefined) return;
    // Only the transform: a transform-origin in the frames would keep the slide off the compositor.
    const slide = element.animate([{ transform: transformFrom(from, to) }, {}], SLIDE);
    slide.onfinish = () => {
      // A finished animation that is not cancelled would keep the next slide off the compositor.
      slide.cancel();
      this.#slides.delete(key);
    };
    this.#slides.set(key, slide);
  }

  #start({ key, element, from, to, back, rank, pieceWidth }: ReadyFlight, isStill: boolean): void {
    this.#land(key);
    if (isStill || this.layer === null) {
      element.animate(FADE_IN, FADE);
      return;
    }
    const ghost = ghostOf(element, to, pieceWidth);
    const behind = back === null ? null : this.backs?.querySelector(`[data-back="${back}"]`);
    if (behind != null) addBack(ghost, behind).animate(TURN_OVER, turnTiming(rank));
    this.layer.append(ghost);
    const animation = ghost.animate(
      framesOf(waypointsOf(from, to, to.width, 'straight'), to),
      flightTiming(from, to, rank),
    );
    animation.onfinish = () => this.#land(key);
    this.#aloft.set(key, { ghost, animation, show: hide(element) });
  }

  #land(key: string): void {
    const aloft = this.#aloft.get(key);
    if (aloft === undefined) return;
    this.#aloft.delete(key);
    aloft.animation.cancel();
    aloft.show();
    aloft.ghost.remove();
  }
}

function placed(
  { element, zone, frame }: Flyer,
  corner: Box,
  scrollsOf: ReturnType<typeof scrollsBelow>,
): MeasuredPlace {
  return { box: seenFrom(corner, boxOf(element)), zone, frame, scrolls: scrollsOf(element) };
}

function pannedOf(things: ReadonlyMap<string, MeasuredPlace>): Map<string, Pan> {
  return new Map([...things].map(([key, { scrolls }]) => [key, pannedSince(scrolls)]));
}

function windowSize(): string {
  return `${innerWidth} ${innerHeight}`;
}
