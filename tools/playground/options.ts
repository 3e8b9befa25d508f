import type { Locale } from '@tablee/words';

/**
 * Options in the address: ?game=…&preset=…&seats=3&seed=word&after=40&lag=150&locale=en&theme=dark&end&still&state={…}
 */
export interface PlaygroundOptions {
  /** 'flights', 'dragging' or 'ledge' show those alone, without a game. */
  readonly show: string | null;
  readonly game: string;
  readonly preset: string | null;
  readonly seats: number;
  readonly seed: string;
  readonly level: string;
  readonly locale: Locale;
  readonly theme: string;
  /** Entries that bots play before the page opens. */
  readonly after: number;
  /** Simulated time of the host, in milliseconds. */
  readonly lag: number;
  readonly isEnd: boolean;
  /** Bots do not play by themselves. */
  readonly isStill: boolean;
  /** State as JSON, to look at one position. */
  readonly state: string | null;
  readonly isSpectator: boolean;
  readonly isOffline: boolean;
  readonly hasLongNames: boolean;
  /** Seats of people who are away: ?away=1&away=2. */
  readonly away: readonly number[];
}

export function readOptions(search: string): PlaygroundOptions {
  const asked = new URLSearchParams(search);
  const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise);
  return {
    show: asked.get('show'),
    game: asked.get('game') ?? '',
    preset: asked.get('preset'),
    seats: number('seats', 3),
    seed: asked.get('seed') ?? 'playground',
    level: asked.get('level') ?? 'normal',
    locale: asked.get('locale') === 'en' ? 'en' : 'fr',
    theme: asked.get('theme') ?? 'light',
    after: number('after', 0),
    lag: number('lag', 120),
    isEnd: asked.has('end'),
    isStill: asked.has('still'),
    state: asked.get('state'),
    isSpectator: asked.has('spectator'),
    isOffline: asked.has('offline'),
    hasLongNames: asked.has('long'),
    away: asked.getAll('away').map(Number),
  };
}
