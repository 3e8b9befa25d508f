import type { Seat } from '@tablee/kernel';
import { nameCard, type RushSay } from '../../locale/index.ts';
import { diceAt, isCompleted } from '../../rules/board.ts';
import { findSpell } from '../../rules/content/cards.ts';
import { campAt, cardAt, squaresAt } from '../../rules/places.ts';
import type { Camp, RushView, Spot, Square } from '../../rules/types.ts';

/** Title of a card or the dragon's tile. */
export function titleOf(view: RushView, spot: Spot, say: RushSay): string {
  return nameCard(cardAt(view, spot) ?? 'dragon-tile', say, 'title');
}

/** Effect of a spell in a few words; empty for trials. RO-31: on the heroes' side a spell counts as a trial. */
export function effectWords(card: string | null, side: Camp, say: RushSay): string {
  const effect = card === null ? undefined : findSpell(card)?.effect;
  if (effect === undefined) return '';
  if (effect.do === 'hamper') return say(`effect.hamper.${effect.how}`);
  if (side === 'heroes') return say('ui.read.trial');
  if (effect.do === 'push') return say(`effect.push.${effect.dice}`);
  return effect.do === 'summon' ? say('effect.summon') : say(`effect.advance.${effect.steps}`);
}

/** Short form for narrow cards: dice pushed, or dragon steps. Distinguishes spells of one name. */
export function effectMark(card: string, say: RushSay): string {
  const effect = findSpell(card)?.effect;
  if (effect?.do === 'push') return say(`effect.push.${effect.dice}.short`);
  return effect?.do === 'advance' ? say(`effect.advance.${effect.steps}.short`) : '';
}

interface CardReader {
  readonly say: RushSay;
  readonly nameOf: (seat: Seat) => string;
}

/** Description of a card for screen readers. */
export function cardWords(view: RushView, spot: Spot, reader: CardReader): string {
  const { say } = reader;
  return say('ui.card', { title: titleOf(view, spot, say), squares: squareWords(view, spot, reader) });
}

/** Squares of a card and the owners of their dice. RO-43: `barred` are the symbols that the reader may not use. */
export function squareWords(
  view: RushView,
  spot: Spot,
  { say, nameOf }: CardReader,
  barred: readonly Square[] = [],
): string {
  const dice = new Map(diceAt(view, spot, campAt(view, spot)).map(({ square, seat }) => [square, seat]));
  const squares = squaresAt(view, spot, campAt(view, spot)).map((square, index) => {
    const symbol = say(`symbol.${square}`);
    const seat = dice.get(index);
    if (seat !== undefined) return say('ui.square.taken', { symbol, player: nameOf(seat) });
    return say(barred.includes(square) ? 'ui.square.barred' : 'ui.square', { symbol });
  });
  return [...squares, ...(isCompleted(view, spot, campAt(view, spot)) ? [say('ui.card.full')] : [])].join(', ');
}
