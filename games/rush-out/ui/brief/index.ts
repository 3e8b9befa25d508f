import { type BriefCard, type BriefPictureProps, type GameBrief, later } from '@tablee/table-ui';
import type { RushWords } from '../../locale/index.ts';
import { rushRulebook } from '../../rules/rulebook.ts';
import type { RushOptions, RushTypes } from '../../rules/types.ts';

type Card = BriefCard<RushTypes, RushWords>;
type PictureProps = BriefPictureProps<RushTypes, RushWords>;

/** Only newcomers and readers see them. */
const AimPicture = later<PictureProps>(async () => (await import('./pictures.tsx')).AimPicture);
const SorcererAimPicture = later<PictureProps>(async () => (await import('./pictures.tsx')).SorcererAimPicture);
const TurnPicture = later<PictureProps>(async () => (await import('./pictures.tsx')).TurnPicture);
const CastPicture = later<PictureProps>(async () => (await import('./pictures.tsx')).CastPicture);
const LimitsPicture = later<PictureProps>(async () => (await import('./limits.tsx')).LimitsPicture);
const LayPicture = later<PictureProps>(async () => (await import('./limits.tsx')).LayPicture);
const SpellPicture = later<PictureProps>(async () => (await import('./dangers.tsx')).SpellPicture);
const DragonPicture = later<PictureProps>(async () => (await import('./dangers.tsx')).DragonPicture);

const AIM: Card = { id: 'aim', Picture: AimPicture };
const TURN: Card = { id: 'turn', Picture: TurnPicture };
const LAY: Card = { id: 'lay', Picture: LayPicture };

/** What is in the box, and what of the rulebook is lost, is told in RULES.md: nobody at a table asks for it. */
const SECTIONS = [...new Set(Object.values(rushRulebook).map(({ section }) => section))];

export const rushBrief: GameBrief<RushTypes, RushWords> = {
  first: (options, mine) => {
    if (mine?.role === 'sorcerer') return forSorcerer(options);
    return mine?.role === 'hero' ? forHero(options) : forAnybody(options);
  },
  short: (options) => [TURN, LAY, { id: 'win', Picture: options.training === 2 ? DragonPicture : AimPicture }],
  sections: ({ training }) =>
    SECTIONS.filter((section) => section !== 'box' && (training === 2 || section !== 'dragon')),
};

/** RO-14, RO-22, RO-25: where roles are not known a newcomer may be the sorcerer, who begins and has other jokers. */
function forAnybody(options: RushOptions): readonly Card[] {
  return [AIM, { id: 'signal', Picture: TurnPicture }, { id: 'end', Picture: dangerOf(options) }];
}

/** RO-18, RO-19: the two rules that beginners break first are told before the match. */
function forHero({ training }: RushOptions): readonly Card[] {
  return [
    AIM,
    { id: 'signal.hero', Picture: TurnPicture },
    training === 2 ? { id: 'dragon.hero', Picture: DragonPicture } : { id: 'limits', Picture: LimitsPicture },
  ];
}

function forSorcerer(options: RushOptions): readonly Card[] {
  return [
    { id: 'aim.sorcerer', Picture: SorcererAimPicture },
    { id: 'signal.sorcerer', Picture: CastPicture },
    { id: 'spells', Picture: dangerOf(options) },
  ];
}

/** What is new in each training. */
function dangerOf({ training }: RushOptions): Card['Picture'] {
  return training === 2 ? DragonPicture : SpellPicture;
}
