import {
  Avatar,
  avatarOf,
  Button,
  type Draft,
  type GameTableProps,
  TableStatus,
  Told,
  useDraft,
  useTries,
} from '@tablee/table-ui';
import { useCallback, useState } from 'react';
import { type Basket, basketWays } from './draft.ts';
import styles from './market.module.css';
import { isFair, type MarketTypes, market } from './rules.ts';
import type { MarketWords } from './words.ts';

type Props = GameTableProps<MarketTypes, MarketWords>;

interface GameProps extends Props {
  readonly basket: Draft<MarketTypes, Basket>;
}

/** A number of the hand is chosen, then an equal one on the stall: both lie in the basket until all of it is bought. */
export function MarketTable(props: Props) {
  const { say, nameOf } = props;
  const basket = useDraft(props, basketWays);
  const tell = useCallback(
    ({ seat, count }: MarketTypes['sight']) => say('ui.took', { player: nameOf(seat), count }),
    [say, nameOf],
  );
  return (
    <main className={`game ${styles['market']}`}>
      <Numbers {...props} basket={basket} />
      <Status {...props} basket={basket} />
      <Tools {...props} basket={basket} />
      <Told<MarketTypes> {...props} tell={tell} />
    </main>
  );
}

function Numbers({ view, viewer, say, basket }: GameProps) {
  const [chosen, setChosen] = useState<number | null>(null);
  const me = viewer === 'spectator' ? null : viewer;
  const canTake = (stall: number): boolean =>
    chosen !== null && me !== null && isFair(view, me, { mine: chosen, stall });
  const take = (stall: number): void => {
    if (chosen !== null && canTake(stall)) basket.change([...basket.draft, { mine: chosen, stall }]);
    setChosen(null);
  };
  const isFree = (side: 'mine' | 'stall', place: number): boolean =>
    basket.draft.every((trade) => trade[side] !== place);
  return (
    <>
      <section className={styles['row']} aria-label={say('ui.stall')}>
        {placesOf(view.stall).map(({ place, number }) => (
          <Piece
            key={place}
            number={isFree('stall', place) ? number : null}
            isLit={canTake(place)}
            onTake={() => take(place)}
          />
        ))}
      </section>
      <section className={styles['row']} aria-label={say('ui.draft')}>
        {basket.draft.map(({ mine, stall }) => (
          <span key={mine} className={styles['trade']}>
            {say('ui.trade', { number: view.stall[stall] ?? 0 })}
          </span>
        ))}
      </section>
      <section className={styles['row']} aria-label={say('ui.hand')}>
        {placesOf(me === null ? [] : (view.hands[me] ?? [])).map(({ place, number }) => (
          <Piece
            key={place}
            number={isFree('mine', place) ? number : null}
            isLit={chosen === place}
            onTake={() => setChosen(place)}
          />
        ))}
      </section>
    </>
  );
}

function placesOf(numbers: readonly (number | null)[]): { readonly place: number; readonly number: number | null }[] {
  return numbers.map((number, place) => ({ place, number }));
}

interface PieceProps {
  readonly number: number | null;
  readonly isLit: boolean;
  readonly onTake: () => void;
}

function Piece({ number, isLit, onTake }: PieceProps) {
  if (number === null) return <span className={styles['gap']} />;
  return (
    <button type="button" className={styles['piece']} aria-pressed={isLit} onClick={onTake}>
      {number}
    </button>
  );
}

function Status(props: GameProps) {
  const { view, viewer, seats, say, nameOf, basket } = props;
  const isMine = view.turn === viewer;
  return (
    <TableStatus<MarketTypes>
      {...props}
      avatar={<Avatar seat={view.turn} name={avatarOf(seats[view.turn])} />}
      title={isMine ? say('ui.you') : nameOf(view.turn)}
    >
      {basket.hasLost ? say('ui.lost') : isMine ? '' : say('ui.wait')}
    </TableStatus>
  );
}

function Tools(props: GameProps) {
  const { view, pending, say, basket } = props;
  const coming = pending.length === 0 ? view : null;
  const tries = useTries<MarketTypes>(props, { rules: market, coming, feelingOf: () => 'lay' });
  const { command, draft, undo, clear, whyNot } = basket;
  return (
    <div className={styles['row']}>
      <Button look="paper" disabled={undo === null} onClick={() => undo?.()}>
        {say('ui.undo')}
      </Button>
      <Button look="paper" disabled={draft.length === 0} onClick={clear}>
        {say('ui.clear')}
      </Button>
      <Button
        look="now"
        disabled={command === null || whyNot !== null || coming === null}
        onClick={() => command !== null && tries.attempt(command, 'send')}
      >
        {say('ui.send')}
      </Button>
    </div>
  );
}
