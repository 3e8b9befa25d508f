import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { DICE, type Face } from '../rules/face.ts';
import { DieFace } from './face.tsx';

function drawn(face: Face | null): string {
  return renderToStaticMarkup(createElement(DieFace, { face }));
}

/** The face without its colour, as a colour-blind player sees it. */
function withoutColour(face: Face): string {
  return drawn(face).replaceAll(/data-colour="\w"/g, '');
}

describe('a die', () => {
  const faces = [...new Set(DICE.flat())];

  it('shows 53 different faces, even without colours', () => {
    expect(faces).toHaveLength(53);
    expect(new Set(faces.map(withoutColour)).size).toBe(53);
  });

  it('shows no number before its first throw', () => {
    expect(drawn(null)).not.toMatch(/>\d+</);
  });
});
