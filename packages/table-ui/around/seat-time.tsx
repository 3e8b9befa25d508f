import type { SeatInfo } from '@tablee/protocol';
import type { Locale } from '@tablee/words';
import { tableWords } from '../words.ts';
import { useAround } from './around.ts';
import { TimeRing } from './time-ring.tsx';
import { bankBegins, type Stretch, stretchOf } from './turn-time.ts';
import { useHasCome, useSecondsLeft } from './use-seconds-left.ts';

/** Before that, a ring is enough: figures make haste. */
const HASTE_S = 10;

/** What is left of a seat's turn; null where its clock does not run. */
export function useStretch(seat: number): Stretch | null {
  const clock = useAround().clocks?.[seat];
  const isInBank = useHasCome(clock === undefined ? null : bankBegins(clock));
  return stretchOf(clock, isInBank);
}

/** Around the face of a seat: the time of its turn, or until a bot stands in. */
export function SeatRing({ seat, info }: { readonly seat: number; readonly info: SeatInfo }) {
  const stretch = useStretch(seat);
  const away = info.kind === 'person' ? info.away : null;
  if (away !== null && away.standIn === null) {
    return <TimeRing since={away.since} until={away.standInAt} look="away" />;
  }
  return stretch && <TimeRing since={stretch.since} until={stretch.until} look={stretch.isBank ? 'bank' : 'turn'} />;
}

interface SecondsProps {
  readonly until: number;
  readonly locale: Locale;
  readonly most?: number;
}

/** The last seconds as a figure. Nobody is read a figure that changes every second. */
export function Seconds({ until, locale, most = HASTE_S }: SecondsProps) {
  const seconds = useSecondsLeft(until, most);
  return (
    seconds !== null && (
      <span className="seconds" aria-hidden="true">
        {tableWords(locale)('seconds', { n: seconds })}
      </span>
    )
  );
}

/** The last seconds of a turn, on the plate of whoever has it. */
export function SeatSeconds({ seat, locale }: { readonly seat: number; readonly locale: Locale }) {
  const stretch = useStretch(seat);
  return stretch && <Seconds until={stretch.until} locale={locale} />;
}

/** At the end of the status line: the clock of my turn, else of whoever is waited for. */
export function StatusTime({ locale }: { readonly locale: Locale }) {
  const { clocks, viewer } = useAround();
  const seats = (clocks ?? []).flatMap(({ deadline }, seat) => (deadline === null ? [] : [seat]));
  const seat = seats.find((one) => one === viewer) ?? seats[0];
  return seat !== undefined && <RunningTime key={seat} seat={seat} bank={clocks?.[seat]?.bank ?? 0} locale={locale} />;
}

function RunningTime({
  seat,
  bank,
  locale,
}: {
  readonly seat: number;
  readonly bank: number;
  readonly locale: Locale;
}) {
  const say = tableWords(locale);
  const stretch = useStretch(seat);
  if (stretch === null) return null;
  const { since, until, isBank } = stretch;
  return (
    <span className="status-time">
      <TimeRing since={since} until={until} look={isBank ? 'bank' : 'turn'} />
      <Seconds until={until} locale={locale} />
      {bank > 0 && (
        <small className="status-bank" title={say('bank', { n: Math.ceil(bank / 1000) })}>
          {say(isBank ? 'in-bank' : 'bank-short', { n: Math.ceil(bank / 1000) })}
        </small>
      )}
    </span>
  );
}
