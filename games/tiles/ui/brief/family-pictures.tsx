import {
  type BriefPictureProps,
  Glyph,
  Sketch,
  SketchAction,
  SketchArrow,
  SketchCrown,
  SketchGroup,
  SketchLine,
  SketchLines,
  SketchPart,
  SketchParts,
  SketchParty,
} from '@tablee/table-ui';
import type { ReactNode } from 'react';
import type { TilesWords } from '../../locale/index.ts';
import type { Tile } from '../../rules/tile.ts';
import type { TilesTypes } from '../../rules/types.ts';
import { Piece, SHAPES } from '../piece.tsx';
import { BackRack, Backs, Lifted, Lit, Rack } from './pieces.tsx';

type PictureProps = BriefPictureProps<TilesTypes, TilesWords>;

const HELD: readonly Tile[] = ['B9', 'G11', 'R5'];

/** A full rack, then an empty one. */
export function AimPicture() {
  return (
    <Sketch>
      <Rack tiles={HELD} />
      <SketchArrow />
      <Rack tiles={[]} />
      <SketchParty />
    </Sketch>
  );
}

/** DR-7, DR-9: a tile goes where it fits, else one is drawn. */
export function TurnPicture({ say }: PictureProps) {
  return (
    <Sketch>
      <Lifted tile="B9" />
      <SketchArrow />
      <SketchGroup>
        <Lit tile="B9" />
        <Piece tile="B10" />
      </SketchGroup>
      <SketchAction>{say('ui.brief.else')}</SketchAction>
      <Backs count={3} />
    </Sketch>
  );
}

/** DR-6: a run and a family, each with a slot for its next tile. */
export function LayPicture({ say }: PictureProps) {
  return (
    <SketchLines>
      <SketchLine thing={<Growing tiles={['R2', 'R3', 'R4']} next="5" />}>
        <SketchAction>{say('ui.brief.run')}</SketchAction>
        {say('ui.brief.run.how')}
      </SketchLine>
      <SketchLine thing={<Growing tiles={['R11', 'G11', 'P11']} next={<Glyph shape={SHAPES.B} />} />}>
        <SketchAction>{say('ui.brief.family')}</SketchAction>
        {say('ui.brief.family.how')}
      </SketchLine>
    </SketchLines>
  );
}

function Growing({ tiles, next }: { readonly tiles: readonly Tile[]; readonly next: ReactNode }) {
  return (
    <SketchGroup isTight>
      {tiles.map((tile) => (
        <Piece key={tile} tile={tile} />
      ))}
      <span className="slot" aria-hidden="true">
        {next}
      </span>
    </SketchGroup>
  );
}

/** DR-12: an empty rack wins; if the match ends without one, the smallest rack wins. */
export function EndPicture({ say }: PictureProps) {
  return (
    <SketchParts>
      <SketchPart
        thing={
          <>
            <Rack tiles={[]} />
            <SketchCrown />
          </>
        }
      >
        {say('ui.brief.first')}
      </SketchPart>
      <SketchPart
        thing={
          <>
            <BackRack count={2} />
            <SketchCrown />
            <BackRack count={4} />
          </>
        }
      >
        {say('ui.brief.fewest')}
      </SketchPart>
    </SketchParts>
  );
}
