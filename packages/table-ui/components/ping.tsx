import type { Locale } from '@tablee/words';
import type { Connection } from '../game-ui.ts';
import { tableWords } from '../words.ts';

const BARS = [5, 8, 12];
const GOOD_MS = 80;
const FAIR_MS = 200;

/** Quality of the connection, as bars and as a number. */
export function Ping({ connection: { isAlive, pingMs }, locale }: { connection: Connection; locale: Locale }) {
  const say = tableWords(locale);
  return (
    <span className={isAlive ? 'ping' : 'ping is-lost'}>
      <LineBars isAlive={isAlive} pingMs={pingMs} />
      <span>{isAlive ? pingMs !== null && say('ping', { ms: Math.round(pingMs) }) : say('offline')}</span>
    </span>
  );
}

export function LineBars({ isAlive, pingMs }: Connection) {
  return (
    <i aria-hidden="true">
      {BARS.slice(0, barsFor(isAlive, pingMs)).map((height) => (
        <b key={height} style={{ height }} />
      ))}
    </i>
  );
}

function barsFor(isAlive: boolean, pingMs: number | null): number {
  if (!isAlive) return 1;
  if (pingMs === null || pingMs <= GOOD_MS) return BARS.length;
  return pingMs <= FAIR_MS ? 2 : 1;
}
