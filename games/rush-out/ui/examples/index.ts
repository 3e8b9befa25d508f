import { toMillis } from '@tablee/kernel';
import type { GameExamples, RuleExample, RuleExamples } from '@tablee/table-ui';
import type { RushWords } from '../../locale/index.ts';
import { readCommand, readView } from '../../rules/read-notation.ts';
import type { RushRule } from '../../rules/rulebook.ts';
import type { RushTypes, RushView } from '../../rules/types.ts';
import { example, type HastyExample, hero, pair, sorcerer } from './build.ts';
import { figures } from './figures.tsx';
import { focusOn } from './focus.ts';
import { ExamplePicture } from './picture.tsx';
import type { PositionChanges } from './position.ts';
import { scenarioAllowed, scenarioPairs } from './scenario-pairs.ts';
import { tellExample } from './tell-example.ts';

const ROLLED = hero(': sword key heart');
const BEGUN = hero(' @t1: key>t1 sword heart');
const DRAGON = { chapter: 'training-2', dragon: 2 } as const;
const LAID = [': key>t1 sword>t1 -', ': fire>t1 - -'] as const;
const ASKED = sorcerer(': - - - - -', { asking: 's1' }, LAID);
const CASTING = sorcerer(' @s1: plant>s1 water>s1 plant air -');
/** The only banner is on the spell that is filled. */
const ONE_BANNER = { cards: { t1: 'spiral-stairs', s1: 'invocation-4' } } as const;
const FULL = { done: 't3' } as const;
const DONE = hero(': fire sword -', FULL, 'tracker green: fire>t3 fire>t3 fire>t3');

/** Seat A with three others; B and C share a card. */
function four(mine: string, theirs: string): PositionChanges {
  return {
    seats: [`bard brown${mine}`, 'warrior blue: key>t1 - -', `tracker green${theirs}`, 'sorcerer: - - - - -'],
  };
}

const TOO_EARLY: HastyExample = { ...example(ROLLED, 'roll'), isHasty: true };

export const rushExamples: GameExamples<RushTypes, RushWords> = {
  pairs: {
    'RO-1': pair([ROLLED, 'place 1 t1 sword'], [ROLLED, 'place 4 t1 sword']),
    'RO-6': pair([ROLLED, 'roll'], [hero(': sword key heart', { phase: 'over' }), 'roll']),
    'RO-7': pair(
      [hero(': fire sword -', {}, 'tracker green: fire>t3 fire>t3 -'), 'place 1 t3 fire'],
      [DONE, 'place 1 t3 fire'],
    ),
    'RO-14': pair([hero(': - - -'), 'roll'], [hero(': - - -', { phase: 'signal' }), 'roll']),
    'RO-15': pair([BEGUN, 'take 1'], [hero(': sword key -'), 'place 3 t1 key']),
    'RO-16': pair([BEGUN, 'place 2 t1 sword'], [hero(' @t1: - sword heart'), 'place 3 t2 heart']),
    'RO-17': pair([ROLLED, 'place 2 t1 key'], [ROLLED, 'place 3 t1 key']),
    'RO-18': pair([BEGUN, 'place 2 t1 sword'], [hero(': key>t1 sword heart'), 'place 3 t2 heart']),
    'RO-19': pair(
      [four(': key fire -', ': step - -'), 'place 1 t1 key'],
      [four(': key step -', ': sword>t1 - -'), 'place 1 t1 key'],
    ),
    'RO-20': pair([BEGUN, 'roll'], [hero(': key>t1 sword>t1 fire>t1'), 'roll']),
    'RO-22': pair([hero(': joker key -'), 'place 1 t1 sword'], [hero(': joker key -'), 'place 1 t1 key']),
    'RO-23': pair([CASTING, 'place 3 s1 plant'], [CASTING, 'place 4 s2 air']),
    'RO-25': pair(
      [sorcerer(': joker fire - - -', ONE_BANNER), 'place 1 s1 plant'],
      [sorcerer(': joker fire - - -', ONE_BANNER), 'place 1 s1 water'],
    ),
    'RO-29': pair([ASKED, 'aim t1'], [ASKED, 'aim t1 B1']),
    'RO-30': pair(
      [ASKED, 'aim t1'],
      [sorcerer(': - - - - -', { asking: 's1', ...FULL }, [': fire>t3 fire>t3 fire>t3', ': sword>t1 - -']), 'aim t3'],
    ),
    'RO-37': pair(
      [hero(': joker sword -', DRAGON), 'place 1 dragon joker'],
      [hero(': joker sword -', DRAGON), 'place 2 dragon joker'],
    ),
    'RO-A17': { legal: example(ROLLED, 'roll'), illegal: TOO_EARLY },
    'RO-A20': pair(
      [ROLLED, 'place 1 t1 sword'],
      [hero(': sword - -', {}, 'tracker green: sword>t1 - -'), 'place 1 t1 sword'],
    ),
    'RO-A26': pair([ASKED, 'aim t1'], [ASKED, 'aim t2']),
    'RO-A30': pair(
      [hero(': joker sword -', DRAGON), 'place 1 dragon joker'],
      [hero(': joker sword -', { chapter: 'training-2', dragon: 0 }), 'place 1 dragon joker'],
    ),
    'RO-A66': pair([ASKED, 'decline'], [ASKED, 'roll']),
    'RO-A68': pair([ROLLED, 'ping help t1'], [sorcerer(': - - - - -'), 'ping help t1']),
    'RO-A69': pair(
      [sorcerer(': - - - - -', { phase: 'signal' }), 'roll'],
      [sorcerer(': - - - - -', { phase: 'ready' }), 'roll'],
    ),
    ...scenarioPairs,
  } satisfies Partial<Record<RushRule, RuleExamples<RushTypes>>>,
  unlisted: ['RO-6'],
  allowed: {
    'RO-5': [example(ROLLED, 'roll')],
    'RO-34': [example(hero(': heart step -', DRAGON), 'place 1 t2 heart')],
    'RO-38': [
      example(sorcerer(': - - - - -', { ...DRAGON, asking: 's1' }, [': joker>dragon - -', ': - - -']), 'aim dragon'),
    ],
    'RO-A13': [example(BEGUN, 'roll')],
    'RO-A14': [example(hero(' @t1: key>t1 sword>t1 heart'), 'clear')],
    'RO-A16': [example(BEGUN, 'place 2 t1 sword')],
    'RO-A19': [example(four(': key fire -', ': step - -'), 'place 1 t1 key')],
    'RO-A22': [example(hero(': joker sword -', DRAGON), 'place 1 dragon joker')],
    ...scenarioAllowed,
  } satisfies Partial<Record<RushRule, readonly RuleExample<RushTypes>[]>>,
  figures,
  read: (one) => {
    const view = readView(one.position, one.options);
    return { view: 'isHasty' in one ? hasty(view) : view, command: readCommand(one.command) };
  },
  focus: focusOn,
  Picture: ExamplePicture,
  tell: tellExample,
};

function hasty(view: RushView): RushView {
  return { ...view, rolledAt: view.rolledAt.with(0, toMillis(0)) };
}
