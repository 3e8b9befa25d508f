import type { Seat } from '@tablee/kernel';
import {
  type Box,
  Flights,
  later,
  Ready,
  useArrowKeys,
  useAskedSheet,
  useFlights,
  useKeepFocus,
  useShake,
} from '@tablee/table-ui';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { Board } from './board/board.tsx';
import { firstOfLine } from './board/cell-box.ts';
import { type Camera, useCamera } from './board/use-camera.ts';
import { useViewBack } from './board/use-view-back.ts';
import { DragTable, type DropPlace, type Lifted } from './drag.ts';
import { DieFace } from './face.tsx';
import { Hand } from './hand/hand.tsx';
import { Tools } from './hand/tools.tsx';
import { dieKey } from './origins.ts';
import { Others } from './others.tsx';
import { Plate } from './plate.tsx';
import type { DiceProps } from './props.ts';
import { rollsIn } from './rolls.ts';
import { Spectacle } from './spectacle.tsx';
import { Status } from './status.tsx';
import styles from './table.module.css';
import { type DiceGame, useDice } from './use-dice.ts';
import { useHeight } from './use-height.ts';
import { useDiceKeys } from './use-keys.ts';

const ScoreChip = later(async () => (await import('./score/score-chip.tsx')).ScoreChip);

/** Loaded lazily: not used on phones, and on desktops a moment later is enough. */
const Pad = later(async () => (await import('./score/pad.tsx')).Pad);
/** Loaded lazily: only newcomers see tips, and not at once. */
const Coaching = later(async () => (await import('./coaching.tsx')).Coaching);
/** Loaded lazily: not needed before the end of the first round. */
const Sheet = later(async () => (await import('./score/sheet.tsx')).Sheet);

export function DiceTable(props: DiceProps) {
  return (
    <Flights>
      <Handled {...props} />
    </Flights>
  );
}

function Handled(props: DiceProps) {
  const dice = useDice(props);
  const deck = useFlights();
  const [isCarrying, setCarrying] = useState(false);
  const camera = useCamera({ table: dice.table, settled: props.view.table, isCarrying });
  const { game, ...viewBack } = useViewBack(dice, camera);
  useShake(props.refusal, game.refused);
  const chosenBefore = useRef(game.chosen);
  const onLift = (lifted: Lifted): void => {
    setCarrying(true);
    chosenBefore.current = game.chosen;
    viewBack.onLift();
    game.lift(lifted);
  };
  const onDrop = (lifted: Lifted, place: DropPlace | null, box: Box): void => {
    setCarrying(false);
    if ('die' in lifted) deck.carry(dieKey(lifted.die.die), box);
    if (place === null) return viewBack.onDropNowhere();
    if (place === 'hand') game.giveBack();
    else game.layAt(game.chosen.isLine ? firstOfLine(game, place) : place);
  };
  const { cell } = camera;
  return (
    <DragTable
      onLift={onLift}
      onDrop={onDrop}
      onYield={() => game.chooseAgain(chosenBefore.current)}
      risesOver={(lifted) => 'die' in lifted}
      preview={(lifted) => <InHand lifted={lifted} game={game} cell={cell} />}
      locale={props.locale}
    >
      <Felt {...props} game={game} camera={camera} />
    </DragTable>
  );
}

function Felt(props: DiceProps & { readonly game: DiceGame; readonly camera: Camera }) {
  const { game, happenings, viewer, say } = props;
  const { show } = props.camera;
  const root = useRef<HTMLElement>(null);
  const onKeyDown = useArrowKeys(game.clearSelection);
  const rolls = useMemo(() => rollsIn(happenings), [happenings]);
  const sheet = useAskedSheet(props.view);
  const trayRef = useHeight(root, '--tray', wholeHeight);
  const saidRef = useHeight(root, '--above-said', aboveSaid);
  useKeepFocus(root);
  useDiceKeys(game);
  const isWatching = viewer === 'spectator';
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- one listener for the buttons in it
    <main
      className={`game ${styles['dice']}`}
      data-side-tray=""
      data-watching={isWatching || undefined}
      onKeyDown={onKeyDown}
      ref={root}
    >
      <section className={`tray wood ${styles['tray']}`} aria-label={say('ui.hand')} ref={trayRef}>
        <h2 className="hidden-words">{say('ui.hand')}</h2>
        <div className={styles['said']} ref={saidRef}>
          <Status {...props} />
        </div>
        {!isWatching && <Mine {...props} rolls={rolls} me={viewer} />}
      </section>
      <Board {...props} />
      <Others {...props} rolls={rolls} />
      <aside className={styles['pad']}>
        <Pad {...props} isNarrow onShow={sheet.ask} />
      </aside>
      <ScoreChip {...props} isAside={game.draft.command !== null} onOpen={sheet.ask} />
      <Sheet {...props} isAsked={sheet.isAsked} onClose={sheet.close} />
      <Spectacle {...props} onLaid={show} />
      {!isWatching && !sheet.isAsked && <Coaching {...props} />}
    </main>
  );
}

function wholeHeight(height: number): number {
  return height;
}

/** Offset of the elements at the lower edge of the felt; equal for one and for two lines of status text. */
function aboveSaid(height: number): number {
  return Math.max(34, height - 8);
}

interface MineProps extends DiceProps {
  readonly game: DiceGame;
  readonly rolls: ReadonlyMap<number, number>;
  readonly me: Seat;
}

function Mine(props: MineProps) {
  const { seats, locale, nameOf, ready, me, game } = props;
  return (
    <>
      <div className={styles['mine']}>
        <Plate {...props} seat={me} count={game.hand.length} />
      </div>
      <Hand {...props} />
      {ready === null ? (
        <Tools {...props} />
      ) : (
        <div className={styles['ready']}>
          <Ready state={ready} {...{ seats, nameOf, locale }} />
        </div>
      )}
    </>
  );
}

interface InHandProps {
  readonly lifted: Lifted;
  readonly game: DiceGame;
  /** Cell size of the felt in px. */
  readonly cell: number;
}

/** The dragged dice: the grabbed one first, the other chosen ones beside it; a line in its shape before its sign. */
function InHand({ lifted, game: { chosen }, cell }: InHandProps) {
  const isLine = 'line' in lifted;
  const others = isLine || chosen.isLine ? [] : chosen.dice.filter(({ die }) => die !== lifted.die.die);
  const dice = isLine ? lifted.line.dice : [lifted.die, ...others];
  return (
    <span
      className={styles['carried']}
      data-line={isLine ? lifted.line.way : undefined}
      style={{ '--cell': `${cell}px` } as CSSProperties}
    >
      {dice.map(({ die, face }) => (
        <DieFace key={die} face={face} />
      ))}
    </span>
  );
}
