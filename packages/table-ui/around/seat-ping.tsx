import type { Locale } from '@tablee/words';
import { LineBars } from '../components/ping.tsx';
import { tableWords } from '../words.ts';
import { useAround } from './around.ts';

/** What is shorter changes no race that anybody would notice. */
const FELT_MS = 20;

/** How far away a seat is, where nearness could win: bars to look at, the figures on request. Bots have no line. */
export function SeatLine({ seat, locale }: { readonly seat: number; readonly locale: Locale }) {
  const say = tableWords(locale);
  const { ping = null, hold = 0 } = useAround().pings[seat] ?? {};
  if (ping === null) return null;
  const isHeld = hold >= FELT_MS;
  const words = [say('ping', { ms: ping }), ...(isHeld ? [say('held', { ms: hold })] : [])].join(', ');
  return (
    <span className="seat-line" role="img" aria-label={words} title={words}>
      <LineBars isAlive pingMs={ping} />
      {isHeld && <b>{say('held-short', { ms: hold })}</b>}
    </span>
  );
}
