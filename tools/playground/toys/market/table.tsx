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
import { basketDraft, isEmpty } from './draft.ts';
import styles from './market.module.css';
import { type Basket, isFair, type MarketTypes, market } from './rules.ts';
import type { MarketWords } from './words.ts';

type Props = GameTableProps<MarketTypes, MarketWords>;

interface GameProps extends Props {
  readonly basket: Draft<MarketTypes, Basket>;
}

/**
 * The player chooses a number of the hand, then an equal one on the stall: both lie in the basket until it is bought.
 */
export function MarketTable(props: Props) {
  const { say, nameOf } = props;
  const basket = useDraft(props, basketDraft);
  const tell = useCallback(
    (sight: MarketTypes['sight']) => {
      const player = nameOf(sight.seat);
      return sight.kind === 'drew' ? say('ui.drew', { player }) : say('ui.took', { player, count: sight.count });
    },
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

/** Stall, basket and hand; places that the basket uses are gaps. */
function Numbers(props: GameProps) {
  const { view, say, basket } = props;
  const { trades, thrown } = basket.draft;
  const [chosen, setChosen] = useState<number | null>(null);
  const canTake = (stall: number): boolean => chosen !== null && isFair(view, { mine: chosen, stall });
  const take = (stall: number): void => {
    if (chosen !== null && canTake(stall)) basket.change({ trades: [...trades, { mine: chosen, stall }], thrown });
    setChosen(null);
  };
  const throwAway = (): void => {
    basket.change({ trades, thrown: chosen });
    setChosen(null);
  };
  return (
    <>
      <Row
        label={say('ui.stall')}
        numbers={view.stall}
        used={trades.map(({ stall }) => stall)}
        isLit={canTake}
        onTake={take}
      />
      <Composed {...props} />
      <Row
        label={say('ui.hand')}
        numbers={view.hand ?? []}
        used={[...trades.map(({ mine }) => mine), ...(thrown === null ? [] : [thrown])]}
        isLit={(place) => place === chosen}
        onTake={setChosen}
      />
      <Button look="paper" disabled={chosen === null || thrown !== null} onClick={throwAway}>
        {say('ui.throw')}
      </Button>
    </>
  );
}

function Composed({ view, say, basket }: GameProps) {
  const { trades, thrown } = basket.draft;
  return (
    <section className={styles['row']} aria-label={say('ui.draft')}>
      {trades.map(({ mine, stall }) => (
        <span key={mine} className={styles['trade']}>
          {say('ui.trade', { number: view.stall[stall] ?? 0 })}
        </span>
      ))}
      {thrown !== null && (
        <span className={styles['trade']}>{say('ui.thrown', { number: view.hand?.[thrown] ?? 0 })}</span>
      )}
    </section>
  );
}

interface RowProps {
  readonly label: string;
  readonly numbers: readonly (number | null)[];
  /** Places that the basket uses. */
  readonly used: readonly number[];
  readonly isLit: (place: number) => boolean;
  readonly onTake: (place: number) => void;
}

function Row({ label, numbers, used, isLit, onTake }: RowProps) {
  return (
    <section className={styles['row']} aria-label={label}>
      {placesOf(numbers).map(({ place, number }) => (
        <Piece
          key={place}
          number={used.includes(place) ? null : number}
          isLit={isLit(place)}
          onTake={() => onTake(place)}
        />
      ))}
    </section>
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
  const { view, viewer, pending, say, basket } = props;
  const coming = pending.length === 0 ? view : null;
  const tries = useTries<MarketTypes>(props, {
    rules: market,
    coming,
    feelingOf: ({ do: what }) => (what === 'draw' ? 'draw' : 'lay'),
  });
  const { command, draft, undo, clear, whyNot } = basket;
  const mayDraw = coming?.turn === viewer && !coming.hasDrawn;
  return (
    <div className={styles['row']}>
      <Button look="paper" disabled={!mayDraw} onClick={() => tries.attempt({ do: 'draw' }, 'draw')}>
        {say('ui.draw')}
      </Button>
      <Button look="paper" disabled={undo === null} onClick={() => undo?.()}>
        {say('ui.undo')}
      </Button>
      <Button look="paper" disabled={isEmpty(draft)} onClick={clear}>
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
