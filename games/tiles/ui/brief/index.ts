import type { BriefCard, GameBrief } from '@tablee/table-ui';
import type { TilesWords } from '../../locale/index.ts';
import type { TilesOptions, TilesTypes } from '../../rules/types.ts';
import { AimPicture, EndPicture, LayPicture, TurnPicture } from './family-pictures.tsx';
import { FlipPicture, FourLeftPicture, PairsPicture, StayPicture } from './junior-pictures.tsx';

type Card = BriefCard<TilesTypes, TilesWords>;

interface Lesson {
  readonly first: readonly Card[];
  readonly short: readonly Card[];
}

const AIM: Card = { id: 'aim', Picture: AimPicture };
const TURN: Card = { id: 'turn', Picture: TurnPicture };
/** DR-6: on the first cards too, because newcomers do not know which tiles go together. */
const LAY: Card = { id: 'lay', Picture: LayPicture };
const END: Card = { id: 'end', Picture: EndPicture };
const FLIP: Card = { id: 'turn', Picture: FlipPicture };
const PAIRS: Card = { id: 'lay', Picture: PairsPicture };
/** DR-A3: the two tiles stay in their places. */
const STAY: Card = { id: 'stay', Picture: StayPicture };
const MOST: Card = { id: 'end', Picture: FourLeftPicture };

const FAMILY: Lesson = { first: [AIM, LAY, TURN], short: [TURN, LAY, END] };
const JUNIOR: Lesson = { first: [FLIP, PAIRS, MOST], short: [FLIP, PAIRS, MOST] };
const MEMORY: Lesson = { first: [PAIRS, STAY, MOST], short: [PAIRS, STAY, MOST] };

function lessonOf({ mode, memory }: TilesOptions): Lesson {
  if (mode === 'family') return FAMILY;
  return memory ? MEMORY : JUNIOR;
}

export const tilesBrief: GameBrief<TilesTypes, TilesWords> = {
  first: (options) => lessonOf(options).first,
  short: (options) => lessonOf(options).short,
  sections: ({ mode }) => ['material', mode],
};
