import type { CSSProperties } from 'react';
import type { Box } from './motion/paths.ts';
import type { Size } from './use-size.ts';

/** What a computed table is drawn for: a desk, a tablet held upright, a phone on its side, a phone held upright. */
export type FloorShape = 'desk' | 'tablet' | 'lying' | 'upright';

/** Where thumbs play, and there is room for few words. */
export function isPhone(shape: FloorShape): boolean {
  return shape === 'upright' || shape === 'lying';
}

/** A finger finds it. */
export const TARGET_PX = 44;

/** No phone on its side is narrower. */
const LEAST_LYING = 640;

/** The floor is what lies below the top bar; one that is lower than `tall` is drawn as on a phone. */
export function floorShape({ width, height }: Size, tall: number): FloorShape {
  if (width >= 1024 && height >= tall) return 'desk';
  if (width < LEAST_LYING) return 'upright';
  return height >= tall ? 'tablet' : 'lying';
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
