import type { AskHint } from '@tablee/table-ui';
import { nameCard, nameCards, type RummuSay, type RummuWords } from '../../locale/index.ts';
import { playTurn, startTurn } from '../../rules/check.ts';
import { compose } from '../../rules/compose.ts';
import { sizeOf } from '../../rules/hand.ts';
import { isToAct } from '../../rules/phase.ts';
import { pointsOf } from '../../rules/scoring.ts';
import { areTogether } from '../../rules/sides.ts';
import type { Meld, Move, PlayCommand, RummuTypes, RummuView } from '../../rules/types.ts';
import { stepOf } from './step.ts';

/** A hint: from where to draw, then the best turn step by step. */
export const hintRummu: AskHint<RummuTypes, RummuWords> = async ({ view, seat, say, nameOf, composed }) => {
  if (!isToAct(view, seat)) return null;
  const { adviseDraw, adviseTurn } = await import('./advice.ts'); // loaded with the first hint
  if (view.phase === 'draw') {
    const { command, card, why } = adviseDraw(view, seat);
    return { command, why: say('ui.hint.draw', { why, card: card === null ? '' : nameCard(card, say) }) };
  }
  const made = composed?.do === 'play' ? composed : null;
  const command = adviseTurn(view, seat, made);
  return { command, why: sayStep(view, command, made, { say, nameOf }) };
};

interface HintWords {
  readonly say: RummuSay;
  readonly nameOf: (seat: number) => string;
}

function sayStep(view: RummuView, command: PlayCommand, made: PlayCommand | null, words: HintWords): string {
  const { say } = words;
  const step = stepOf(command, made);
  switch (step.do) {
    case 'restart':
      return say('ui.hint.restart');
    case 'end':
      return sayEnd(view, command, say);
    case 'lay':
      return say('ui.hint.lay', { cards: nameCards(step.cards, say), points: pointsOf(step.cards) });
    case 'add': {
      const counted = { count: step.cards.length, cards: nameCards(step.cards, say) };
      return say('ui.hint.add', { ...meldFacts(view, made, step, step.to, words), ...counted });
    }
    case 'swap':
      return say('ui.hint.swap', { ...meldFacts(view, made, step, step.in, words), card: nameCard(step.card, say) });
  }
}

/** Facts about the combination of a move: its owner, and the points that it adds for my side. */
function meldFacts(view: RummuView, made: PlayCommand | null, move: Move, at: number, { nameOf }: HintWords) {
  const { turn, options, hands } = view;
  const meldAfter = (moves: readonly Move[]): Meld | undefined => {
    const composed = compose(startTurn(view, turn), moves);
    return composed.ok ? composed.now.melds.find(({ id }) => id === at) : undefined;
  };
  const moves = made?.moves ?? [];
  const [before, after] = [meldAfter(moves), meldAfter([...moves, move])];
  const owner = before?.owner ?? turn;
  const gained = pointsOf(after?.cards ?? []) - pointsOf(before?.cards ?? []);
  const gain = areTogether(options, hands.length, turn, owner) ? Math.max(0, gained) : 0;
  return { who: owner === turn ? ('me' as const) : ('other' as const), player: nameOf(owner), gain };
}

/** RM-20, RM-A22: the round ends only if the card comes back alone. */
function sayEnd(view: RummuView, command: PlayCommand, say: RummuSay): string {
  const { back, discard } = command;
  const played = playTurn(view, view.turn, command);
  const card = discard === null ? '' : nameCard(discard, say);
  const how = played.ok && sizeOf(played.now.hand) === 1 ? 'last' : 'more';
  const taken = played.ok ? played.now.events.find(({ kind }) => kind === 'took-back') : undefined;
  if (back === null || taken?.kind !== 'took-back') return say('ui.hint.discard', { how, card });
  return say('ui.hint.back', { how, card, cards: nameCards(taken.cards, say) });
}
