import type { Say } from '@tablee/words';
import type { CSSProperties } from 'react';
import type { BoxWords } from '../locale/words.gen.ts';
import boum from './art/boum.svg';
import cocorico from './art/cocorico.svg';
import miaou from './art/miaou.svg';
import './cover.css';

const BURST_SPIKES = 14;

/** A comic burst with regular points. */
const BURST = Array.from({ length: BURST_SPIKES * 2 }, (_, index) => {
  const angle = (index * Math.PI) / BURST_SPIKES;
  const radius = index % 2 === 0 ? 50 : 38;
  return `${(50 + radius * Math.sin(angle)).toFixed(1)},${(50 - radius * Math.cos(angle)).toFixed(1)}`;
}).join(' ');

interface CoverCard {
  readonly word: keyof BoxWords & `cover.${string}`;
  readonly picture: string;
  readonly colour: string;
  readonly pattern: string;
}

const RAYS = 'repeating-conic-gradient(from 4deg at 50% 42%, rgb(255 255 255 / 0.26) 0 9deg, transparent 9deg 18deg)';
const CHECKS = 'repeating-conic-gradient(rgb(255 255 255 / 0.22) 0 25%, transparent 0 50%) 0 0 / 25% 18%';

/** From back to front. */
const CARDS: readonly CoverCard[] = [
  { word: 'cover.left', picture: boum, colour: '#ee7a55', pattern: RAYS },
  { word: 'cover.right', picture: miaou, colour: '#a888d8', pattern: CHECKS },
  { word: 'cover.middle', picture: cocorico, colour: '#f2b63c', pattern: RAYS },
];

/** Number of letters that fit on a card at full size. */
const MAX_LETTERS_AT_FULL_SIZE = 8;

function fontScaleOf(word: string): number {
  return Math.min(1, MAX_LETTERS_AT_FULL_SIZE / word.length);
}

export function Cover({ say }: { readonly say: Say<BoxWords> }) {
  return (
    <span className="cover cover-ruckus" aria-hidden="true">
      <span className="cover-art">
        {CARDS.map(({ word, picture, colour, pattern }) => (
          <span key={word} className="cover-card">
            <span
              className="cover-card-face"
              style={{ '--cover-colour': colour, '--cover-pattern': pattern } as CSSProperties}
            >
              <svg viewBox="0 0 100 100" fill="currentColor">
                <polygon points={BURST} />
              </svg>
              <img src={picture} alt="" />
              <b style={{ '--cover-fit': fontScaleOf(say(word)) } as CSSProperties}>{say(word)}</b>
            </span>
          </span>
        ))}
      </span>
    </span>
  );
}
