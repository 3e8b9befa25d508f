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
import type { Happening, PendingCommand, Refused, Tried } from '@tablee/table-ui';
import type { Wishes } from './wishes.ts';

export interface Shown {
  readonly match: Match<GameTypes>;
  readonly happenings: readonly Happening<GameTypes>[];
  readonly pending: readonly PendingCommand<GameTypes>[];
  readonly refusal: Refused<GameTypes> | null;
}

const REMEMBERED = 12;
const MINE = 0 as Seat;

/** A match in the page, without a server: bots at every seat but mine, match time by the page's own clock. */
export class LocalMatch {
  readonly #bot: Bot<GameTypes>;
  readonly #lag: number;
  readonly #started = performance.now();
  readonly #listeners = new Set<() => void>();
  readonly #reaching = new Map<Seat, ReturnType<typeof setTimeout>>();
  readonly #isStill: boolean;
  #memories: readonly Json[];
  #timer: ReturnType<typeof setTimeout> | undefined;
  shown: Shown;

  constructor(definition: AnyGame, bot: Bot<GameTypes>, wishes: Wishes) {
    this.#bot = bot;
    this.#lag = wishes.lag;
    this.#isStill = wishes.isStill;
    const preset = wishes.preset ?? Object.keys(definition.presets)[0] ?? '';
    const table = tableFor(definition, preset, wishes.seats);
    if (table === null) throw new Error(`no preset ${preset}`);
    const { match: opened, events } = openMatch(definition, table, seedFromWord(wishes.seed));
    const set = wishes.state === null ? {} : (JSON.parse(wishes.state) as object);
    const match = { ...opened, state: { ...opened.state, ...set } };
    this.#memories = blankMemories(bot.mind, wishes.seats);
    this.shown = { match, happenings: [], pending: [], refusal: null };
    const isOver = (): boolean => definition.result(this.shown.match.state) !== null;
    for (let entry = 0; (wishes.isEnd || entry < wishes.after) && !isOver(); entry += 1) this.#playNext();
    if (wishes.after === 0 && wishes.state === null)
      this.#tell([{ entry: { seq: 0 }, events } as unknown as Played<GameTypes>]);
    else this.shown = { ...this.shown, happenings: [] };
    this.#plan();
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  now = (): number => Math.floor(performance.now() - this.#started) + this.#base;
  #base = 0;

  play = (command: object): string => {
    const id = String(performance.now());
    const sent = { id, command, at: toMillis(this.now()) };
    this.#show({ pending: [...this.shown.pending, sent], refusal: null });
    setTimeout(() => {
      const { refusal, ...outcome } = submit(this.shown.match, MINE, command, toMillis(this.now()));
      const pending = this.shown.pending.filter((one) => one !== sent);
      if (refusal === null) this.#draft = null;
      this.#show({ pending, refusal: refusal && { ...refusal, id, tried: null } });
      this.#take(outcome);
    }, this.#lag);
    return id;
  };

  /** As a host does: kept until this seat plays. */
  keepDraft = (command: object | null): void => {
    this.#draft = command;
  };
  #draft: object | null = null;

  /** My time is out: what I have composed is played where the rules allow it, otherwise the game's fallback. */
  timeOut = (): void => {
    const { match } = this.shown;
    const { definition, state } = match;
    const view = definition.view(state, MINE);
    const at = toMillis(this.now());
    const isLegal = this.#draft !== null && definition.check(view, MINE, this.#draft, at) === null;
    const command = isLegal ? this.#draft : definition.fallback(view, MINE);
    if (isLegal) this.#draft = null;
    if (command !== null) this.#take(submit(match, MINE, command, at));
  };

  refuse = (refusal: Refusal<GameTypes>, tried: Tried<GameTypes>): void =>
    this.#show({ refusal: { ...refusal, id: null, tried } });

  forget = (): void => this.#show({ refusal: null });

  /** Where bots do nothing by themselves: the next of them plays. */
  step = (): void => {
    const { definition, state } = this.shown.match;
    if (!definition.toAct(state).includes(MINE)) this.#playNext();
  };

  /** Plays the next entry at once: a wake that is due, or the first seat that is to act. */
  #playNext(): void {
    const { match } = this.shown;
    const wake = nextWake(match);
    if (wake !== null) {
      this.#base = wake;
      this.#take(advance(match, wake));
      return;
    }
    const actor = match.definition.toAct(match.state)[0] as Seat;
    const decision = this.#decide(actor);
    if (decision !== null) this.#take(submit(match, actor, decision.command, match.at));
  }

  #decide(seat: Seat) {
    const { match } = this.shown;
    const { definition, table, state, at, seed, seq } = match;
    const memory = this.#memories[seat] ?? null;
    return this.#bot.decide({
      table,
      view: definition.view(state, seat),
      seat,
      at,
      memory,
      rng: botRng(seed, seat, seq),
    });
  }

  #plan(): void {
    clearTimeout(this.#timer);
    const { match } = this.shown;
    const wake = nextWake(match);
    if (wake !== null) {
      this.#timer = setTimeout(() => this.#take(advance(this.shown.match, wake)), Math.max(0, wake - this.now()));
    }
    if (!this.#isStill) for (const seat of match.definition.toAct(match.state)) this.#planBot(seat);
  }

  /** A bot that has begun to reach for something does not begin again because of what others do. */
  #planBot(seat: Seat): void {
    if (seat === MINE || this.#reaching.has(seat)) return;
    const decision = this.#decide(seat);
    if (decision === null) return;
    const go = (): void => {
      this.#reaching.delete(seat);
      this.#take(submit(this.shown.match, seat, decision.command, toMillis(this.now())));
    };
    this.#reaching.set(seat, setTimeout(go, decision.afterMs));
  }

  #take({ match, played }: Pick<Outcome<GameTypes>, 'match' | 'played'>): void {
    this.shown = { ...this.shown, match };
    this.#tell(played);
    if (this.#listeners.size > 0) this.#plan();
  }

  #tell(played: readonly Played<GameTypes>[]): void {
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
    this.#show({ happenings: [...this.shown.happenings, ...news].slice(-REMEMBERED) });
  }

  #show(changed: Partial<Shown>): void {
    this.shown = { ...this.shown, ...changed };
    for (const listener of this.#listeners) listener();
  }
}
