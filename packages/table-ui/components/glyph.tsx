import type { CSSProperties } from 'react';
import type { Shape } from '../marks.ts';

const OUTLINES: Readonly<Record<Shape, string>> = {
  circle: 'M50 8a42 42 0 1 1 0 84a42 42 0 1 1 0-84Z',
  diamond: 'M50 3 95 50 50 97 5 50Z',
  triangle: 'M50 8 95 88H5Z',
  square: 'M12 12h76v76H12Z',
  star: 'm50 1 13 32 35 2-27 22 9 34-30-18-30 18 9-34L2 35l35-2Z',
  hexagon: 'M50 4 91 27v46L50 96 9 73V27Z',
};

interface GlyphProps {
  readonly shape: Shape;
  /** Adds a light rim for use on pictures. */
  readonly isRimmed?: boolean;
  readonly style?: CSSProperties;
}

export function Glyph({ shape, isRimmed = false, style }: GlyphProps) {
  const rim = isRimmed ? { stroke: '#fffbf2', strokeWidth: 16, paintOrder: 'stroke' } : {};
  return (
    <svg className="glyph" viewBox="-8 -8 116 116" fill="currentColor" aria-hidden="true" style={style}>
      <path d={OUTLINES[shape]} strokeLinejoin="round" {...rim} />
    </svg>
  );
}
