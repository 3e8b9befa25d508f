import { toMillis } from '@tablee/kernel';
import type { GameExamples, RuleExample, RuleExamples } from '@tablee/table-ui';
import type { RuckusWords } from '../locale/index.ts';
import { readCommand, readView } from '../rules/read-notation.ts';
import type { RuckusRule } from '../rules/rulebook.ts';
import type { RuckusTypes, RuckusView } from '../rules/types.ts';
import { ScoreFigure } from './brief/scores.tsx';
import { focusOn } from './example-focus.ts';
import { ExamplePicture } from './example-picture.tsx';
import { tellExample } from './example-words.ts';

/** An example in which seat A has acted just now: the notation has no clocks. */
interface HastyExample extends RuleExample<RuckusTypes> {
  readonly isHasty: true;
}

/** Seat A with this hand and these piles, B with those, all other cards in the deck. */
function position(hand: string, mine: string, theirs: string, phase = 'play'): string {
  const held = hand === '' ? 0 : hand.split(' ').length;
  const laid = [mine, theirs].join(' ').match(/\d+/g) ?? [];
  const deck = 72 - held - 3 - laid.reduce((sum, count) => sum + Number(count), 0);
  return writePosition(phase, deck, [`A ${held} | ${mine}`, `B 3 | ${theirs}`], hand);
}

function writePosition(phase: string, deck: number, seats: readonly string[], hand: string): string {
  const totals = seats.map(() => '0').join(' ');
  const lines = [`round 1 ${phase}, totals ${totals}`, `deck ${deck}`, ...seats, `hand ${hand}`];
  return lines.map((line) => line.trimEnd()).join('\n');
}

function examplePair(legal: readonly [string, string], illegal: readonly [string, string]): RuleExamples<RuckusTypes> {
  const [here, may] = legal;
  const [there, mayNot] = illegal;
  return { legal: { position: here, command: may }, illegal: { position: there, command: mayNot } };
}

const SINGLES = position('boum zzz', 'coa×2', 'boum×3');
const PAIR = position('boum boum zzz', 'coa×2', 'boum×3');
const EMPTY = position('', 'coa×2 zzz×3', 'boum×3');
const MOVED = writePosition('play', 61, ['A 2 | coa×2', 'B 2 |', 'C 2 | boum×3'], 'boum zzz');
const LAST = writePosition(
  'play',
  0,
  [
    'A 2 | coa×6 dring×6 meuh×6 vroum×6 plouf×6',
    'B 2 | boum×5 zzz×5 miaou×6 pouet×6',
    'C 2 | atchoum×6 cocorico×4 ding-dong×4',
  ],
  'boum zzz',
);
const HASTY: HastyExample = { position: SINGLES, command: 'draw', isHasty: true };

export const ruckusExamples: GameExamples<RuckusTypes, RuckusWords> = {
  pairs: {
    'RK-3': examplePair([SINGLES, 'draw'], [position('boum zzz', '', '', 'countdown'), 'draw']),
    'RK-5': examplePair([PAIR, 'form boum'], [PAIR, 'draw']),
    'RK-6': examplePair([PAIR, 'form boum'], [PAIR, 'form zzz']),
    'RK-7': examplePair([SINGLES, 'steal boum < B'], [SINGLES, 'steal zzz < B']),
    'RK-8': examplePair([SINGLES, 'steal boum < B'], [PAIR, 'steal boum < B']),
    'RK-12': examplePair([position('coa zzz', 'coa×2', 'boum×3'), 'complete coa'], [SINGLES, 'complete boum']),
    'RK-16': examplePair(
      [SINGLES, 'steal boum < B'],
      [position('boum zzz', 'coa×2', 'boum×3', 'sheet'), 'steal boum < B'],
    ),
    'RK-20': examplePair(
      [SINGLES, 'steal boum < B'],
      [position('boum zzz', 'coa×2', 'boum×3', 'over'), 'steal boum < B'],
    ),
    'RK-A4': examplePair([EMPTY, 'slap'], [position('boum', 'coa×2 zzz×3', 'meuh×3'), 'slap']),
    'RK-A11': examplePair([MOVED, 'steal boum < C'], [MOVED, 'steal boum < B']),
    'RK-A13': examplePair([SINGLES, 'draw'], [LAST, 'draw']),
    'RK-A14': { legal: { position: SINGLES, command: 'draw' }, illegal: HASTY },
    'RK-A23': examplePair([EMPTY, 'slap'], [EMPTY, 'draw']),
  } satisfies Partial<Record<RuckusRule, RuleExamples<RuckusTypes>>>,
  unlisted: ['RK-20'],
  allowed: {
    'RK-4': [{ position: PAIR, command: 'form boum' }],
    'RK-15': [{ position: EMPTY, command: 'slap' }],
    'RK-A6': [{ position: position('boum boum boum zzz', 'coa×2', 'meuh×3'), command: 'form boum' }],
    'RK-A8': [{ position: PAIR, command: 'form boum' }],
  } satisfies Partial<Record<RuckusRule, readonly RuleExample<RuckusTypes>[]>>,
  figures: { 'RK-17': ScoreFigure, 'RK-18': ScoreFigure, 'RK-19': ScoreFigure, 'RK-A2': ScoreFigure },
  read: (example) => {
    const view = readView(example.position, example.options);
    return { view: 'isHasty' in example ? withHaste(view) : view, command: readCommand(example.command) };
  },
  focus: focusOn,
  Picture: ExamplePicture,
  tell: tellExample,
};

function withHaste(view: RuckusView): RuckusView {
  return { ...view, actedAt: view.actedAt.with(0, toMillis(0)) };
}
