import type { Bot, Decision } from '@tablee/bot-kit';
import { after, type GameTypes, type Json, type Match, type Millis, type Seat } from '@tablee/kernel';
import type { MatchStep } from '../match/frames.ts';
import { botOf, type HostCatalog } from '../match/rebuild.ts';
import type { Clock, Thinker } from '../ports.ts';
import { memoryAfter, newMemory } from './bot-memory.ts';

interface PlannedCommand {
  /** Null: nothing is played, the bot is only asked again at `due`. */
  readonly command: object | null;
  readonly due: Millis;
  /** The bot is asked again after every step, even if the command is still legal. */
  readonly isTentative: boolean;
}

/**
 * In real time a refused bot is asked again after this delay: if every player waits for another one, no step would
 * trigger it.
 */
const RETRY_AFTER_REFUSAL_MS = 250;

/**
 * 'thinking': no answer yet. 'waiting': nothing to do until the next step. 'acting': its command waits in the race
 * queue and cannot be withdrawn.
 */
type Intent = PlannedCommand | 'thinking' | 'waiting' | 'acting' | null;

interface SeatedBot {
  readonly level: string;
  readonly bot: Bot<GameTypes>;
  memory: Json;
  intent: Intent;
  /** Number of the latest question: answers to earlier ones are ignored. */
  asked: number;
}

export interface BotTable {
  readonly match: Match<GameTypes>;
  readonly isLive: boolean;
  now(): Millis;
  people(): readonly Seat[];
  /** Plays at once, or when the race queue releases the command; `settle` tells if the rules accepted it. */
  play(seat: Seat, command: object, settle: (isPlayed: boolean) => void): void;
}

/** The bots of one match: their memories and planned commands. */
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

  /** Starts from `recollected` and the steps since then, or from an empty memory. */
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

  /** Updates memories, and drops plans that wait for a change or are no longer legal. */
  see(step: MatchStep): void {
    this.recall(step);
    for (const [seat, player] of this.#players) if (this.#isToThinkAgain(seat, player)) player.intent = null;
  }

  /** Updates memories only. */
  recall(step: MatchStep): void {
    const { definition } = this.#table.match;
    for (const [seat, player] of this.#players) {
      player.memory = memoryAfter(player.bot, player.memory, definition, seat, step);
    }
  }

  /** Asks the bots that are to act, and schedules the earliest planned command. */
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
    if (intent === 'thinking') return false; // a busy game would restart a long search again and again
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
    const question = {
      table,
      view: definition.view(state, seat),
      seat,
      people: this.#table.people(),
      at: this.#table.now(),
      memory: player.memory,
    };
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

  /** Checks that the answer is still legal. Continues in a callback of the clock, because only those are guarded. */
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

  /** In a game of turns a failed search would block the match: the fallback of the game is played instead. */
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

  /** Ignores a timer whose plan was replaced meanwhile. */
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
