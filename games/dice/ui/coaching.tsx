import { Coach, type Tip } from '@tablee/table-ui';
import type { DiceProps } from './props.ts';
import type { DiceGame } from './use-dice.ts';

const THINGS = '[data-die], [data-thing="cursor"], .seat, .topbar button';
const NEEDED = '[data-thing^="own-"], [data-thing="roll"], [data-thing="confirm"], [data-thing="pass"], .status';

/** Who prefers to roll everything need not be told again. */
const KEEP_MS = 12_000;

/** The first match of a newcomer: throw, choose a die, lay it; later, keep dice. What glows then needs no words. */
export function Coaching({ view, game, say, locale }: DiceProps & { readonly game: DiceGame }) {
  const { canRoll, canLay, chosen, draft, keeping } = game;
  const tips: readonly Tip[] = [
    {
      id: 'roll',
      at: '[data-home]',
      words: say('ui.tip.roll'),
      isDue: canRoll && !keeping.canKeep,
      isDone: view.phase === 'lay',
    },
    {
      id: 'pick',
      at: '[data-thing^="own-"]',
      words: say('ui.tip.pick'),
      isDue: canLay && draft.command === null && chosen.dice.length === 0,
      isDone: canLay && (chosen.dice.length > 0 || draft.command !== null),
    },
    {
      id: 'lay',
      at: '[data-thing="cursor"]',
      words: say('ui.tip.lay'),
      isDue: canLay && chosen.dice.length > 0,
      isDone: draft.command !== null,
    },
    {
      id: 'keep',
      at: '[data-thing^="own-"]',
      words: say('ui.tip.keep'),
      isDue: canRoll && keeping.canKeep && game.hand.length > 2,
      isDone: keeping.kept.size > 0,
      lasts: KEEP_MS,
    },
  ];
  return <Coach game="dice" tips={tips} keepsFree={THINGS} neverOver={NEEDED} locale={locale} />;
}
