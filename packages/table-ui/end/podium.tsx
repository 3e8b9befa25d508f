import type { SeatInfo } from '@tablee/protocol';
import type { Locale } from '@tablee/words';
import type { CSSProperties } from 'react';
import crown from '../art/crown.svg';
import { Avatar } from '../components/avatar.tsx';
import { BotChip } from '../components/bot-chip.tsx';
import { avatarOf } from '../components/seat-plate.tsx';
import styles from './podium.module.css';
import { PodiumStep } from './podium-step.tsx';
import { asPodium, hasStep, type Standing } from './standings.ts';

interface PodiumProps {
  readonly standings: readonly Standing[];
  readonly seats: readonly SeatInfo[];
  readonly locale: Locale;
  readonly nameOf: (seat: number) => string;
  /** Unit of the score: points, tiles. */
  readonly unitOf: (score: number) => string;
}

const STEP_HEIGHTS = [276, 206, 156];

/** Steps for the first three places; later places stand on the felt. */
export function Podium({ standings, seats, locale, nameOf, unitOf }: PodiumProps) {
  const steps = { '--steps': standings.filter(hasStep).length } as CSSProperties;
  return (
    <ol className={styles['podium']} data-part="podium" style={steps}>
      {asPodium(standings).map((standing) => {
        const { seats: members, words, rank, score } = standing;
        const style = {
          '--step': STEP_HEIGHTS[rank - 1] ?? 0,
          '--order': STEP_HEIGHTS.length - rank,
          '--members': members.length,
        } as CSSProperties;
        return (
          <li
            key={members[0]}
            className={styles['place']}
            data-stands={standsOn(standing)}
            data-team={members.length > 1 || words !== null || undefined}
            style={style}
          >
            <span className={styles['faces']}>
              {members.map((seat) => (
                <span key={seat} className={styles['face']}>
                  <Avatar seat={seat} name={avatarOf(seats[seat])} />
                  {rank === 1 && <img className={styles['crown']} src={crown} alt="" />}
                </span>
              ))}
            </span>
            {words !== null && <div className={styles['team']}>{words.name}</div>}
            {members.map((seat) => (
              <div
                key={seat}
                className={styles['name']}
                data-part="podium-name"
                style={{ '--letters': lettersIn(nameOf(seat)) } as CSSProperties}
              >
                <span>{nameOf(seat)}</span>
                {seats[seat]?.kind === 'bot' && <BotChip locale={locale} />}
              </div>
            ))}
            <PodiumStep standing={standing} unit={unitOf(score)} />
          </li>
        );
      })}
    </ol>
  );
}

/** Length of the longest word, which must fit into a line. */
function lettersIn(name: string): number {
  return Math.max(...name.split(' ').map((word) => Array.from(word).length));
}

function standsOn(standing: Standing): 'floor' | 'first' | 'step' {
  if (!hasStep(standing)) return 'floor';
  return standing.rank === 1 ? 'first' : 'step';
}
