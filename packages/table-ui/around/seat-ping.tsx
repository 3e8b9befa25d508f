import type { Locale } from '@tablee/words';
import { LineBars } from '../components/ping.tsx';
import { tableWords } from '../words.ts';
import { useMatchContext } from './around.ts';

/** A shorter hold makes no visible difference. */
const MIN_SHOWN_HOLD_MS = 20;

/** Ping of a seat as bars, with figures on demand. Bots have none. */
export function SeatLine({ seat, locale }: { readonly seat: number; readonly locale: Locale }) {
  const say = tableWords(locale);
  const { ping = null, hold = 0 } = useMatchContext().pings[seat] ?? {};
  if (ping === null) return null;
  const isHeld = hold >= MIN_SHOWN_HOLD_MS;
  const words = [say('ping', { ms: ping }), ...(isHeld ? [say('held', { ms: hold })] : [])].join(', ');
  return (
    <span className="seat-line" role="img" aria-label={words} title={words}>
      <LineBars isAlive pingMs={ping} />
      {isHeld && <b>{say('held-short', { ms: hold })}</b>}
    </span>
  );
}
