import type { FiguresOf } from '@tablee/bot-kit';
import { isSpell, spellOf } from '../rules/content/cards.ts';
import type { SpellType } from '../rules/content/spells.ts';
import { isSpellSpot } from '../rules/places.ts';
import type { Camp, EventOf, RushEvent, RushView } from '../rules/types.ts';

type Completed = EventOf<'completed'>;

/** Statistics of a finished match: result, completed cards, dragon. */
export const figuresOfRush: FiguresOf = (ended, _, events) => {
  const view = ended as RushView;
  const told = events as readonly RushEvent[];
  const completed = told.flatMap((event) => (event.kind === 'completed' ? [kindOf(event)] : []));
  const pushed = told.flatMap((event) => (event.kind === 'pushed' ? event.dice : []));
  const times = (kind: ReturnType<typeof kindOf>): number => completed.filter((one) => one === kind).length;
  const withDragon = view.dragon === null ? 0 : 1;
  return {
    'matches that the heroes win (%)': [wonBy(view, 'heroes', 'RO-6'), 1],
    'matches that the sorcerer wins by the last spell (%)': [wonBy(view, 'sorcerer', 'RO-6'), 1],
    'matches that the dragon ends (%)': [wonBy(view, 'sorcerer', 'RO-35'), withDragon],
    'trials completed in a match': [times('trial'), 1],
    'invocations that the heroes complete in turn': [times('summoned'), 1],
    'confusions of the sorcerer': [times('confusion'), 1],
    'dice that a confusion pushes back': [pushed.length, times('confusion')],
    'invocations of the sorcerer': [times('invocation'), 1],
    'dracologies of the sorcerer': [times('dracology'), withDragon],
    'times that the dragon is repelled': [times('dragon'), withDragon],
  };
};

function wonBy({ win }: RushView, camp: Camp, rule: 'RO-6' | 'RO-35'): number {
  return win?.camp === camp && win.rule === rule ? 100 : 0;
}

function kindOf({ spot, card }: Completed): SpellType | 'trial' | 'summoned' | 'dragon' {
  if (card === null) return 'dragon';
  if (isSpellSpot(spot)) return spellOf(card).type;
  return isSpell(card) ? 'summoned' : 'trial';
}
