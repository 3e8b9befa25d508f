import { type BriefCard, type BriefPictureProps, type GameBrief, later } from '@tablee/table-ui';
import type { DiceWords } from '../../locale/index.ts';
import type { DiceTypes } from '../../rules/types.ts';

type DiceBriefCard = BriefCard<DiceTypes, DiceWords>;
type PictureProps = BriefPictureProps<DiceTypes, DiceWords>;

/** Loaded lazily: only newcomers and readers of the rules see them. */
const EndPicture = later<PictureProps>(async () => (await import('./pictures.tsx')).EndPicture);
const LayPicture = later<PictureProps>(async () => (await import('./pictures.tsx')).LayPicture);
const TurnPicture = later<PictureProps>(async () => (await import('./pictures.tsx')).TurnPicture);

const AIM: DiceBriefCard = { id: 'aim', Picture: LayPicture };
const TURN: DiceBriefCard = { id: 'turn', Picture: TurnPicture };
const LAY: DiceBriefCard = { id: 'lay', Picture: LayPicture };
const END: DiceBriefCard = { id: 'end', Picture: EndPicture };

export const diceBrief: GameBrief<DiceTypes, DiceWords> = {
  first: () => [AIM, TURN, END],
  short: () => [TURN, LAY, END],
};
