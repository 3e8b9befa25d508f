import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const LAB = fileURLToPath(new URL('../apps/lab/main.ts', import.meta.url));

/** Arguments of `lab play`. */
export interface PlayRequest {
  readonly game: string;
  readonly preset: string;
  readonly seats: number;
  /** One for all seats, or one for each side. */
  readonly bots: readonly string[];
  /** As in `lab play --sides`. */
  readonly sides?: string;
  /** Plays every deal twice, with the sides exchanged. */
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

/** Output of `lab play --json`. */
export interface PlayReport {
  readonly seconds: number;
  readonly movesPerSecond: number;
  readonly entriesPerMatch: number;
  readonly minutesPerMatch: number;
  readonly seats: readonly Share[];
  readonly bots: readonly (Share & { readonly bot: string })[];
  readonly sides: readonly (Share & { readonly seats: readonly number[]; readonly bot: string })[];
  /** Null for games without real time. */
  readonly silences: Silences | null;
  /** Matches by the rule that ended them, or by 'limit' and 'stuck'. */
  readonly ends: Readonly<Record<string, number>>;
}

/** Runs the lab as a process, because nothing imports an app. */
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
