import { Glyph, type Shape, Tile as TileBody } from '@tablee/table-ui';
import { memo } from 'react';
import { type Character, type Colour, characterOf, colourOf, type Tile, valueOf } from '../rules/tile.ts';
import dinosaur from './art/dinosaur.svg';
import elephant from './art/elephant.svg';
import giraffe from './art/giraffe.svg';
import hedgehog from './art/hedgehog.svg';
import ladybird from './art/ladybird.svg';
import mouse from './art/mouse.svg';
import panda from './art/panda.svg';
import parrot from './art/parrot.svg';
import penguin from './art/penguin.svg';
import snail from './art/snail.svg';
import tiger from './art/tiger.svg';
import unicorn from './art/unicorn.svg';
import whale from './art/whale.svg';

const PICTURES: Readonly<Record<Character, string>> = {
  ladybird,
  snail,
  mouse,
  hedgehog,
  parrot,
  penguin,
  panda,
  tiger,
  unicorn,
  giraffe,
  elephant,
  dinosaur,
  whale,
};

/** Each colour has a shape too, for players who cannot tell colours apart. */
export const SHAPES: Readonly<Record<Colour, Shape>> = { R: 'circle', B: 'diamond', G: 'triangle', P: 'star' };

export function pictureOf(tile: Tile): string {
  return PICTURES[characterOf(tile)];
}

/** A tile face up: number, shape, animal. Hidden from screen readers; the parent element names it. */
export const Piece = memo(function Piece({ tile }: { readonly tile: Tile }) {
  const colour = colourOf(tile);
  return (
    <TileBody>
      <span className="face" data-colour={colour} aria-hidden="true">
        <b>
          <span>{valueOf(tile)}</span>
          <Glyph shape={SHAPES[colour]} />
        </b>
        <img src={pictureOf(tile)} alt="" draggable={false} decoding="sync" />
      </span>
    </TileBody>
  );
});

/** A tile in a line of text: number and shape in its colour. */
export function TileMark({ tile }: { readonly tile: Tile }) {
  const colour = colourOf(tile);
  return (
    <span className="tile-mark" data-colour={colour} aria-hidden="true">
      {valueOf(tile)}
      <Glyph shape={SHAPES[colour]} />
    </span>
  );
}
