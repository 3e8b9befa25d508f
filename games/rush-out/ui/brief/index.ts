import { type BriefCard, type BriefPictureProps, type GameBrief, later } from '@tablee/table-ui';
import type { RushWords } from '../../locale/index.ts';
import { CHAPTERS, contentsOf } from '../../rules/content/chapters.ts';
import { rushRulebook } from '../../rules/rulebook.ts';
import type { RushOptions, RushTypes } from '../../rules/types.ts';
import type * as Pictures from './all-pictures.ts';

type RushBriefCard = BriefCard<RushTypes, RushWords>;
type PictureProps = BriefPictureProps<RushTypes, RushWords>;

function hasRounds(options: RushOptions): boolean {
  return contentsOf(options).modules.includes('rounds');
}

function hasDragon(options: RushOptions): boolean {
  return contentsOf(options).modules.includes('dragon');
}

/** Lazily loaded picture. Created once each, because a new component type at every render would restart its loading. */
function drawn(name: keyof typeof Pictures): RushBriefCard['Picture'] {
  return later<PictureProps>(async () => (await import('./all-pictures.ts'))[name]);
}

const AimPicture = drawn('AimPicture');
const TurnPicture = drawn('TurnPicture');
const SpellPicture = drawn('SpellPicture');
const DragonPicture = drawn('DragonPicture');
const SorcererAimPicture = drawn('SorcererAimPicture');
const CastPicture = drawn('CastPicture');
const LimitsPicture = drawn('LimitsPicture');
const CupsPicture = drawn('CupsPicture');
const SorcererCupsPicture = drawn('SorcererCupsPicture');
const HamperPicture = drawn('HamperPicture');

const AIM: RushBriefCard = { id: 'aim', Picture: AimPicture };
const TURN: RushBriefCard = { id: 'turn', Picture: TurnPicture };
const LAY: RushBriefCard = { id: 'lay', Picture: drawn('LayPicture') };

/** Without the box: RULES.md describes its contents. */
const SECTIONS = [...new Set(Object.values(rushRulebook).map(({ section }) => section))].filter(
  (section) => section !== 'box',
);
const MODULES: ReadonlySet<string> = new Set(CHAPTERS.flatMap((chapter) => contentsOf({ chapter }).modules));

/** A section with the name of a module is played with it only. */
function isPlayed(section: string, options: RushOptions): boolean {
  const modules: readonly string[] = contentsOf(options).modules;
  return !MODULES.has(section) || modules.includes(section);
}

export const rushBrief: GameBrief<RushTypes, RushWords> = {
  first: (options, mine) => (mine?.role === 'sorcerer' ? forSorcerer(options) : forHero(options)),
  short: (options) => [TURN, LAY, hasRounds(options) ? { id: 'win.rounds', Picture: CupsPicture } : winOf(options)],
  sections: (options) => SECTIONS.filter((section) => isPlayed(section, options)),
};

function winOf(options: RushOptions): RushBriefCard {
  return { id: 'win', Picture: hasDragon(options) ? DragonPicture : AimPicture };
}

/** RO-18, RO-19: beginners break these two rules first, so the brief shows them. */
function forHero(options: RushOptions): readonly RushBriefCard[] {
  if (hasRounds(options))
    return [
      { id: 'aim.rounds', Picture: CupsPicture },
      { id: 'signal', Picture: TurnPicture },
      { id: 'hampers', Picture: HamperPicture },
    ];
  return [
    AIM,
    { id: 'signal', Picture: TurnPicture },
    hasDragon(options) ? { id: 'end', Picture: DragonPicture } : { id: 'limits', Picture: LimitsPicture },
  ];
}

function forSorcerer(options: RushOptions): readonly RushBriefCard[] {
  if (hasRounds(options))
    return [
      { id: 'aim.rounds', Picture: SorcererCupsPicture },
      { id: 'signal.sorcerer', Picture: CastPicture },
      { id: 'hampers.sorcerer', Picture: HamperPicture },
    ];
  return [
    { id: 'aim', Picture: SorcererAimPicture },
    { id: 'signal.sorcerer', Picture: CastPicture },
    { id: 'spells', Picture: hasDragon(options) ? DragonPicture : SpellPicture },
  ];
}
