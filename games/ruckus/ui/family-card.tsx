import { Card } from '@tablee/table-ui';
import { type CSSProperties, memo } from 'react';
import type { Family } from '../rules/types.ts';
import { LOOKS } from './looks.ts';

/** A comic burst with irregular points. */
const BURST =
  '94,50 85.3,57.5 94.2,69.7 78.5,70.7 81.3,84.7 68.7,82.4 63.9,92.9 53.8,86.4 44.8,99.2 38.9,84.1 26.1,91.4 26.6,76 12.6,77.1 16,65.1 6.4,59.3 13.6,50 2.2,39.8 17.5,35.5 11.8,22.2 24.8,22 27.2,10.5 38.6,14.9 45.4,6.2 53.8,14.1 64.9,4 67.6,19.5 81.3,15.3 80.3,28 91.2,31.7 85.8,42.4';

/** Maximum font size in card widths; for a long line it is LINE_WIDTH divided by its number of letters. */
const MAX_FONT_SIZE = 0.215;
const LINE_WIDTH = 1.4;
/** Longer names are split into two lines to stay readable on a small card. */
const MAX_LETTERS_PER_LINE = 10;

/** Splits at a hyphen, as evenly as possible. */
function linesOf(name: string): readonly string[] {
  if (name.length <= MAX_LETTERS_PER_LINE) return [name];
  const breaks = [...name.matchAll(/-/g)].map(({ index }) => [name.slice(0, index + 1), name.slice(index + 1)]);
  return breaks.toSorted((one, other) => longestOf(one) - longestOf(other))[0] ?? [name];
}

function longestOf(lines: readonly string[]): number {
  return Math.max(...lines.map(({ length }) => length));
}

export function Burst() {
  return (
    <svg className="comic-burst" viewBox="0 0 100 100" fill="currentColor" aria-hidden="true">
      <polygon points={BURST} strokeLinejoin="round" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}

interface FamilyCardProps {
  readonly family: Family;
  /** The sound in the player's language. */
  readonly name: string;
}

/** A card face up. Hidden from screen readers; the parent element names it. */
export const FamilyCard = memo(function FamilyCard({ family, name }: FamilyCardProps) {
  const { picture, colour, pattern, turn, rise = 0 } = LOOKS[family];
  const lines = linesOf(name);
  const size = Math.min(MAX_FONT_SIZE, LINE_WIDTH / longestOf(lines));
  const style = { '--colour': colour, '--burst': `${turn}deg`, '--letters': size, '--rise': rise } as CSSProperties;
  return (
    <Card style={style}>
      <span className="family-face" data-pattern={pattern} aria-hidden="true">
        <Burst />
        <img src={picture} alt="" draggable={false} decoding="sync" />
        <b>{lines.join('\n')}</b>
      </span>
    </Card>
  );
});

export const BackCard = memo(function BackCard() {
  return (
    <Card>
      <span className="family-back" aria-hidden="true">
        <Burst />
        <b>!?</b>
      </span>
    </Card>
  );
});
