import type { CSSProperties } from 'react';
import type { Box } from './motion/paths.ts';
import type { Size } from './use-size.ts';

/** Window classes of a computed table: desktop, portrait tablet, landscape phone, portrait phone. */
export type FloorShape = 'desk' | 'tablet' | 'landscape' | 'portrait';

/** True on phones, with thumbs and little room for words. */
export function isPhone(shape: FloorShape): boolean {
  return shape === 'portrait' || shape === 'landscape';
}

/** Minimum target size in px. */
export const TARGET_PX = 44;

/** Minimum width of a landscape phone in px. */
const MIN_LANDSCAPE_PX = 640;

/** Takes the size of the area below the top bar. One that is lower than `tall` gets the layout of a phone. */
export function floorShape({ width, height }: Size, tall: number): FloorShape {
  if (width >= 1024 && height >= tall) return 'desk';
  if (width < MIN_LANDSCAPE_PX) return 'portrait';
  return height >= tall ? 'tablet' : 'landscape';
}

/** Scale of a desktop table relative to a window of 1440 × 900. */
export function deskScale({ width, height }: Size, least: number): number {
  return clamp(Math.min(width / 1440, height / 808), least, 1.4);
}

/** A strip along the lower edge. */
export function boxAtFoot({ width, height }: Size, tall: number): Box {
  return { left: 0, top: Math.round(height - tall), width: Math.round(width), height: Math.round(tall) };
}

/** Style of an element that fills its box and is placed by its transform alone. */
export function placed({ left, top, width, height }: Box): CSSProperties {
  return { transform: `translate(${left}px, ${top}px)`, width, height };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
