import type { CSSProperties } from 'react';
import type { Box } from './motion/paths.ts';
import type { Size } from './use-size.ts';

/** What a computed table is drawn for: a desk, a tablet in portrait, a phone in landscape, a phone in portrait. */
export type FloorShape = 'desk' | 'tablet' | 'landscape' | 'portrait';

/** Where thumbs play, and there is room for few words. */
export function isPhone(shape: FloorShape): boolean {
  return shape === 'portrait' || shape === 'landscape';
}

/** A finger finds it. */
export const TARGET_PX = 44;

/** No phone in landscape is narrower. */
const LEAST_LANDSCAPE = 640;

/** The floor is what lies below the top bar; one that is lower than `tall` is drawn as on a phone. */
export function floorShape({ width, height }: Size, tall: number): FloorShape {
  if (width >= 1024 && height >= tall) return 'desk';
  if (width < LEAST_LANDSCAPE) return 'portrait';
  return height >= tall ? 'tablet' : 'landscape';
}

/** How much larger or smaller than on a window of 1440 × 900 everything of a desk is. */
export function deskScale({ width, height }: Size, least: number): number {
  return clamp(Math.min(width / 1440, height / 808), least, 1.4);
}

/** All along the lower edge. */
export function boxAtFoot({ width, height }: Size, tall: number): Box {
  return { left: 0, top: Math.round(height - tall), width: Math.round(width), height: Math.round(tall) };
}

/** Where something lies that fills its box: its transform alone says where. */
export function placed({ left, top, width, height }: Box): CSSProperties {
  return { transform: `translate(${left}px, ${top}px)`, width, height };
}

export function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
