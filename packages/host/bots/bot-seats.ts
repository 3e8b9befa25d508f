import type { Bot, Decision } from '@tablee/bot-kit';
import { after, type GameTypes, type Json, type Match, type Millis, type Seat } from '@tablee/kernel';
import type { MatchStep } from '../match/frames.ts';
import { botOf, type HostCatalog } from '../match/rebuild.ts';
import type { Clock, Thinker } from '../ports.ts';
import { memoryAfter, newMemory } from './bot-memory.ts';

interface PlannedCommand {
  /** Null: nothing is played, the bot is asked again. */
  readonly command: object | null;
  readonly due: Millis;
  /** Whatever happens meanwhile, the bot is asked again. */
  readonly isTentative: boolean;
}

/** After so long a bot that was refused at a table of haste looks again: where everybody waits for somebody else, nothing would ever change. */
const RETRY_AFTER_REFUSAL_MS = 250;

/**
 * 'thinking': asked, not answered. 'waiting': it found nothing to do, and is asked again when something has changed.
 * 'acting': its command is held for its race, and cannot be taken back.
 */
type Intent = PlannedCommand | 'thinking' | 'waiting' | 'acting' | null;

interface SeatedBot {
  readonly level: string;
  readonly bot: Bot<GameTypes>;
  memory: Json;
  intent: Intent;
  /** Rises with every question, so that an answer to an old one is not taken for the new one. */
  asked: number;
}

export interface BotTable {
  readonly match: Match<GameTypes>;
  readonly isLive: boolean;
  now(): Millis;
  /** Now, or when the race it is for allows it; then says whether the rules did. */
  play(seat: Seat, command: object, settle: (isPlayed: boolean) => void): void;
}

/** The bots of one match: what each remembers, and what it is about to do. */
export class BotSeats {
  readonly #players = new Map<Seat, SeatedBot>();
  readonly #table: BotTable;
  readonly #clock: Clock;
  readonly #thinker: Thinker;
  readonly #catalog: HostCatalog;
  #cancel: (() => void) | null = null;

  constructor(table: BotTable, clock: Clock, thinker: Thinker, catalog: HostCatalog) {
    this.#catalog = catalog;
    this.#table = table;
    this.#clock = clock;
    this.#thinker = thinker;
  }

  /** With what it would remember and what came since; otherwise with an empty memory. */
  add(seat: Seat, level: string, recollected: Json | null = null, since: readonly MatchStep[] = []): void {
    const { definition } = this.#table.match;
    const bot = botOf(this.#catalog, definition.id, level);
    const memory = since.reduce(
      (before, step) => memoryAfter(bot, before, definition, seat, step),
      recollected ?? newMemory(bot),
    );
    this.#players.set(seat, { level, bot, memory, intent: null, asked: 0 });
  }

  remove(seat: Seat): void {
    this.#players.delete(seat);
  }

  has(seat: Seat): boolean {
    return this.#players.has(seat);
  }

  /** Everybody sees what happened. A bot that waited, or can no longer do what it planned, thinks again. */
  see(step: MatchStep): void {
    this.recall(step);
    for (const [seat, player] of this.#players) if (this.#isToThinkAgain(seat, player)) player.intent = null;
  }

  /** Everybody keeps in mind what they saw of it. */
  recall(step: MatchStep): void {
    const { definition } = this.#table.match;
    for (const [seat, player] of this.#players) {
      player.memory = memoryAfter(player.bot, player.memory, definition, seat, step);
    }
  }

  /** Asks the bots that are to act, and plays what is due. */
  askBots(): void {
    this.#cancel?.();
    this.#cancel = null;
    const { match, isLive } = this.#table;
    if (!isLive) return;
    for (const seat of match.definition.toAct(match.state)) this.#ask(seat);
    const next = this.#earliest();
    if (next === null) return;
    this.#cancel = this.#clock.after(Math.max(0, next.plan.due - this.#table.now()), () =>
      this.#act(next.seat, next.plan),
    );
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    for (const player of this.#players.values()) {
      player.intent = null;
      player.asked += 1;
    }
  }

  #isToThinkAgain(seat: Seat, { intent }: SeatedBot): boolean {
    if (intent === null || intent === 'waiting') return true;
    if (intent === 'acting') return false;
    const { definition, state } = this.#table.match;
    if (definition.traits.pace === 'turns') return !definition.toAct(state).includes(seat);
    if (intent === 'thinking') return false; // otherwise a long thought would be begun again and again in a busy game
    return intent.isTentative || !this.#isPossible(seat, intent);
  }

