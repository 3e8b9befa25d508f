import { type BriefCard, type BriefPictureProps, type GameBrief, later } from '@tablee/table-ui';
import type { RummuWords } from '../../locale/index.ts';
import type { RummuTypes } from '../../rules/types.ts';

type RummuBriefCard = BriefCard<RummuTypes, RummuWords>;
type PictureProps = BriefPictureProps<RummuTypes, RummuWords>;

/** Loaded on demand: most players never open the brief. */
const AimPicture = later<PictureProps>(async () => (await import('./pictures.tsx')).AimPicture);
const EndPicture = later<PictureProps>(async () => (await import('./pictures.tsx')).EndPicture);
const LayPicture = later<PictureProps>(async () => (await import('./pictures.tsx')).LayPicture);
const TurnPicture = later<PictureProps>(async () => (await import('./pictures.tsx')).TurnPicture);

const AIM: RummuBriefCard = { id: 'aim', Picture: AimPicture };
const TURN: RummuBriefCard = { id: 'turn', Picture: TurnPicture };
const LAY: RummuBriefCard = { id: 'lay', Picture: LayPicture };
const END: RummuBriefCard = { id: 'end', Picture: EndPicture };

export const rummuBrief: GameBrief<RummuTypes, RummuWords> = {
  first: () => [AIM, TURN, END],
  short: () => [TURN, LAY, END],
};
