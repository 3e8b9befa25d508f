import type { ReactNode } from 'react';
import type { RushSay } from '../../locale/index.ts';
import { isSpell } from '../../rules/content/cards.ts';
import { campAt, cardAt, squaresAt } from '../../rules/places.ts';
import type { RushView, Spot } from '../../rules/types.ts';
import { effectMark, effectWords, titleOf } from '../said/card-words.ts';
import type { CardState } from './card-state.ts';
import { DragonTile } from './dragon-tile.tsx';
import { laidAt } from './laid.ts';
import { SeatDie } from './seat-die.tsx';
import { SpellCard } from './spell-card.tsx';
import { NO_SQUARES } from './squares.tsx';
import { TrialCard } from './trial-card.tsx';

interface SpotCardProps {
  readonly view: RushView;
  readonly spot: Spot;
  readonly say: RushSay;
  readonly laid?: readonly ReactNode[];
  /** Indices of lit squares. */
  readonly fits?: readonly number[];
  readonly state?: CardState | null;
  readonly children?: ReactNode;
}

/** The card or tile of a spot with its dice, as large as its box. */
export function SpotCard(props: SpotCardProps) {
  const { view, spot, say, laid = diceOn(view, spot), fits = NO_SQUARES, state = null, children } = props;
  const shared = { laid, fits, state, children };
  const card = cardAt(view, spot);
  if (card === null)
    return <DragonTile name={say('ui.tile')} jokers={squaresAt(view, spot, campAt(view, spot)).length} {...shared} />;
  const name = titleOf(view, spot, say);
  if (!isSpell(card)) return <TrialCard card={card} name={name} {...shared} />;
  const side = campAt(view, spot);
  const text = effectWords(card, side, say);
  return <SpellCard card={card} name={name} text={text} mark={effectMark(card, say)} side={side} {...shared} />;
}

/** Dice by square. */
function diceOn(view: RushView, spot: Spot): ReactNode[] {
  return laidAt(view, spot).map(
    (one) => one && <SeatDie key={`${one.seat} ${one.die}`} view={view} seat={one.seat} face={one.face} />,
  );
}
