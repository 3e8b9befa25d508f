import { type DestinationStream, type Logger, pino } from 'pino';

const SECRETS = ['cookie', 'token', 'nonce', 'nonces', 'secret', 'keys', 'seed', 'authorization'];

/** One line of JSON an event, on stderr: stdout is for whoever started the server. */
export function makeLog(level: string, to: DestinationStream = pino.destination({ fd: 2, sync: true })): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, redact: { paths, remove: true } }, to);
}
