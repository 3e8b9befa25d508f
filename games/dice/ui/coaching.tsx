import { Coach, knownTips, type Tip } from '@tablee/table-ui';
import { useMemo, useState } from 'react';
import { handOf, shownOf } from '../rules/hand.ts';
import { findPlacement } from '../rules/search/find-placement.ts';
import type { DiceProps } from './props.ts';
import type { DiceGame } from './use-dice.ts';

const GAME = 'dice';
const KEPT_FREE = '[data-die], [data-part="fit"], [data-thing="cursor"], [data-part="score"], .seat, .topbar button';
const TOOLS = ['roll', 'roll-all', 'hint', 'undo', 'give-back', 'confirm', 'pass'];
const OWN = '[data-home] > *, [data-thing^="own-"]';
const BOARD_TOOLS = '[data-part="board"] .icon-button';
const BESIDE_HAND = ['.status', BOARD_TOOLS, ...TOOLS.map((tool) => `[data-thing="${tool}"]`)].join(', ');
/** If no die can be laid, the tip may cover the hand, so that it fits next to the button for passing. */
const COVERAGE = {
  usual: { keepsFree: KEPT_FREE, neverOver: `${OWN}, ${BESIDE_HAND}` },
  hopeless: { keepsFree: `${KEPT_FREE}, ${OWN}`, neverOver: BESIDE_HAND },
};

/** The connector of a tip must not cross these. */
const UNCROSSED = '[data-thing^="own-"], [data-die], .status';

/** Highlighted cells. */
const FITS = '[data-part="fit"]';

/** Time after which the tip on keeping dice closes, for players who never keep any. */
const KEEP_TIP_MS = 12_000;

/**
 * Tips for a first match: roll, choose a die, lay it, or pass if nothing fits, as after every second first throw;
 * later, keep dice. Highlights explain the rest.
 */
export function Coaching({ view, game, say, locale, happenings }: DiceProps & { readonly game: DiceGame }) {
  const { me, canRoll, canLay, chosen, draft, keeping } = game;
  const [isNew] = useState(() => !knownTips(GAME).has('pass'));
  const hasPassed = happenings.some(({ sights }) =>
    sights.some((sight) => sight.kind === 'passed' && sight.seat === me),
  );
  const isUntold = isNew && !hasPassed && canLay;
  const isHopeless = useMemo(
    () => isUntold && me !== null && findPlacement(view.table, shownOf(handOf(view, me))) === null,
    [isUntold, me, view],
  );
  const isAtRest = canLay && draft.command === null && chosen.dice.length === 0;
  const tips: readonly Tip[] = [
    {
      id: 'roll',
      at: '[data-home]',
      words: say('ui.tip.roll'),
      isDue: canRoll && !keeping.canKeep,
      isDone: canLay,
    },
    {
      id: 'pass',
      at: '[data-thing="pass"]',
      words: say('ui.tip.pass', { pass: say('ui.pass') }),
      isDue: isAtRest && isHopeless,
      isDone: hasPassed,
    },
    {
      id: 'pick',
      at: '[data-thing^="own-"]',
      words: say('ui.tip.pick'),
      isDue: isAtRest && !isHopeless,
      isDone: canLay && (chosen.dice.length > 0 || draft.command !== null),
    },
    {
      id: 'lay',
      at: game.fits.length > 0 ? FITS : '[data-thing="cursor"][data-free]',
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
      lasts: KEEP_TIP_MS,
    },
  ];
  const coverage = COVERAGE[isAtRest && isHopeless ? 'hopeless' : 'usual'];
  return <Coach game={GAME} tips={tips} {...coverage} neverAcross={UNCROSSED} locale={locale} />;
}
