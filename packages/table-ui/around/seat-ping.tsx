import type { Locale } from '@tablee/words';
import { LineBars } from '../components/ping.tsx';
import { tableWords } from '../words.ts';
import { useAround } from './around.ts';

/** How far away a seat is, where nearness could win: bars to look at, the figures on request. */
export function SeatLine({ seat, locale }: { readonly seat: number; readonly locale: Locale }) {
  const say = tableWords(locale);
  const { ping = null, hold = 0 } = useAround().pings[seat] ?? {};
  if (ping === null && hold === 0) return null;
  const far = ping === null ? [] : [say('ping', { ms: ping })];
  const words = [...far, ...(hold === 0 ? [] : [say('held', { ms: hold })])].join(', ');
  return (
    <span className="seat-line" role="img" aria-label={words} title={words}>
      {ping !== null && <LineBars isAlive pingMs={ping} />}
      {hold !== 0 && <b>{say('held-short', { ms: hold })}</b>}
    </span>
  );
}
