import { type DestinationStream, type Logger, pino } from 'pino';

const SECRETS = ['cookie', 'token', 'nonce', 'nonces', 'secret', 'keys', 'seed', 'authorization'];

/**
 * Logs to stderr, since stdout is for the person who started the server: one line of JSON per event, or plain text on a
 * terminal.
 */
export function makeLog(level: string, to: DestinationStream = toStderr()): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, redact: { paths, remove: true } }, to);
}

function toStderr(): DestinationStream {
  if (!process.stderr.isTTY) return pino.destination({ fd: 2, sync: true });
  return { write: (line) => void process.stderr.write(inWords(line)) };
}

interface LogLine {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string };
  readonly [fact: string]: unknown;
}

/** Fields that are equal in every line. */
const KNOWN = new Set(['pid', 'hostname']);

/** Formats a log line for a terminal. */
export function inWords(line: string): string {
  const { level, time, msg = '', err, ...facts } = JSON.parse(line) as LogLine;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const told = Object.entries(facts).filter(([name]) => !KNOWN.has(name));
  const details = [...(err?.message === undefined ? [] : [err.message]), ...told.map(inOneWord)].join(', ');
  return `${clock} ${pino.levels.labels[level] ?? level}: ${msg}${details === '' ? '' : ` (${details})`}\n`;
}

/** Values may come from clients: control characters are replaced, since they could command the terminal. */
function inOneWord([name, value]: readonly [string, unknown]): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `${name}: ${text.replaceAll(/\p{Cc}/gu, '?')}`;
}
