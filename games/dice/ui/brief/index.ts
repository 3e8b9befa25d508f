import type { BriefCard, GameBrief } from '@tablee/table-ui';
import type { DiceWords } from '../../locale/index.ts';
import type { DiceTypes } from '../../rules/types.ts';
import { EndPicture, LayPicture, TurnPicture } from './pictures.tsx';

type Card = BriefCard<DiceTypes, DiceWords>;

const AIM: Card = { id: 'aim', Picture: LayPicture };
const TURN: Card = { id: 'turn', Picture: TurnPicture };
const LAY: Card = { id: 'lay', Picture: LayPicture };
const END: Card = { id: 'end', Picture: EndPicture };

export const diceBrief: GameBrief<DiceTypes, DiceWords> = {
  first: () => [AIM, TURN, END],
  short: () => [TURN, LAY, END],
};
