/** What the address asks for: ?game=…&preset=…&seats=3&seed=word&after=40&lag=150&locale=en&theme=dark&end&still&state={…} */
export interface Wishes {
  readonly game: string;
  readonly preset: string | null;
  readonly seats: number;
  readonly seed: string;
  readonly level: string;
  /** Bots play so many entries before the page opens. */
  readonly after: number;
  /** How long the host seems to take, in milliseconds. */
  readonly lag: number;
  readonly isEnd: boolean;
  /** Bots do nothing: to look at one moment. */
  readonly isStill: boolean;
  /** What the state is set to, in JSON: to look at one position. */
  readonly state: string | null;
}

export function readWishes(search: string): Wishes {
  const asked = new URLSearchParams(search);
  const number = (name: string, otherwise: number): number => Number(asked.get(name) ?? otherwise);
  return {
    game: asked.get('game') ?? '',
    preset: asked.get('preset'),
    seats: number('seats', 3),
    seed: asked.get('seed') ?? 'playground',
    level: asked.get('level') ?? 'normal',
    after: number('after', 0),
    lag: number('lag', 120),
    isEnd: asked.has('end'),
    isStill: asked.has('still'),
    state: asked.get('state'),
  };
}
