import type { Seat } from '@tablee/kernel';
import {
  type Box,
  Flights,
  Glyph,
  markOf,
  Ready,
  SeatPlate,
  useAnchor,
  useArrowKeys,
  useFlights,
  useKeepFocus,
  useShake,
  useSize,
} from '@tablee/table-ui';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { Board } from './board/board.tsx';
import { firstOfLine } from './board/ghosts.tsx';
import { useCamera } from './board/use-camera.ts';
import { Coaching } from './coaching.tsx';
import { DragTable, type DropPlace, type Lifted, useIsCarrying } from './drag.ts';
import { DieFace } from './face.tsx';
import { Hand } from './hand/hand.tsx';
import { Tools } from './hand/tools.tsx';
import { dieKey, seatAnchor } from './origins.ts';
import { Others } from './others.tsx';
import type { DiceProps } from './props.ts';
import { rollsIn } from './rolls.ts';
import { BarePad } from './score/pad.tsx';
import { ScoreChip } from './score/score-chip.tsx';
import { Sheet } from './score/sheet.tsx';
import { Spectacle } from './spectacle.tsx';
import { Status } from './status.tsx';
import styles from './table.module.css';
import { totalsOf } from './totals.ts';
import { type DiceGame, useDice } from './use-dice.ts';
import { useDiceKeys } from './use-keys.ts';

export function DiceTable(props: DiceProps) {
  return (
    <Flights>
      <Handled {...props} />
    </Flights>
  );
}

function Handled(props: DiceProps) {
  const game = useDice(props);
  const deck = useFlights();
  useShake(props.refusal, game.refused);
  const onDrop = (lifted: Lifted, place: DropPlace | null, box: Box): void => {
    if ('die' in lifted) deck.carry(dieKey(lifted.die.die), box);
    if (place === null) return;
    if (place === 'hand') game.giveBack();
    else game.layAt(game.chosen.isLine ? firstOfLine(game, place) : place);
  };
  return (
    <DragTable
      onLift={game.lift}
      onDrop={onDrop}
      preview={(lifted) => <InHand lifted={lifted} game={game} />}
      locale={props.locale}
    >
      <Felt {...props} game={game} />
    </DragTable>
  );
}

function Felt(props: DiceProps & { readonly game: DiceGame }) {
  const { game, happenings, view, viewer, say, nameOf } = props;
  const root = useRef<HTMLElement>(null);
  const onKeyDown = useArrowKeys(game.letGo);
  const rolls = useMemo(() => rollsIn(happenings), [happenings]);
  const camera = useCamera({ table: game.table, isCarrying: useIsCarrying() });
  const [isAsked, setAsked] = useState(false);
  const [trayRef, tray] = useSize();
  useKeepFocus(root);
  useDiceKeys(game);
  const isWatching = viewer === 'spectator';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one ear for the buttons in it
    <main
      className={`game ${styles['dice']}`}
      data-side-tray=""
      data-watching={isWatching || undefined}
      onKeyDown={onKeyDown}
      style={{ '--tray': `${tray?.height ?? 0}px` } as CSSProperties}
      ref={root}
    >
      <section className={`tray wood ${styles['tray']}`} aria-label={say('ui.hand')} ref={trayRef}>
        <h2 className="hidden-words">{say('ui.hand')}</h2>
        <Status {...props} />
        {!isWatching && <Mine {...props} rolls={rolls} me={viewer} />}
      </section>
      <Board {...props} camera={camera} />
      <Others {...props} rolls={rolls} />
      <aside className={styles['pad']}>
        <BarePad view={view} say={say} headOf={(seat) => <NarrowHead seat={seat} name={nameOf(seat)} />} />
      </aside>
      <ScoreChip {...props} onOpen={() => setAsked(true)} />
      <Sheet {...props} isAsked={isAsked} onClose={() => setAsked(false)} />
      <Spectacle {...props} camera={camera} />
      {!isWatching && <Coaching {...props} />}
    </main>
  );
}

/** Who writes in a column of the pad: beside the felt there is room for names, not for faces. */
function NarrowHead({ seat, name }: { readonly seat: number; readonly name: string }) {
  const { shape, colour } = markOf(seat);
  return (
    <span className={styles['head']} style={{ '--seat': colour } as CSSProperties}>
      <Glyph shape={shape} />
      <b>{name}</b>
    </span>
  );
}

interface MineProps extends DiceProps {
  readonly game: DiceGame;
  readonly rolls: ReadonlyMap<number, number>;
  readonly me: Seat;
}

function Mine(props: MineProps) {
  const { view, seats, locale, nameOf, say, ready, me, game } = props;
  const info = seats[me];
  const anchor = useAnchor(seatAnchor(me));
  const isActive = view.turn === me && view.phase !== 'over' && view.phase !== 'sheet';
  return (
    <>
      {info !== undefined && (
        <SeatPlate
          {...{ info, locale, isActive }}
          seat={me}
          name={nameOf(me)}
          score={totalsOf(view)[me] ?? 0}
          ref={anchor}
        >
          {say('ui.dice.count', { count: game.hand.length })}
        </SeatPlate>
      )}
      <Hand {...props} />
      {ready === null ? <Tools {...props} /> : <Ready state={ready} {...{ seats, nameOf, locale }} />}
    </>
  );
}

/** What is carried: the die under the hand first, those chosen with it beside; of a line its whole shape. */
function InHand({ lifted, game }: { readonly lifted: Lifted; readonly game: DiceGame }) {
  if ('line' in lifted) {
    return (
      <span className={styles['carried']} data-way={lifted.line.way}>
        {lifted.line.dice.map(({ die, face }) => (
          <DieFace key={die} face={face} />
        ))}
      </span>
    );
  }
  const others = game.chosen.isLine ? [] : game.chosen.dice.filter(({ die }) => die !== lifted.die.die);
  return (
    <span className={styles['carried']}>
      {[lifted.die, ...others].map(({ die, face }) => (
        <DieFace key={die} face={face} />
      ))}
    </span>
  );
}
