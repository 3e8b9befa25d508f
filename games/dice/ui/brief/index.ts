import type { BriefCard, BriefPictureProps, GameBrief } from '@tablee/table-ui';
import type { DiceWords } from '../../locale/index.ts';
import type { DiceTypes } from '../../rules/types.ts';
import { later } from '../later.tsx';

type Card = BriefCard<DiceTypes, DiceWords>;

/** Only newcomers and readers see them. */
const LayPicture = later(async () => (await import('./pictures.tsx')).LayPicture);
const TurnPicture = later(async () => (await import('./pictures.tsx')).TurnPicture);
const EndPicture = later<BriefPictureProps<DiceTypes, DiceWords>>(
  async () => (await import('./pictures.tsx')).EndPicture,
);

const AIM: Card = { id: 'aim', Picture: LayPicture };
const TURN: Card = { id: 'turn', Picture: TurnPicture };
const LAY: Card = { id: 'lay', Picture: LayPicture };
const END: Card = { id: 'end', Picture: EndPicture };

export const diceBrief: GameBrief<DiceTypes, DiceWords> = {
  first: () => [AIM, TURN, END],
  short: () => [TURN, LAY, END],
};
