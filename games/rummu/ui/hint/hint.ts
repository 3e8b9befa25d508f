import type { AskHint } from '@tablee/table-ui';
import { nameCard, nameCards, type RummuSay, type RummuWords } from '../../locale/index.ts';
import type { PlayCommand, RummuTypes, RummuView } from '../../rules/types.ts';
import { nameMeld } from '../meld-name.ts';

/** What a friend would do next: where to draw from; then the best whole turn, one step after the other. */
export const hintRummu: AskHint<RummuTypes, RummuWords> = async ({ view, seat, say, nameOf }) => {
  if (view.turn !== seat || view.phase === 'sheet' || view.phase === 'over') return null;
  const { adviseDraw, adviseTurn } = await import('./advice.ts'); // the search is fetched when it is first asked for
  if (view.phase === 'draw') {
    const { command, card, why } = adviseDraw(view, seat);
    return { command, why: say('ui.hint.draw', { why, card: card === null ? '' : nameCard(card, say) }) };
  }
  const command = adviseTurn(view, seat);
  return { command, why: sayStep(view, command, say, nameOf) };
};

function sayStep(view: RummuView, command: PlayCommand, say: RummuSay, nameOf: (seat: number) => string): string {
  const [move] = command.moves;
  if (move === undefined) {
    const card = command.discard === null ? '' : nameCard(command.discard, say);
    return say(command.back === null ? 'ui.hint.discard' : 'ui.hint.back', { card });
  }
  if (move.do === 'lay')
    return say('ui.hint.lay', { cards: nameCards(move.cards, say), name: nameMeld(move.cards, say) });
  const meld = view.melds.find(({ id }) => id === (move.do === 'add' ? move.to : move.in));
  const facts = { name: nameMeld(meld?.cards ?? [], say), player: meld === undefined ? '' : nameOf(meld.owner) };
  return move.do === 'add'
    ? say('ui.hint.add', { ...facts, cards: nameCards(move.cards, say) })
    : say('ui.hint.swap', { ...facts, card: nameCard(move.card, say) });
}
