import type { Bot } from '@tablee/bot-kit';
import { type AnyGame, type GameTypes, isRecord, type Json, type Rng, toMillis } from '@tablee/kernel';
import { hex } from '../sitters.ts';

/**
 * Replaces the faces of a game by unique tokens of equal length in all that leaves it, so that texts can be searched
 * for them.
 */
export class Disguise {
  readonly #tokens = new Map<string, string>();
  readonly #faces = new Map<string, string>();

  constructor(faces: Iterable<string>, rng: Rng) {
    for (const face of faces) {
      if (this.#tokens.has(face)) continue;
      const token = `face-${hex(rng)}`;
      this.#tokens.set(face, token);
      this.#faces.set(token, face);
    }
  }

  /** Faces that occur in the text. */
  facesIn(text: string): string[] {
    return [...this.#tokens].filter(([, token]) => text.includes(token)).map(([face]) => face);
  }

  game(definition: AnyGame): AnyGame {
    return {
      ...definition,
      view: (state, viewer) => this.#hide(definition.view(state, viewer)),
      sight: (event, viewer) => this.#hide(definition.sight(event, viewer)),
      parse: (raw) => definition.parse(this.#reveal(raw)),
      apply: (...step) => {
        const verdict = definition.apply(...step);
        return verdict.ok ? verdict : this.#hide(verdict);
      },
      check: (view, ...asked) => definition.check(this.#reveal(view), ...asked),
      legal: (view, ...asked) => definition.legal(this.#reveal(view), ...asked),
      fallback: (view, seat) => definition.fallback(this.#reveal(view), seat),
      ...(definition.readyAt !== undefined && {
        readyAt: (view, ...asked) => definition.readyAt?.(this.#reveal(view), ...asked) ?? toMillis(0),
      }),
      ...(definition.contest !== undefined && {
        contest: (view, ...asked) => definition.contest?.(this.#reveal(view), ...asked) ?? [],
      }),
    };
  }

  bot(bot: Bot<GameTypes>): Bot<GameTypes> {
    const { mind } = bot;
    return {
      ...bot,
      mind: mind && {
        start: mind.start,
        remember: (memory: Json, sight, view, at) => mind.remember(memory, this.#reveal(sight), this.#reveal(view), at),
      },
      decide: (question) => bot.decide({ ...question, view: this.#reveal(question.view) }),
    };
  }

  #hide<T>(value: T): T {
    return renamed(value, this.#tokens) as T;
  }

  #reveal<T>(value: T): T {
    return renamed(value, this.#faces) as T;
  }
}

/** Copies JSON with values and keys renamed. */
function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  if (!isRecord(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[names.get(key) ?? key] = renamed(value[key], names);
  return copy;
}
