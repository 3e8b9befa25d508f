import { type Bot, blankMemories, rememberInEverySeat } from '@tablee/bot-kit';
import {
  type AnyGame,
  advance,
  botRng,
  type GameTypes,
  type Json,
  type Match,
  nextWake,
  type Outcome,
  openMatch,
  type Played,
  type Refusal,
  type Seat,
  seedFromWord,
  submit,
  tableFor,
  toMillis,
} from '@tablee/kernel';
import type { Happening, PendingCommand, ShownRefusal, Tried } from '@tablee/table-ui';
import type { PlaygroundOptions } from './options.ts';

export interface ShownMatch {
  readonly match: Match<GameTypes>;
  readonly happenings: readonly Happening<GameTypes>[];
  readonly pending: readonly PendingCommand<GameTypes>[];
  readonly refusal: ShownRefusal<GameTypes> | null;
}

const MAX_HAPPENINGS = 12;
const MINE = 0 as Seat;

/** A match in the page, without a server: bots at every seat but mine, match time by the clock of the page. */
export class LocalMatch {
  readonly #bot: Bot<GameTypes>;
  readonly #lagMs: number;
  readonly #started = performance.now();
  readonly #listeners = new Set<() => void>();
  readonly #botTimers = new Map<Seat, ReturnType<typeof setTimeout>>();
  readonly #isStill: boolean;
  #memories: readonly Json[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  shown: ShownMatch;

  constructor(definition: AnyGame, bot: Bot<GameTypes>, options: PlaygroundOptions) {
    this.#bot = bot;
    this.#lagMs = options.lag;
    this.#isStill = options.isStill;
    const preset = options.preset ?? Object.keys(definition.presets)[0] ?? '';
    const table = tableFor(definition, preset, options.seats);
    if (table === null) throw new Error(`no preset ${preset}`);
    const { match: opened, events } = openMatch(definition, table, seedFromWord(options.seed));
    const set = options.state === null ? {} : (JSON.parse(options.state) as object);
    const match = { ...opened, state: { ...opened.state, ...set } };
    this.#memories = blankMemories(bot.mind, options.seats);
    this.shown = { match, happenings: [], pending: [], refusal: null };
    const isOver = (): boolean => definition.result(this.shown.match.state) !== null;
    for (let entry = 0; (options.isEnd || entry < options.after) && !isOver(); entry += 1) this.#playNext();
    if (options.after === 0 && options.state === null)
      this.#report([{ entry: { seq: 0 }, events } as unknown as Played<GameTypes>]);
    else this.shown = { ...this.shown, happenings: [] };
    this.#schedule();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  now = (): number => Math.floor(performance.now() - this.#started) + this.#offsetMs;
  #offsetMs = 0;

  play = (command: object): string => {
    const id = String(performance.now());
    const sent = { id, command, at: toMillis(this.now()) };
    this.#show({ pending: [...this.shown.pending, sent], refusal: null });
    setTimeout(() => {
      const { refusal, ...outcome } = submit(this.shown.match, MINE, command, toMillis(this.now()));
      const pending = this.shown.pending.filter((one) => one !== sent);
      if (refusal === null) this.#draft = null;
      this.#show({ pending, refusal: refusal && { ...refusal, id, tried: null } });
      this.#apply(outcome);
    }, this.#lagMs);
    return id;
  };

  /** Keeps the draft until this seat plays, as a host does. */
  keepDraft = (command: object | null): void => {
    this.#draft = command;
  };
  #draft: object | null = null;

  /** Lets my time run out: plays my draft if it is legal, otherwise the game's fallback. */
  timeOut = (): void => {
    const { match } = this.shown;
    const { definition, state } = match;
    const view = definition.view(state, MINE);
    const at = toMillis(this.now());
    const isLegal = this.#draft !== null && definition.check(view, MINE, this.#draft, at) === null;
    const command = isLegal ? this.#draft : definition.fallback(view, MINE);
    if (isLegal) this.#draft = null;
    if (command !== null) this.#apply(submit(match, MINE, command, at));
  };

  refuse = (refusal: Refusal<GameTypes>, tried: Tried<GameTypes>): void =>
    this.#show({ refusal: { ...refusal, id: null, tried } });

  forget = (): void => this.#show({ refusal: null });

  /** Lets the next bot play; used with `?still`. */
  step = (): void => {
    const { definition, state } = this.shown.match;
    if (!definition.toAct(state).includes(MINE)) this.#playNext();
  };

  /** Plays the next entry at once: a wake that is due, or a command of the first seat to act. */
  #playNext(): void {
    const { match } = this.shown;
    const wake = nextWake(match);
    if (wake !== null) {
      this.#offsetMs = wake;
      this.#apply(advance(match, wake));
      return;
    }
    const actor = match.definition.toAct(match.state)[0] as Seat;
    const decision = this.#decide(actor);
    if (decision !== null) this.#apply(submit(match, actor, decision.command, match.at));
  }

  #decide(seat: Seat) {
    const { match } = this.shown;
    const { definition, table, state, at, seed, seq } = match;
    const memory = this.#memories[seat] ?? null;
    return this.#bot.decide({
      table,
      view: definition.view(state, seat),
      seat,
      people: [],
      at,
      memory,
      rng: botRng(seed, seat, seq),
    });
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    const { match } = this.shown;
    const wake = nextWake(match);
    if (wake !== null) {
      this.#timer = setTimeout(() => this.#apply(advance(this.shown.match, wake)), Math.max(0, wake - this.now()));
    }
    if (!this.#isStill) for (const seat of match.definition.toAct(match.state)) this.#scheduleBot(seat);
  }

  /** Leaves a bot alone that has already decided, whatever others do meanwhile. */
  #scheduleBot(seat: Seat): void {
    if (seat === MINE || this.#botTimers.has(seat)) return;
    const decision = this.#decide(seat);
    if (decision === null) return;
    const go = (): void => {
      this.#botTimers.delete(seat);
      this.#apply(submit(this.shown.match, seat, decision.command, toMillis(this.now())));
    };
    this.#botTimers.set(seat, setTimeout(go, decision.afterMs));
  }

  #apply({ match, played }: Pick<Outcome<GameTypes>, 'match' | 'played'>): void {
    this.shown = { ...this.shown, match };
    this.#report(played);
    if (this.#listeners.size > 0) this.#schedule();
  }

  #report(played: readonly Played<GameTypes>[]): void {
    const { match } = this.shown;
    const { definition, state } = match;
    const news = played.map(({ entry, events }) => ({
      seq: entry.seq,
      sights: events.flatMap((event) => definition.sight(event, MINE) ?? []),
      isMine: entry.kind === 'command' && entry.seat === MINE,
    }));
    if (!this.#isStill) {
      const events = played.flatMap((one) => one.events);
      this.#memories = rememberInEverySeat(definition, this.#bot.mind, this.#memories, { state, events, at: match.at });
    }
    this.#show({ happenings: [...this.shown.happenings, ...news].slice(-MAX_HAPPENINGS) });
  }

  #show(changed: Partial<ShownMatch>): void {
    this.shown = { ...this.shown, ...changed };
    for (const listener of this.#listeners) listener();
  }
}
