import { Avatar, avatarOf, Check, useBreakpoint } from '@tablee/table-ui';
import { nameCards } from '../../locale/index.ts';
import { CardMarks } from '../card-marks.tsx';
import type { RummuProps } from '../props.ts';
import type { Deed } from '../since.ts';
import styles from './recap.module.css';

interface RecapProps extends Pick<RummuProps, 'seats' | 'say' | 'nameOf'> {
  readonly deeds: readonly Deed[];
}

/** What the others did since my last turn, at a glance. */
export function Recap({ deeds, seats, say, nameOf }: RecapProps) {
  const isShort = useBreakpoint('short');
  return (
    <div className={styles['recap']}>
      <span className={isShort ? 'hidden-words' : styles['since']}>{say('ui.since')}</span>
      <ul>
        {deeds.map((deed) => (
          <li key={deed.seq}>
            <Avatar seat={deed.seat} name={avatarOf(seats[deed.seat])} size={26} />
            <span className="hidden-words">{nameOf(deed.seat)} </span>
            <DeedWords deed={deed} say={say} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function DeedWords({ deed: { took, laid, hasFinished }, say }: { readonly deed: Deed } & Pick<RummuProps, 'say'>) {
  const more = laid > 0 && ', ';
  return (
    <>
      {took.length > 0 ? (
        <>
          {say('ui.deed.took')} <CardMarks cards={took} />
          <span className="hidden-words">
            {nameCards(took, say)}
            {more}
          </span>
        </>
      ) : (
        <span>
          {say('ui.deed.drew')}
          {more}
        </span>
      )}
      {laid > 0 && <b>{say('ui.deed.laid', { count: laid })}</b>}
      {hasFinished && (
        <>
          <Check aria-hidden="true" />
          <span className="hidden-words">{say('ui.float.finished')}</span>
        </>
      )}
    </>
  );
}
