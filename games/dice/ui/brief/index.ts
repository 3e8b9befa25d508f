import { type BriefCard, type BriefPictureProps, type GameBrief, later } from '@tablee/table-ui';
import type { DiceWords } from '../../locale/index.ts';
import type { DiceTypes } from '../../rules/types.ts';

type Card = BriefCard<DiceTypes, DiceWords>;
type PictureProps = BriefPictureProps<DiceTypes, DiceWords>;

/** Loaded lazily: only newcomers and readers of the rules see them. */
const EndPicture = later<PictureProps>(async () => (await import('./pictures.tsx')).EndPicture);
const LayPicture = later<PictureProps>(async () => (await import('./pictures.tsx')).LayPicture);
const TurnPicture = later<PictureProps>(async () => (await import('./pictures.tsx')).TurnPicture);

const AIM: Card = { id: 'aim', Picture: LayPicture };
const TURN: Card = { id: 'turn', Picture: TurnPicture };
const LAY: Card = { id: 'lay', Picture: LayPicture };
const END: Card = { id: 'end', Picture: EndPicture };

export const diceBrief: GameBrief<DiceTypes, DiceWords> = {
  first: () => [AIM, TURN, END],
  short: () => [TURN, LAY, END],
};
