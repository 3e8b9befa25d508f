import type { SeatInfo } from '@tablee/protocol';
import type { Locale } from '@tablee/words';
import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useMatchContext } from '../around/around.ts';
import { Avatar } from '../components/avatar.tsx';
import { Button } from '../components/button.tsx';
import { avatarOf } from '../components/seat-plate.tsx';
import type { ReadyState } from '../game-ui.ts';
import { TimeBar } from '../time/time-bar.tsx';
import { listOf, tableWords } from '../words.ts';
import styles from './ready.module.css';
import { useEnter } from './use-enter.ts';

interface ReadyProps {
  readonly state: ReadyState;
  readonly seats: readonly SeatInfo[];
  readonly nameOf: (seat: number) => string;
  readonly locale: Locale;
}

type OwnReadiness = NonNullable<ReadyState['mine']>;

/** Button to be ready before a wait ends, with the faces of the others who are. Nothing for a spectator. */
export function Ready(props: ReadyProps) {
  const { mine, until } = props.state;
  return mine && <ReadyButton key={until} {...props} mine={mine} />;
}

/** The button is inactive at first, so that the last tap of a round does not skip what is shown after it. */
const LOCKED_MS = 1_200;

function ReadyButton({ state, seats, nameOf, locale, mine }: ReadyProps & { readonly mine: OwnReadiness }) {
  const say = tableWords(locale);
  const isOpen = useLater(LOCKED_MS);
  const { now } = useMatchContext();
  const [since] = useState(now); // the bar is full when the button first appears
  const { ready, awaited } = state;
  const { seat: me, sayReady } = mine;
  const isSaid = ready.includes(me);
  const canSay = isOpen && !isSaid;
  useEnter(canSay ? sayReady : null);
  const names = (who: readonly number[]): string => listOf(who.map(nameOf), locale);
  const others = ready.filter((seat) => seat !== me);
  return (
    <div className={styles['ready']}>
      {others.length > 0 && (
        <span className={styles['faces']} role="img" aria-label={say('ready.who', { names: names(others) })}>
          {others.map((seat) => (
            <span key={seat} className={styles['face']}>
              <Avatar seat={seat} name={avatarOf(seats[seat])} size={36} />
            </span>
          ))}
        </span>
      )}
      <Button
        look={canSay ? 'now' : 'paper'}
        className={styles['button'] ?? ''}
        data-thing="ready"
        aria-disabled={!canSay}
        onClick={() => canSay && sayReady()}
      >
        {isSaid && <Check aria-hidden="true" />}
        {say(isSaid ? 'ready.said' : 'ready')}
        {!state.stands && (
          <span className={styles['time']}>
            <TimeBar since={since} until={state.until} />
          </span>
        )}
      </Button>
      <span className="hidden-words" role="status">
        {isSaid && awaited.length > 0 && say('ready.waiting', { names: names(awaited) })}
      </span>
    </div>
  );
}

function useLater(ms: number): boolean {
  const [isThen, setThen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setThen(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isThen;
}
