import { type BriefCard, type BriefPictureProps, type GameBrief, later } from '@tablee/table-ui';
import type { RushWords } from '../../locale/index.ts';
import { rushRulebook } from '../../rules/rulebook.ts';
import type { RushOptions, RushTypes } from '../../rules/types.ts';

type Card = BriefCard<RushTypes, RushWords>;
type PictureProps = BriefPictureProps<RushTypes, RushWords>;

/** Only newcomers and readers see them. */
const AimPicture = later<PictureProps>(async () => (await import('./pictures.tsx')).AimPicture);
const TurnPicture = later<PictureProps>(async () => (await import('./pictures.tsx')).TurnPicture);
const LayPicture = later<PictureProps>(async () => (await import('./pictures.tsx')).LayPicture);
const SpellPicture = later<PictureProps>(async () => (await import('./dangers.tsx')).SpellPicture);
const DragonPicture = later<PictureProps>(async () => (await import('./dangers.tsx')).DragonPicture);

const AIM: Card = { id: 'aim', Picture: AimPicture };
const TURN: Card = { id: 'turn', Picture: TurnPicture };
/** RO-14, RO-22, RO-25: it is read before roles are known: a newcomer may be the sorcerer, who begins and has other jokers. */
const SIGNAL: Card = { id: 'signal', Picture: TurnPicture };
const LAY: Card = { id: 'lay', Picture: LayPicture };

const SECTIONS = [...new Set(Object.values(rushRulebook).map(({ section }) => section))];

export const rushBrief: GameBrief<RushTypes, RushWords> = {
  first: (options) => [AIM, SIGNAL, { id: 'end', Picture: dangerOf(options) }],
  short: (options) => [TURN, LAY, { id: 'win', Picture: options.training === 2 ? DragonPicture : AimPicture }],
  sections: ({ training }) => SECTIONS.filter((section) => training === 2 || section !== 'dragon'),
};

/** What is new in each training. */
function dangerOf({ training }: RushOptions): Card['Picture'] {
  return training === 2 ? DragonPicture : SpellPicture;
}
