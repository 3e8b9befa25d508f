import { type ExampleWords, type ShownExample, whoIs } from '@tablee/table-ui';
import { nameCard, nameCards, type RummuSay, type RummuWords } from '../../locale/index.ts';
import type { Card } from '../../rules/card.ts';
import type { Meld, Move, PlayCommand, RummuTypes } from '../../rules/types.ts';

type RummuExample = ShownExample<RummuTypes>;
type RummuExampleWords = ExampleWords<RummuWords>;

export function tellExample(shown: RummuExample, words: RummuExampleWords): { seen: string; tried: string } {
  const { view, command } = shown;
  const { say } = words;
  const top = view.discards.at(-1) ?? null;
  const when = tellWhen(shown, words);
  const seen = [
    ...view.melds.map(({ owner, cards }) =>
      say('ui.example.meld', { ...whoIs(owner, shown.seat, words.nameOf), cards: nameCards(cards, say) }),
    ),
    command.do !== 'play' &&
      say('ui.example.piles', { stock: view.stock, top: top === null ? 'none' : nameCard(top, say) }),
    say('ui.example.hand', { cards: nameCards(view.hand ?? [], say) }),
    when,
  ];
  const tried =
    command.do === 'play'
      ? tellTurn(command, shown, words)
      : say(`ui.example.${command.do}`, { card: top === null ? '' : nameCard(top, say) });
  return { seen: seen.filter(Boolean).join(' '), tried };
}

/** Says whose turn it is, or that the round is over; null on the player's own turn. */
export function tellWhen({ view, seat }: RummuExample, { say, nameOf }: RummuExampleWords): string | null {
  if (view.phase === 'over') return say('event.over');
  if (view.phase === 'sheet') return say('ui.example.counted');
  if (view.turn !== seat) return say('ui.example.turn', { player: nameOf(view.turn) });
  return null;
}

function tellTurn({ moves, back, discard }: PlayCommand, shown: RummuExample, words: RummuExampleWords): string {
  const { say } = words;
  // In a turn that lays cards, the discard is beside the point.
  const isAboutDiscard = discard === null || moves.length === 0 || back !== null;
  const parts = [
    ...moves.map((move) => tellMove(move, shown, words)),
    back !== null && say('ui.example.back', { card: nameCard(back.card, say) }),
    isAboutDiscard && tellDiscard(discard, say),
  ];
  return parts.filter(Boolean).join(' ');
}

function tellDiscard(discard: Card | null, say: RummuSay): string {
  return discard === null ? say('ui.example.no-discard') : say('ui.example.discard', { card: nameCard(discard, say) });
}

function tellMove(move: Move, { view, seat }: RummuExample, { say, nameOf }: RummuExampleWords): string {
  if (move.do === 'lay') return say('ui.example.lay', { cards: nameCards(move.cards, say) });
  const id = move.do === 'add' ? move.to : move.in;
  const meld = view.melds.find((one) => one.id === id);
  const owner = meld === undefined ? { who: 'me', player: '' } : whoIs(meld.owner, seat, nameOf);
  const facts = { ...owner, to: nameOfMeld(meld, say) };
  return move.do === 'add'
    ? say('ui.example.add', { ...facts, cards: nameCards(move.cards, say) })
    : say('ui.example.swap', { ...facts, card: nameCard(move.card, say) });
}

function nameOfMeld(meld: Meld | undefined, say: RummuSay): string {
  return meld === undefined ? '' : nameCards(meld.cards, say);
}
