import type { BriefCard, GameBrief } from '@tablee/table-ui';
import type { TilesWords } from '../../locale/index.ts';
import type { TilesOptions, TilesTypes } from '../../rules/types.ts';
import { AimPicture, EndPicture, LayPicture, TurnPicture } from './family-pictures.tsx';
import { FlipPicture, FourLeftPicture, PairsPicture, StayPicture } from './junior-pictures.tsx';

type TilesBriefCard = BriefCard<TilesTypes, TilesWords>;

interface BriefCards {
  readonly first: readonly TilesBriefCard[];
  readonly short: readonly TilesBriefCard[];
}

const AIM: TilesBriefCard = { id: 'aim', Picture: AimPicture };
const TURN: TilesBriefCard = { id: 'turn', Picture: TurnPicture };
/** DR-6: on the first cards too, because newcomers do not know which tiles go together. */
const LAY: TilesBriefCard = { id: 'lay', Picture: LayPicture };
const END: TilesBriefCard = { id: 'end', Picture: EndPicture };
const FLIP: TilesBriefCard = { id: 'turn', Picture: FlipPicture };
const PAIRS: TilesBriefCard = { id: 'lay', Picture: PairsPicture };
/** DR-A3: the two tiles stay in their places. */
const STAY: TilesBriefCard = { id: 'stay', Picture: StayPicture };
const MOST: TilesBriefCard = { id: 'end', Picture: FourLeftPicture };

const FAMILY: BriefCards = { first: [AIM, LAY, TURN], short: [TURN, LAY, END] };
const JUNIOR: BriefCards = { first: [FLIP, PAIRS, MOST], short: [FLIP, PAIRS, MOST] };
const MEMORY: BriefCards = { first: [PAIRS, STAY, MOST], short: [PAIRS, STAY, MOST] };

function cardsFor({ mode, memory }: TilesOptions): BriefCards {
  if (mode === 'family') return FAMILY;
  return memory ? MEMORY : JUNIOR;
}

export const tilesBrief: GameBrief<TilesTypes, TilesWords> = {
  first: (options) => cardsFor(options).first,
  short: (options) => cardsFor(options).short,
  sections: ({ mode }) => ['material', mode],
};
