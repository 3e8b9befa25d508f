import { type Box, type SentPicture, useFlights, useNews } from '@tablee/table-ui';
import type { RefObject } from 'react';
import { nameCard } from '../../locale/index.ts';
import { isSpell } from '../../rules/content/cards.ts';
import { TRIAL_SPOTS } from '../../rules/places.ts';
import { spotBox } from '../layout/spot-box.ts';
import type { Layout } from '../layout/types.ts';
import type { CardMove } from '../modules/contract.ts';
import { Deck } from '../pieces/deck.tsx';
import { SpellCard } from '../pieces/spell-card.tsx';
import { TrialCard } from '../pieces/trial-card.tsx';
import type { RushProps } from '../props.ts';
import { effectMark, effectWords } from '../said/card-words.ts';
import { movesIn } from './moves.ts';

interface TravelsProps extends RushProps {
  readonly layout: Layout;
  readonly root: RefObject<HTMLElement | null>;
}

/** Flights of cards that are revealed, thrown or discarded. Cards below remain usable. */
export function Travels(props: TravelsProps) {
  useTravels(props);
  return null;
}

export function useTravels({ happenings, view, layout, root, say }: TravelsProps): void {
  const deck = useFlights();
  useNews(happenings, (sight) => {
    const sent = movesIn(sight, view).map((move) => sentOf(move, layout, root.current, say));
    deck.send(sent);
  });
}

function sentOf(move: CardMove, layout: Layout, root: HTMLElement | null, say: RushProps['say']): SentPicture {
  const isNew = move.from === 'trials' || move.from === 'spells';
  const hides = isNew ? (root?.querySelector<HTMLElement>(`[data-place="${move.to}"]`) ?? null) : null;
  const back = isNew && <Deck back={move.from === 'trials' ? 'trials' : 'spells'} thickness={1} />;
  return {
    from: travelBox(move.from, layout),
    to: travelBox(move.to, layout),
    hides,
    picture: <CardPicture move={move} say={say} />,
    ...(back !== false && { back }),
    way: 'thrown',
  };
}

function travelBox(place: CardMove['from'] | CardMove['to'], layout: Layout): Box {
  if (place === 'trials' || place === 'spells') return layout[place].deck;
  if (place !== 'aside') return spotBox(layout, place);
  const { top, width, height } = layout.spells.deck;
  return { left: layout.floor.width + width, top, width: width * 0.6, height: height * 0.6 };
}

/** Places where an invocation shows its heroes' side. */
const HERO_PLACES: ReadonlySet<string> = new Set([...TRIAL_SPOTS, 'trials']);

function CardPicture({ move: { card, to, from }, say }: { readonly move: CardMove; readonly say: RushProps['say'] }) {
  const name = nameCard(card, say, 'title');
  if (!isSpell(card)) return <TrialCard card={card} name={name} />;
  const isOfHeroes = [from, to].some((place) => HERO_PLACES.has(place));
  const side = isOfHeroes ? 'heroes' : 'sorcerer';
  return (
    <SpellCard card={card} name={name} text={effectWords(card, side, say)} mark={effectMark(card, say)} side={side} />
  );
}
