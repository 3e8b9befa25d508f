import { rushScene, stateOf, stepBy, wakeStep } from '../people/rush-scenes.ts';
import type { BusyMoment } from './measure-frames.ts';

const DRAGON = { chapter: 'training-2', dragon: 1 } as const;
const BARD = 'bard brown: heart>t2 fire>t2 -';

/** All six squares of a card are filled; other dice lie on other cards. */
const FULL = rushScene({
  ...DRAGON,
  done: 't3',
  seats: [
    'warrior blue: fire>t3 fire>t3 fire>t3',
    'tracker green: step>t3 step>t3 heart>t3',
    BARD,
    'cleric white: step>t2 - -',
    'sorcerer: fire>s2 fire>s2 fire>s2 plant>s2 -',
  ],
});
/** The sorcerer chooses a target; five dice lie on the second card. */
const ASKED = rushScene({
  ...DRAGON,
  asking: 's1',
  seats: [
    'warrior blue: key>t1 sword>t1 -',
    'tracker green: step>t2 step>t2 heart>t2',
    BARD,
    'cleric white: fire>t3 fire>t3 fire>t3',
    'sorcerer: - - - - -',
  ],
});

export const RUSH_MOMENTS: readonly BusyMoment[] = [
  { title: 'five dice swept off a card', scene: ASKED, step: stepBy(stateOf(ASKED), 'E', 'aim t2', 1) },
  { title: 'six dice come back and a card is turned', scene: FULL, step: wakeStep(stateOf(FULL), 1) },
];
