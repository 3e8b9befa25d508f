import { type Box, prefersStillness, type SentPicture, useFlights, useNews } from '@tablee/table-ui';
import type { RefObject } from 'react';
import { nameCard } from '../../locale/index.ts';
import { isSpell } from '../../rules/content/cards.ts';
import { placeAt } from '../../rules/places.ts';
import type { RushView, Spot } from '../../rules/types.ts';
import { spotBox } from '../layout/spot-box.ts';
import type { Layout } from '../layout/types.ts';
import type { CardMove } from '../modules/contract.ts';
import { eventLookOf } from '../modules/installed.ts';
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
    const sent = movesIn(sight, view).flatMap((move) => sentOf(move, { view, layout, say }, root.current) ?? []);
    deck.send(sent);
    const shaken = eventLookOf(sight)?.shakes?.(sight);
    if (shaken !== undefined && !prefersStillness())
      shake(root.current?.querySelector(`[data-seat="${shaken}"]`) ?? null);
  });
}

const SHAKE: Keyframe[] = [0, -6, 5, -3, 0].map((px) => ({ translate: `${px}px` }));
const SHAKE_MS = 180;

function shake(plate: Element | null): void {
  plate?.animate(SHAKE, { duration: SHAKE_MS, easing: 'ease-out' });
}

type Felt = Pick<TravelsProps, 'view' | 'layout' | 'say'>;

/** Null if the card comes from or goes to a place that this table has not. */
function sentOf(move: CardMove, { view, layout, say }: Felt, root: HTMLElement | null): SentPicture | null {
  const [from, to] = [travelBox(move.from, view, layout), travelBox(move.to, view, layout)];
  if (from === null || to === null) return null;
  const isNew = move.from === 'trials' || move.from === 'spells';
  const hides = isNew ? (root?.querySelector<HTMLElement>(`[data-place="${move.to}"]`) ?? null) : null;
  const back = isNew && <Deck back={move.from === 'trials' ? 'trials' : 'spells'} thickness={1} />;
  return {
    from,
    to,
    hides,
    picture: <CardPicture view={view} move={move} say={say} />,
    ...(back !== false && { back }),
    way: 'thrown',
  };
}

function travelBox(place: CardMove['from'] | CardMove['to'], view: RushView, layout: Layout): Box | null {
  if (place === 'trials' || place === 'spells') return layout[place].deck;
  if (place !== 'aside') return spotBox(layout, view, place);
  const { top, width, height } = layout.spells.deck;
  return { left: layout.floor.width + width, top, width: width * 0.6, height: height * 0.6 };
}

/** True where an invocation shows its heroes' side. */
function isOnHeroSide(view: RushView, place: CardMove['from'] | CardMove['to']): boolean {
  return place === 'trials' || placeAt(view, place as Spot)?.kind === 'trial';
}

interface CardPictureProps extends Pick<Felt, 'view' | 'say'> {
  readonly move: CardMove;
}

function CardPicture({ view, move: { card, to, from }, say }: CardPictureProps) {
  const name = nameCard(card, say, 'title');
  if (!isSpell(card)) return <TrialCard card={card} name={name} />;
  const side = isOnHeroSide(view, from) || isOnHeroSide(view, to) ? 'heroes' : 'sorcerer';
  return (
    <SpellCard card={card} name={name} text={effectWords(card, side, say)} mark={effectMark(card, say)} side={side} />
  );
}
