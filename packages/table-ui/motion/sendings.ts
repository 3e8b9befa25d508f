import type { ReactNode } from 'react';
import type { Box } from './paths.ts';
import type { FlightPath } from './ways.ts';

/** An anchor by name, an element, or a box of the layer. */
export type FlightEnd = string | Element | Box;

/** A picture to fly across the table. */
export interface SentPicture {
  readonly picture: ReactNode;
  /** Shown until the picture has turned over. */
  readonly back?: ReactNode;
  readonly from: FlightEnd;
  readonly to: FlightEnd;
  readonly way: FlightPath;
  /** Element that stays hidden until the picture arrives. */
  readonly hides?: HTMLElement | null;
}

/** A flying picture. */
export interface FlyingPicture extends SentPicture {
  readonly id: number;
  readonly from: Box;
  readonly to: Box;
  readonly rank: number;
}

/** Flying pictures, for the layer that draws them. */
export class FlyingPictures {
  readonly #listeners = new Set<() => void>();
  #count = 0;
  all: readonly FlyingPicture[] = [];

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(sent: readonly Omit<FlyingPicture, 'id' | 'rank'>[]): void {
    if (sent.length === 0) return;
    const begun = sent.map((one, rank) => {
      this.#count += 1;
      return { ...one, id: this.#count, rank };
    });
    this.#set([...this.all, ...begun]);
  }

  land(id: number): void {
    this.#set(this.all.filter((one) => one.id !== id));
  }

  #set(all: readonly FlyingPicture[]): void {
    this.all = all;
    for (const listener of this.#listeners) listener();
  }
}
