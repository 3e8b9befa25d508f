import type { SeatInfo } from '@tablee/protocol';
import type { Locale } from '@tablee/words';
import type { ReactNode } from 'react';
import { useMatchContext } from '../around/around.ts';
import { tableWords } from '../words.ts';
import styles from './seat-time.module.css';
import { Seconds } from './seconds.tsx';
import { TimeRing } from './time-ring.tsx';
import { bankBegins, type Stretch, stretchOf } from './turn-time.ts';
import { useHasCome } from './use-time.ts';

/** The running part of a seat's time; null if its clock is stopped. */
export function useStretch(seat: number): Stretch | null {
  const clock = useMatchContext().clocks?.[seat];
  const isInBank = useHasCome(clock === undefined ? null : bankBegins(clock));
  return stretchOf(clock, isInBank);
}

/** Ring around the face of a seat: the time of its turn, or the time until a bot stands in. */
export function SeatRing({ seat, info }: { readonly seat: number; readonly info: SeatInfo }) {
  const stretch = useStretch(seat);
  const ring = absenceOf(info) ?? (stretch && <StretchRing {...stretch} />);
  return ring && <span className={styles['face']}>{ring}</span>;
}

function absenceOf(info: SeatInfo): ReactNode {
  const away = info.kind === 'person' ? info.away : null;
  if (away === null || away.standIn !== null) return null;
  return <TimeRing since={away.since} until={away.standInAt} look="away" />;
}

function StretchRing({ since, until, isBank }: Stretch) {
  return <TimeRing since={since} until={until} look={isBank ? 'bank' : 'turn'} />;
}

/** The last seconds of a turn, on the plate of the seat. */
export function SeatSeconds({ seat, locale }: { readonly seat: number; readonly locale: Locale }) {
  const stretch = useStretch(seat);
  return (
    stretch && (
      <span className={styles['last']}>
        <Seconds until={stretch.until} locale={locale} />
      </span>
    )
  );
}

/** Clock at the end of the status line: the viewer's if it runs, else the first that runs. */
export function StatusTime({ locale }: { readonly locale: Locale }) {
  const { clocks, viewer } = useMatchContext();
  const seats = (clocks ?? []).flatMap(({ deadline }, seat) => (deadline === null ? [] : [seat]));
  const seat = seats.find((one) => one === viewer) ?? seats[0];
  return seat !== undefined && <RunningTime key={seat} seat={seat} bank={clocks?.[seat]?.bank ?? 0} locale={locale} />;
}

interface RunningTimeProps {
  readonly seat: number;
  readonly bank: number;
  readonly locale: Locale;
}

function RunningTime({ seat, bank, locale }: RunningTimeProps) {
  const say = tableWords(locale);
  const stretch = useStretch(seat);
  if (stretch === null) return null;
  return (
    <span className="status-time">
      <span className={styles['small']}>
        <StretchRing {...stretch} />
      </span>
      <Seconds until={stretch.until} locale={locale} />
      {bank > 0 && (
        <small className="status-bank" title={say('bank', { n: Math.ceil(bank / 1000) })}>
          {say(stretch.isBank ? 'in-bank' : 'bank-short', { n: Math.ceil(bank / 1000) })}
        </small>
      )}
    </span>
  );
}
