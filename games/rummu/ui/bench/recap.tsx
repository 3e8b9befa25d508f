import { Avatar, avatarOf, Check, useBreakpoint } from '@tablee/table-ui';
import { nameCards } from '../../locale/index.ts';
import type { Card } from '../../rules/types.ts';
import { CardMarks } from '../card-marks.tsx';
import type { RummuProps } from '../props.ts';
import type { SeenTurn } from '../since.ts';
import styles from './recap.module.css';

interface RecapProps extends Pick<RummuProps, 'seats' | 'say' | 'nameOf'> {
  readonly turns: readonly SeenTurn[];
}

/** Turns of the others since my last one. */
export function Recap({ turns, seats, say, nameOf }: RecapProps) {
  const isShort = useBreakpoint('short');
  return (
    <div className={styles['recap']}>
      <span className={isShort ? 'hidden-words' : styles['since']}>{say('ui.since')}</span>
      <ul>
        {turns.map((turn) => (
          <li key={turn.seq}>
            <Avatar seat={turn.seat} name={avatarOf(seats[turn.seat])} size={26} />
            <span className="hidden-words">{nameOf(turn.seat)} </span>
            <TurnWords turn={turn} say={say} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** For instance « prend [7], pose 3 cartes, jette [9] ». */
function TurnWords({ turn, say }: { readonly turn: SeenTurn } & Pick<RummuProps, 'say'>) {
  const { took, laid, threw, hasThrown, hasFinished } = turn;
  return (
    <>
      {took.length > 0 ? (
        <Named words={say('ui.turn.took')} cards={took} say={say} />
      ) : (
        <span className={styles['part']}>{say('ui.turn.drew')}</span>
      )}
      {laid > 0 && <b className={styles['part']}>{say('ui.turn.laid', { count: laid })}</b>}
      {threw !== null && <Named words={say('ui.turn.threw')} cards={[threw]} say={say} />}
      {threw === null && hasThrown && <span className={styles['part']}>{say('ui.turn.threw.one')}</span>}
      {hasFinished && (
        <>
          <Check aria-hidden="true" />
          <span className="hidden-words">{say('ui.float.finished')}</span>
        </>
      )}
    </>
  );
}

interface NamedProps extends Pick<RummuProps, 'say'> {
  readonly words: string;
  readonly cards: readonly Card[];
}

/** One part of a turn, with cards that everybody saw. */
function Named({ words, cards, say }: NamedProps) {
  return (
    <span className={styles['part']}>
      {words} <CardMarks cards={cards} />
      <span className="hidden-words">{nameCards(cards, say)}</span>
    </span>
  );
}
