import { Glyph } from '@tablee/table-ui';
import { characterOf, colourOf, type Tile } from '../../rules/tile.ts';
import { pictureOf, SHAPES } from '../piece.tsx';

/** The sign that two tiles share: the animal, or the colour with its shape. */
export function SharedSign({ tiles: [one, other] }: { readonly tiles: readonly [Tile, Tile] }) {
  if (characterOf(one) === characterOf(other)) return <img src={pictureOf(one)} alt="" />;
  const colour = colourOf(one);
  return (
    <span className="shared-colour" data-colour={colour}>
      <Glyph shape={SHAPES[colour]} />
    </span>
  );
}
