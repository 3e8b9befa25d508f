import { type DestinationStream, type Logger, pino } from 'pino';

const SECRETS = ['cookie', 'token', 'nonce', 'nonces', 'secret', 'keys', 'seed', 'authorization'];

/** On stderr: stdout is for the person who started the server. One line of JSON an event; for a person at a terminal, in words. */
export function makeLog(level: string, to: DestinationStream = toStderr()): Logger {
  const paths = SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]);
  return pino({ level, redact: { paths, remove: true } }, to);
}

function toStderr(): DestinationStream {
  if (!process.stderr.isTTY) return pino.destination({ fd: 2, sync: true });
  return { write: (line) => void process.stderr.write(inWords(line)) };
}

interface Line {
  readonly level: number;
  readonly time: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string };
  readonly [fact: string]: unknown;
}

/** The same in every line. */
const KNOWN = new Set(['pid', 'hostname']);

/** A line of the log as a person reads it. */
export function inWords(line: string): string {
  const { level, time, msg = '', err, ...facts } = JSON.parse(line) as Line;
  const clock = new Date(time).toTimeString().slice(0, 8);
  const told = Object.entries(facts).filter(([name]) => !KNOWN.has(name));
  const details = [...(err?.message === undefined ? [] : [err.message]), ...told.map(inOneWord)].join(', ');
  return `${clock} ${pino.levels.labels[level] ?? level}: ${msg}${details === '' ? '' : ` (${details})`}\n`;
}

/** A stranger may have chosen the value: it must not command the terminal. */
function inOneWord([name, value]: readonly [string, unknown]): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return `${name}: ${text.replaceAll(/\p{Cc}/gu, '?')}`;
}
