import type { Seat } from '@tablee/kernel';
import { nameAll, type RushSay } from '../../locale/index.ts';
import { diceAt, freeSquaresAt } from '../../rules/board.ts';
import { refusalOfSymbol } from '../../rules/check-place.ts';
import { campAt, squaresAt } from '../../rules/places.ts';
import type { RushView, Spot } from '../../rules/types.ts';
import type { Listener } from '../modules/contract.ts';
import { eventLookOf } from '../modules/looks.ts';
import type { LegalSpots } from '../play/touch.ts';
import type { RushProps } from '../props.ts';
import { titleOf } from './card-words.ts';
import { facesWords } from './face-words.ts';

/** Answers to question keys. */

/** The player's dice in hand and where they fit. */
export function sayDice(view: RushView, fits: LegalSpots, { me, say }: Listener): string {
  const own = me === null ? [] : (view.dice[me] ?? []);
  const faces = own.map((die) => (die.is === 'rolled' ? die.face : null));
  const loose = own.filter(({ is }) => is === 'loose').length;
  const hasRolled = faces.some((face) => face !== null);
  const lines = fits.flatMap((spots, index) => {
    const face = faces[index];
    if (face == null || spots.length === 0) return [];
    return [
      say('ui.said.fits', {
        face,
        cards: nameAll(
          spots.map((spot) => titleOf(view, spot, say)),
          say,
        ),
      }),
    ];
  });
  return [
    ...(hasRolled || loose === 0 ? [facesWords(faces, say)] : []),
    ...(loose > 0 ? [say('ui.said.loose', { count: loose })] : []),
    ...(hasRolled && lines.length === 0 ? [say('ui.said.no-fit')] : lines),
  ].join(' ');
}

/** The cards of one side with their filled and missing squares. */
export function sayCards(view: RushView, spots: readonly Spot[], { me, say }: Listener): string {
  return spots.map((spot) => cardLine(view, spot, me, say)).join(' ');
}

function cardLine(view: RushView, spot: Spot, me: Seat | null, say: RushSay): string {
  const missing = freeSquaresAt(view, spot, campAt(view, spot)).map((square) => {
    const symbol = say(`symbol.${square}`);
    const isBarred = me !== null && refusalOfSymbol(view, me, square) !== null;
    return isBarred ? say('ui.said.barred', { symbol }) : symbol;
  });
  const title = titleOf(view, spot, say);
  return say('ui.said.card', {
    title,
    filled: diceAt(view, spot, campAt(view, spot)).length,
    squares: squaresAt(view, spot, campAt(view, spot)).length,
    missing: missing.join(', ') || 'none',
  });
}

/** Number of recent events in an answer. */
const MAX_LAST_ACTIONS = 5;

export function lastActions({ happenings, say, nameOf }: Pick<RushProps, 'happenings' | 'say' | 'nameOf'>): string {
  const told = happenings.flatMap(({ sights }) =>
    sights.flatMap((sight) => eventLookOf(sight)?.told?.(sight, say, nameOf) ?? []),
  );
  return told.length === 0 ? say('ui.said.nothing') : told.slice(-MAX_LAST_ACTIONS).join(' ');
}
