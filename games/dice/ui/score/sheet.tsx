import { Avatar, avatarOf, Button, type CountsProps, useAskedFocus, useEscape, whoIs, X } from '@tablee/table-ui';
import { useRef, useState } from 'react';
import type { DiceWords } from '../../locale/index.ts';
import type { DiceTypes, RoundScore } from '../../rules/types.ts';
import { DieFace } from '../face.tsx';
import type { DiceProps } from '../props.ts';
import { CountLines } from './count-lines.tsx';
import { Pad } from './pad.tsx';
import styles from './sheet.module.css';

type SheetWords = Pick<DiceProps, 'viewer' | 'seats' | 'say' | 'nameOf'>;

interface SheetProps extends SheetWords, Pick<DiceProps, 'view' | 'locale' | 'ready'> {
  /** Opened by the player, in any phase. */
  readonly isAsked?: boolean;
  readonly onClose?: () => void;
  /** True on a television, where it cannot be put aside. */
  readonly isFixed?: boolean;
}

/**
 * RX-20: score of the round and totals, on the felt; players can put it aside to see the table. Appears after each
 * round, and explains any earlier round that is selected.
 */
export function Sheet({ isAsked = false, onClose, ...props }: SheetProps) {
  const { phase, sheets } = props.view;
  const [seen, setSeen] = useState(0);
  const isDue = phase === 'sheet' && seen !== sheets.length;
  if (!isAsked && !isDue) return null;
  const close = (): void => {
    if (isDue) setSeen(sheets.length);
    onClose?.();
  };
  return <OpenSheet key={sheets.length} {...props} isAsked={isAsked} onClose={close} />;
}

function OpenSheet({ onClose, isAsked, isFixed = false, ...props }: SheetProps & { readonly onClose: () => void }) {
  const { view, say } = props;
  const [shown, setShown] = useState(view.sheets.length);
  const board = useRef<HTMLElement>(null);
  useAskedFocus(board, isAsked === true);
  useEscape(onClose, !isFixed);
  return (
    <section
      className={`scoreboard ${styles['board']}`}
      ref={board}
      data-asked={isAsked || undefined}
      aria-label={say('ui.sheet', { round: shown })}
    >
      {isFixed ? (
        <TelevisionRound {...props} shown={shown} />
      ) : (
        <RoundWithPad {...props} shown={shown} onShow={setShown} />
      )}
      {!isFixed && (
        <Button look="ghost" className={styles['close'] ?? ''} aria-label={say('ui.sheet.close')} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
      )}
    </section>
  );
}

/** Scores of a finished match, the last round first. */
export function Counts(props: CountsProps<DiceTypes, DiceWords>) {
  const [shown, setShown] = useState(props.view.sheets.length);
  return (
    <div className={styles['counts']}>
      <RoundWithPad {...props} ready={null} shown={shown} onShow={setShown} />
    </div>
  );
}

interface TelevisionRoundProps extends SheetWords, Pick<DiceProps, 'view'> {
  readonly shown: number;
}

/** Television: without the pad and names, which are beside it anyway. */
function TelevisionRound({ shown, ...props }: TelevisionRoundProps) {
  const score = props.view.sheets[shown - 1];
  return (
    <div className={styles['content']} data-alone>
      {score !== undefined && <Story {...props} score={score} round={shown} />}
    </div>
  );
}

interface RoundWithPadProps extends SheetWords, Pick<DiceProps, 'view' | 'locale' | 'ready'> {
  readonly shown: number;
  /** Explains another round. */
  readonly onShow: (round: number) => void;
}

/** Explanation of one round, with the pad beside it. */
function RoundWithPad({ shown, onShow, ...props }: RoundWithPadProps) {
  const score = props.view.sheets[shown - 1];
  return (
    <div className={styles['content']}>
      {score !== undefined && <Story {...props} score={score} round={shown} />}
      <div className={styles['taped']}>
        <Pad {...props} shown={shown} onShow={onShow} />
      </div>
    </div>
  );
}

interface StoryProps extends SheetWords, Pick<DiceProps, 'view'> {
  readonly score: RoundScore;
  readonly round: number;
}

function Story({ score, round, view, viewer, seats, say, nameOf }: StoryProps) {
  const left = [...score.left.entries()].filter(
    ([seat, faces]) => score.rule === 'RX-18' && seat !== score.winner && faces.length > 0,
  );
  return (
    <div className={styles['story']}>
      <h2 className={styles['title']}>
        <small>{say('ui.pad.round', { round })}</small>
        {titleOf(score, { viewer, say, nameOf })}
      </h2>
      {score.rule === 'RX-19' && (
        <p className={styles['why']}>{say('ui.sheet.blocked.why', { by: view.options.blockedBy })}</p>
      )}
      {left.map(([seat, faces]) => (
        <div key={seat} className={styles['left']}>
          <span className={styles['whose']}>
            <Avatar seat={seat} name={avatarOf(seats[seat])} size={38} />
            {say('ui.sheet.rest', whoIs(seat, viewer, nameOf))}
          </span>
          <span className={styles['dice']}>
            {[...faces.entries()].map(([index, face]) => (
              <DieFace key={index} face={face} />
            ))}
          </span>
        </div>
      ))}
      <CountLines score={score} viewer={viewer} say={say} nameOf={nameOf} />
    </div>
  );
}

function titleOf({ rule, winner }: RoundScore, { viewer, say, nameOf }: Omit<SheetWords, 'seats'>): string {
  if (rule === 'RX-19' || winner === null) return say('ui.sheet.blocked');
  return say('ui.sheet.finished', whoIs(winner, viewer, nameOf));
}
