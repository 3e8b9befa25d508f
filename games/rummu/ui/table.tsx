import type { Seat } from '@tablee/kernel';
import {
  later,
  Ready,
  useArrowKeys,
  useAskedSheet,
  useIsWide,
  useKeepFocus,
  useShake,
  useSize,
} from '@tablee/table-ui';
import { type CSSProperties, type ReactNode, useMemo, useRef } from 'react';
import { Bench } from './bench/bench.tsx';
import { CardFlights } from './card-flights.tsx';
import { type DraggedCard, DragTable, isPile, type Pile } from './drag.ts';
import { CardBack, CardFace } from './face.tsx';
import { Hand } from './hand/hand.tsx';
import { cardIn } from './hand/order.ts';
import { Sorter, Tools } from './hand/tools.tsx';
import { type OrderedHand, useOrder } from './hand/use-order.ts';
import { Mine } from './mine.tsx';
import { Others } from './others.tsx';
import { Piles } from './piles.tsx';
import { Plate } from './plate.tsx';
import type { RummuProps } from './props.ts';
import { Race } from './race.tsx';
import { freshSince, turnsSince } from './since.ts';
import { Spectacle } from './spectacle.tsx';
import { Status } from './status.tsx';
import { Steps } from './steps.tsx';
import styles from './table.module.css';
import { useDropping } from './use-dropping.ts';
import { useRummuKeys } from './use-keys.ts';
import { type RummuGame, useRummu } from './use-rummu.ts';

/** Loaded on demand: only newcomers see tips. */
const Coaching = later(async () => (await import('./coaching.tsx')).Coaching);
/** Loaded on demand: not needed before the end of the first round. */
const Sheet = later(async () => (await import('./score/sheet.tsx')).Sheet);

export function RummuTable(props: RummuProps) {
  return (
    <CardFlights happenings={props.happenings}>
      <Handled {...props} />
    </CardFlights>
  );
}

function Handled(props: RummuProps) {
  const game = useRummu(props);
  const hand = useOrder({ match: props.match, me: game.me, round: props.view.round, held: game.held });
  useShake(props.refusal, game.refused);
  const { pile, onLift, onDrop } = useDropping(props, game, hand);
  return (
    <DragTable
      onLift={onLift}
      onDrop={onDrop}
      risesOver={() => true}
      preview={(lifted) => <Carried {...props} game={game} lifted={lifted} />}
      locale={props.locale}
    >
      <Felt {...props} game={game} hand={hand} pile={pile} />
    </DragTable>
  );
}

interface FeltProps extends RummuProps {
  readonly game: RummuGame;
  readonly hand: OrderedHand;
  /** The pile whose top card is dragged. */
  readonly pile: Pile | null;
}

function Felt(props: FeltProps) {
  const { game, hand, happenings, view, viewer, say } = props;
  const root = useRef<HTMLElement>(null);
  const onKeyDown = useArrowKeys(game.letGo);
  const sheet = useAskedSheet(view);
  const seats = view.hands.length;
  const turns = useMemo(() => turnsSince(happenings, game.me, seats), [happenings, game.me, seats]);
  const fresh = useMemo(() => freshSince(happenings, game.me, seats), [happenings, game.me, seats]);
  const [trayRef, tray] = useSize();
  useKeepFocus(root);
  useRummuKeys(game, hand.groups.flat());
  const isWatching = viewer === 'spectator';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one listener for the buttons in it
    <main
      className={`game ${styles['rummu']}`}
      data-top-chip=""
      data-watching={isWatching || undefined}
      onKeyDown={onKeyDown}
      style={{ '--tray': `${tray?.height ?? 0}px` } as CSSProperties}
      ref={root}
    >
      <section className={`tray wood ${styles['tray']}`} aria-label={say('ui.hand')} ref={trayRef}>
        <h2 className="hidden-words">{say('ui.hand')}</h2>
        <div className={styles['said']}>
          <Status {...props} />
        </div>
        {!isWatching && <Wood {...props} me={viewer} />}
      </section>
      <Piles {...props} />
      {!isWatching && <Bench {...props} turns={turns} />}
      {!isWatching && <Mine {...props} fresh={fresh} />}
      <Others {...props} fresh={fresh} turns={turns} />
      <Race {...props} onShow={sheet.ask} />
      <Sheet {...props} isAsked={sheet.isAsked} onClose={sheet.close} />
      <Spectacle {...props} />
      {!isWatching && !sheet.isAsked && <Coaching {...props} />}
    </main>
  );
}

/** My side of the table: name, hand and tools. */
function Wood(props: FeltProps & { readonly me: Seat }) {
  const { game, hand, seats, locale, nameOf, ready, me, say } = props;
  const isWide = useIsWide();
  return (
    <>
      <div className={styles['self']}>
        <Plate {...props} seat={me} held={game.held.length} />
        <Steps game={game} say={say} />
        {isWide && <Sorter order={hand.order} onSort={hand.sort} say={say} />}
      </div>
      <Hand {...props} groups={hand.groups} isAwaiting={props.pile !== null} />
      {ready === null ? (
        <Tools {...props} order={hand.order} onSort={hand.sort} />
      ) : (
        <div className={styles['ready']}>
          <Ready state={ready} {...{ seats, nameOf, locale }} />
        </div>
      )}
    </>
  );
}

/** The dragged cards: the chosen ones in a fan, or the top card of a pile. */
function Carried({ game, view, lifted }: Pick<FeltProps, 'game' | 'view'> & { readonly lifted: DraggedCard }) {
  const top = view.discards.at(-1) ?? null;
  if (lifted === 'stock') return <Fan faces={[<CardBack key="back" />]} />;
  if (isPile(lifted)) return <Fan faces={top === null ? [] : [<CardFace key={top} card={top} />]} />;
  const owns = game.active.length > 0 ? game.active : [lifted];
  return <Fan faces={owns.map((own) => <CardFace key={own} card={cardIn(own)} />)} />;
}

function Fan({ faces }: { readonly faces: readonly ReactNode[] }) {
  return <span className={styles['carried']}>{faces}</span>;
}