  #isPossible(seat: Seat, { command, due }: PlannedCommand): boolean {
    const { definition, state } = this.#table.match;
    return command !== null && definition.check(definition.view(state, seat), seat, command, due) === null;
  }

  #ask(seat: Seat): void {
    const player = this.#players.get(seat);
    if (player === undefined || player.intent !== null) return;
    const { match } = this.#table;
    const { definition, table, state } = match;
    const question = { table, view: definition.view(state, seat), seat, at: this.#table.now(), memory: player.memory };
    player.asked += 1;
    const { asked } = player;
    const { seed, seq } = match;
    const answer = this.#thinker.decide(definition.id, player.level, question, { seed, seq });
    if (!(answer instanceof Promise)) {
      player.intent = planOf(answer, question.at);
      return;
    }
    player.intent = 'thinking';
    void this.#await(answer, seat, player, asked, question.at);
  }

  /** What was thought of may be gone by now: then it thinks again. The clock calls, since only its calls are guarded. */
  async #await(
    answer: Promise<Decision<GameTypes> | null>,
    seat: Seat,
    player: SeatedBot,
    asked: number,
    at: Millis,
  ): Promise<void> {
    const plan = planOf((await answer) ?? this.#makeshift(seat), at);
    if (player.asked !== asked || player.intent !== 'thinking') return;
    this.#clock.after(0, () => {
      if (player.asked !== asked || player.intent !== 'thinking') return;
      player.intent = plan === 'waiting' || this.#isPossible(seat, plan) ? plan : null;
      this.askBots();
    });
  }

  /** After a thought that failed in a game of turns, everybody would wait for ever: the game's fallback is played. */
  #makeshift(seat: Seat): Decision<GameTypes> | null {
    const { definition, state } = this.#table.match;
    if (definition.traits.pace !== 'turns' || !definition.toAct(state).includes(seat)) return null;
    const command = definition.fallback(definition.view(state, seat), seat);
    return command === null ? null : { command, afterMs: 0 };
  }

  #earliest(): { readonly seat: Seat; readonly plan: PlannedCommand } | null {
    let earliest: { readonly seat: Seat; readonly plan: PlannedCommand } | null = null;
    for (const [seat, { intent }] of this.#players) {
      if (intent === null || typeof intent === 'string') continue;
      if (earliest === null || intent.due < earliest.plan.due) earliest = { seat, plan: intent };
    }
    return earliest;
  }

  /** The match may have moved on since the timer was set: only a plan that still stands is played. */
  #act(seat: Seat, plan: PlannedCommand): void {
    const player = this.#players.get(seat);
    if (player?.intent === plan) this.#play(seat, player, plan);
    this.askBots();
  }

  #play(seat: Seat, player: SeatedBot, { command }: PlannedCommand): void {
    player.intent = command === null ? null : 'acting';
    if (command !== null) this.#table.play(seat, command, (isPlayed) => this.#settle(player, isPlayed));
  }

  #settle(player: SeatedBot, isPlayed: boolean): void {
    if (player.intent !== 'acting') return;
    player.intent = isPlayed ? null : this.#refused();
    this.askBots();
  }

  #refused(): PlannedCommand | 'waiting' {
    if (this.#table.match.definition.traits.pace === 'turns') return 'waiting';
    return { command: null, due: after(this.#table.now(), RETRY_AFTER_REFUSAL_MS), isTentative: true };
  }
}

function planOf(decision: Decision<GameTypes> | null, at: Millis): PlannedCommand | 'waiting' {
  if (decision === null) return 'waiting';
  const { command, afterMs, isTentative = false } = decision;
  return { command, due: after(at, afterMs), isTentative };
}
