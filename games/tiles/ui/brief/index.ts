import type { BriefCard, GameBrief } from '@tablee/table-ui';
import type { TilesWords } from '../../locale/index.ts';
import type { TilesOptions, TilesTypes } from '../../rules/types.ts';
import { AimPicture, EndPicture, LayPicture, TurnPicture } from './family-pictures.tsx';
import { FlipPicture, FourLeftPicture, MostPicture, PairsPicture } from './junior-pictures.tsx';

type Card = BriefCard<TilesTypes, TilesWords>;

interface Lesson {
  readonly aim: Card;
  readonly turn: Card;
  readonly lay: Card;
  readonly end: Card;
}

const FAMILY: Lesson = {
  aim: { id: 'aim', Picture: AimPicture },
  turn: { id: 'turn', Picture: TurnPicture },
  lay: { id: 'lay', Picture: LayPicture },
  end: { id: 'end', Picture: EndPicture },
};

const JUNIOR: Lesson = {
  aim: { id: 'aim', Picture: MostPicture },
  turn: { id: 'turn', Picture: FlipPicture },
  lay: { id: 'lay', Picture: PairsPicture },
  end: { id: 'end', Picture: FourLeftPicture },
};

function lessonOf({ mode }: TilesOptions): Lesson {
  return mode === 'junior' ? JUNIOR : FAMILY;
}

export const tilesBrief: GameBrief<TilesTypes, TilesWords> = {
  first: (options) => {
    const { aim, turn, end } = lessonOf(options);
    return [aim, turn, end];
  },
  short: (options) => {
    const { turn, lay, end } = lessonOf(options);
    return [turn, lay, end];
  },
  sections: ({ mode }) => ['material', mode],
};
