import type { Element, Skill } from './symbols.ts';

/** Back of a trial: the number of players from which it is used (RO-11). */
type Back = '3+' | '4+' | '5';
type TrialType = 'standard' | 'gold' | 'confrontation';

export interface Trial {
  readonly id: string;
  readonly type: TrialType;
  readonly back: Back;
  /** Side of the heroes. */
  readonly skills: readonly Skill[];
  /** Side of the sorcerer, on gold and confrontation cards (RO-46, RO-62). */
  readonly elements: readonly Element[];
  readonly banner: Element | null;
}

function standard(id: string, back: Back, banner: Element | null, ...skills: readonly Skill[]): Trial {
  return { id, type: 'standard', back, skills, elements: [], banner };
}

/** Gold and confrontation cards are used by any number of players. */
function contested(
  type: 'gold' | 'confrontation',
  id: string,
  banner: Element | null,
  skills: readonly Skill[],
  elements: readonly Element[],
): Trial {
  return { id, type, back: '3+', skills, elements, banner };
}

/** RO-2: 20 standard trials, 4 gold, 5 confrontations. Squares, banners and backs are our own. */
export const TRIALS: readonly Trial[] = [
  standard('sealed-door', '3+', 'water', 'key', 'key', 'fire', 'fire', 'sword'),
  standard('vine-bridge', '3+', null, 'step', 'step', 'step', 'heart', 'heart', 'fire'),
  standard('stone-golem', '3+', 'lightning', 'sword', 'sword', 'sword', 'heart', 'heart', 'fire'),
  standard('torch-hall', '3+', null, 'fire', 'fire', 'fire', 'step', 'step', 'heart'),
  standard('rat-swarm', '3+', null, 'sword', 'sword', 'step', 'fire', 'fire', 'key'),
  standard('spiral-stairs', '3+', null, 'step', 'step', 'step'),
  standard('rusty-lock', '3+', 'air', 'key', 'key', 'key', 'heart', 'heart', 'fire'),
  standard('goblin-scouts', '3+', null, 'sword', 'sword', 'step', 'step', 'fire', 'heart'),
  standard('whispering-idol', '3+', null, 'heart', 'heart', 'heart', 'key', 'key'),
  standard('flooded-crypt', '3+', null, 'step', 'step', 'heart', 'heart', 'key', 'sword'),
  standard('iron-gate', '4+', 'plant', 'key', 'key', 'sword', 'step'),
  standard('sleeping-ogre', '4+', null, 'step', 'step', 'key', 'key', 'heart', 'sword'),
  standard('trapped-chest', '4+', null, 'key', 'key', 'fire', 'fire', 'heart', 'sword'),
  standard('mirror-maze', '5', null, 'heart', 'heart', 'key', 'key', 'step', 'sword'),
  standard('spider-nest', '5', null, 'fire', 'fire', 'sword', 'sword', 'heart', 'key'),
  standard('lava-ford', '5', 'fire', 'step', 'step', 'fire', 'fire', 'heart', 'heart'),
  standard('bandit-captain', '5', null, 'sword', 'sword', 'sword', 'heart', 'heart', 'step'),
  standard('hydra', '5', null, 'sword', 'sword', 'fire', 'fire', 'heart', 'step'),
  standard('sunken-temple', '5', 'lightning', 'step', 'step', 'key', 'key', 'heart', 'sword'),
  standard('clockwork-guard', '5', null, 'key', 'key', 'sword', 'fire', 'heart', 'step'),
  contested('gold', 'coin-chest', 'lightning', ['sword', 'heart', 'key'], ['air', 'fire', 'plant']),
  contested('gold', 'lost-purse', null, ['step', 'fire', 'fire'], ['water', 'water', 'plant']),
  contested('gold', 'gilded-throne', 'plant', ['key', 'key', 'step'], ['lightning', 'fire', 'water']),
  contested('gold', 'crown-of-kings', null, ['heart', 'sword', 'fire'], ['air', 'air', 'lightning']),
  contested(
    'confrontation',
    'duel-of-wills',
    'fire',
    ['heart', 'heart', 'sword'],
    ['air', 'lightning', 'fire', 'plant'],
  ),
  contested('confrontation', 'broken-staff', null, ['sword', 'sword', 'fire'], ['water', 'plant', 'air', 'air']),
  contested('confrontation', 'mirror-image', 'air', ['key', 'step', 'heart'], ['lightning', 'water', 'fire', 'fire']),
  contested(
    'confrontation',
    'burning-bridge',
    null,
    ['fire', 'step', 'step'],
    ['plant', 'plant', 'water', 'lightning'],
  ),
  contested('confrontation', 'tower-top', 'water', ['key', 'sword', 'heart'], ['fire', 'air', 'plant', 'lightning']),
];

/** RO-11: larger numbers than the number of players are left out. */
export function isUsed({ back }: Trial, players: number): boolean {
  return Number.parseInt(back, 10) <= players;
}
