import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const LAB = fileURLToPath(new URL('../apps/lab/main.ts', import.meta.url));

/** What the lab is asked to play. */
export interface PlayRequest {
  readonly game: string;
  readonly preset: string;
  readonly seats: number;
  /** One for all seats, or one a side. */
  readonly bots: readonly string[];
  /** As the lab is told it. */
  readonly sides?: string;
  /** Whether every deal is played from either side. */
  readonly isPaired?: boolean;
  readonly matches: number;
}

export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

interface Silences {
  readonly medianSeconds: number;
  readonly rareSeconds: number;
  readonly longestSeconds: number;
  readonly feltShare: number;
}

/** What the lab prints of it. */
export interface PlayReport {
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly entriesPerMatch: number;
  readonly minutesPerMatch: number;
  readonly seats: readonly Share[];
  readonly bots: readonly (Share & { readonly bot: string })[];
  readonly sides: readonly (Share & { readonly seats: readonly number[]; readonly bot: string })[];
  /** Null where nothing is played in real time. */
  readonly silences: Silences | null;
  /** How many matches each rule ended, or what else did. */
  readonly ends: Readonly<Record<string, number>>;
}

/** An app is nobody's library: it runs as a process of its own. */
export function playInLab({ bots, isPaired = false, ...rest }: PlayRequest): PlayReport {
  const options = Object.entries({ ...rest, bots: bots.join(',') }).flatMap(([name, value]) => [
    `--${name}`,
    `${value}`,
  ]);
  const printed = execFileSync(
    process.execPath,
    [LAB, 'play', ...options, ...(isPaired ? ['--paired'] : []), '--json'],
    {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return JSON.parse(printed) as PlayReport;
}
