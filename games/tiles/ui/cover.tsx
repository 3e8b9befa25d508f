import type { CSSProperties, ReactNode } from 'react';
import hedgehog from './art/hedgehog.svg';
import panda from './art/panda.svg';
import tiger from './art/tiger.svg';
import './cover.css';

interface CoverTile {
  readonly value: number;
  readonly picture: string;
  readonly colour: string;
  readonly glyph: ReactNode;
}

const CIRCLE = <circle cx="50" cy="50" r="40" />;
const DIAMOND = <path d="M50 4 94 50 50 96 6 50Z" />;
const TRIANGLE = <path d="M50 8 95 88H5Z" />;

const TILES: readonly CoverTile[] = [
  { value: 7, picture: panda, colour: '#3c7dd9', glyph: DIAMOND },
  { value: 8, picture: tiger, colour: '#3c7dd9', glyph: DIAMOND },
  { value: 4, picture: hedgehog, colour: '#e4572e', glyph: CIRCLE },
  { value: 4, picture: hedgehog, colour: '#4c9f70', glyph: TRIANGLE },
];

export function Cover() {
  return (
    <span className="cover cover-tiles" aria-hidden="true">
      <span className="cover-art">
        {TILES.map(({ value, picture, colour, glyph }) => (
          <span key={`${value} ${colour}`} className="cover-tile" style={{ '--cover-colour': colour } as CSSProperties}>
            <b>
              {value}
              <svg viewBox="0 0 100 100" fill="currentColor">
                {glyph}
              </svg>
            </b>
            <img src={picture} alt="" />
          </span>
        ))}
      </span>
    </span>
  );
}
