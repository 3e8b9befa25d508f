import type { AskHint } from '@tablee/table-ui';
import { nameCard, nameCards, type RummuSay, type RummuWords } from '../../locale/index.ts';
import { playTurn } from '../../rules/check.ts';
import { sizeOf } from '../../rules/hand.ts';
import { isToAct } from '../../rules/phase.ts';
import type { PlayCommand, RummuTypes, RummuView, TurnEvent } from '../../rules/types.ts';
import { nameMeld } from '../meld-name.ts';
import { stepOf } from './step.ts';

/** What a friend would do next: where to draw from; then the best whole turn, one step after the other. */
export const hintRummu: AskHint<RummuTypes, RummuWords> = async ({ view, seat, say, nameOf, composed }) => {
  if (!isToAct(view, seat)) return null;
  const { adviseDraw, adviseTurn } = await import('./advice.ts'); // the search is fetched when it is first asked for
  if (view.phase === 'draw') {
    const { command, card, why } = adviseDraw(view, seat);
    return { command, why: say('ui.hint.draw', { why, card: card === null ? '' : nameCard(card, say) }) };
  }
  const made = composed?.do === 'play' ? composed : null;
  const command = adviseTurn(view, seat, made);
  return { command, why: sayStep(view, command, made, { say, nameOf }) };
};

interface Ears {
  readonly say: RummuSay;
  readonly nameOf: (seat: number) => string;
}

function sayStep(view: RummuView, command: PlayCommand, made: PlayCommand | null, ears: Ears): string {
  const { say } = ears;
  const step = stepOf(command, made);
  const played = playTurn(view, view.turn, command);
  const events = played.ok ? played.now.events : [];
  switch (step.do) {
    case 'restart':
      return say('ui.hint.restart');
    case 'end':
      return sayEnd(command, played.ok ? sizeOf(played.now.hand) : 0, events, say);
    case 'lay':
      return say('ui.hint.lay', { cards: nameCards(step.cards, say), name: nameMeld(step.cards, say) });
    case 'add': {
      const counted = { count: step.cards.length, cards: nameCards(step.cards, say) };
      return say('ui.hint.add', { ...meldFacts(view, events, step.to, ears), ...counted });
    }
    case 'swap':
      return say('ui.hint.swap', { ...meldFacts(view, events, step.in, ears), card: nameCard(step.card, say) });
  }
}

/** Whose combination it is: one of the table, or one that the turn itself lays. */
function meldFacts(view: RummuView, events: readonly TurnEvent[], at: number, { say, nameOf }: Ears) {
  const drafted = events.flatMap((event) => (event.kind === 'laid' ? [event.meld] : []));
  const meld = [...view.melds, ...drafted].find(({ id }) => id === at);
  const owner = meld?.owner ?? view.turn;
  const who = owner === view.turn ? ('me' as const) : ('other' as const);
  return { who, name: nameMeld(meld?.cards ?? [], say), player: nameOf(owner) };
}

/** RM-20, RM-A22: only a card that comes back alone ends the round. */
function sayEnd({ back, discard }: PlayCommand, left: number, events: readonly TurnEvent[], say: RummuSay): string {
  const card = discard === null ? '' : nameCard(discard, say);
  const how = left === 1 ? 'last' : 'more';
  const taken = events.find(({ kind }) => kind === 'took-back');
  if (back === null || taken?.kind !== 'took-back') return say('ui.hint.discard', { how, card });
  return say('ui.hint.back', { how, card, cards: nameCards(taken.cards, say) });
}
