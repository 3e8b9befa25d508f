import type { BriefPictureProps } from '@tablee/table-ui';
import {
  Sketch,
  SketchArrow,
  SketchCrown,
  SketchGroup,
  SketchLine,
  SketchLines,
  SketchPart,
  SketchParts,
  SketchSign,
} from '@tablee/table-ui';
import type { TilesWords } from '../../locale/index.ts';
import type { Tile } from '../../rules/tile.ts';
import type { TilesTypes } from '../../rules/types.ts';
import { Piece } from '../piece.tsx';
import { Backs, Places } from './pieces.tsx';

type PictureProps = BriefPictureProps<TilesTypes, TilesWords>;

export function FlipPicture() {
  return (
    <Sketch>
      <Backs count={2} />
      <SketchArrow />
      <SketchGroup>
        <Piece tile="R5" />
        <Piece tile="P5" />
      </SketchGroup>
      <SketchSign isGood />
    </Sketch>
  );
}

/**
 * DR-3: tiles with the same animal or the same colour match. Tiles with neither are shown here too, except in memory,
 * where StayPicture shows them.
 */
export function PairsPicture({ options, say }: PictureProps) {
  return (
    <SketchLines>
      <Pair tiles={['R5', 'P5']} isGood>
        {say('ui.brief.animal')}
      </Pair>
      <Pair tiles={['G2', 'G9']} isGood>
        {say('ui.brief.colour')}
      </Pair>
      {!options.memory && (
        <Pair tiles={['B3', 'R7']} isGood={false}>
          {say('ui.brief.neither')}
        </Pair>
      )}
    </SketchLines>
  );
}

export function StayPicture({ say }: PictureProps) {
  return (
    <SketchParts>
      <SketchPart thing={<Places open={STAYING} />}>{say('ui.brief.neither')}</SketchPart>
      <SketchPart thing={<Places open={STAYING} areHidden />}>{say('ui.brief.same-place')}</SketchPart>
    </SketchParts>
  );
}

const STAYING: Readonly<Record<number, Tile>> = { 1: 'B3', 5: 'R7' };

interface PairProps {
  readonly tiles: readonly [Tile, Tile];
  readonly isGood: boolean;
  readonly children: string;
}

function Pair({ tiles, isGood, children }: PairProps) {
  return (
    <SketchLine
      thing={
        <>
          <Tiles tiles={tiles} />
          <SketchSign isGood={isGood} />
        </>
      }
    >
      {children}
    </SketchLine>
  );
}

/** DR-4: four backs are left, and the player with the most tiles wins. */
export function FourLeftPicture({ say }: PictureProps) {
  return (
    <SketchParts>
      <SketchPart thing={<Backs count={4} />}>{say('ui.brief.four')}</SketchPart>
      <SketchPart
        thing={
          <>
            <SketchCrown />
            <Tiles tiles={['R5', 'P5', 'G2', 'G9']} />
          </>
        }
      >
        {say('ui.brief.most')}
      </SketchPart>
    </SketchParts>
  );
}

function Tiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <SketchGroup isTight>
      {tiles.map((tile) => (
        <Piece key={tile} tile={tile} />
      ))}
    </SketchGroup>
  );
}
