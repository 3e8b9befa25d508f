import type { LiveTable, Slices, TableDoc, Thinker } from '@tablee/host';
import type { AnyGame, Rng } from '@tablee/kernel';
import { pino } from 'pino';
import { systemClock } from '../../clock.ts';
import { Hall } from '../../hall/hall.ts';
import { randomId } from '../../random-id.ts';
import type { ServerStore } from '../../store/server-store.ts';
import { think } from '../../thinking/thought.ts';
import { newTable } from '../new-table.ts';
import { somebody } from '../sitters.ts';
import { BOT, catalogOf } from './long-log.ts';
import { Neighbour } from './neighbour.ts';
import { TickTimes } from './tick-times.ts';

/** Effect of an action on the other tables. */
export interface Noticed {
  /** CPU time of the longest event-loop tick. */
  readonly tickMs: number;
  /** Waits of all players, one for each answer. */
  readonly waits: readonly number[];
  readonly lastedMs: number;
}

/** A hall with tables at which play goes on throughout. */
export class Neighbourhood {
  readonly #hall: Hall;
  readonly #neighbours: Neighbour[] = [];
  readonly #ticks = new TickTimes();

  constructor(game: AnyGame, store: ServerStore, slices: Slices) {
    const catalog = catalogOf(game);
    const thinker: Thinker = {
      decide: (id, level, question, chance) => think(catalog, { game: id, level, question, chance }),
    };
    this.#hall = new Hall({ catalog, store, slices, thinker, clock: systemClock }, pino({ level: 'silent' }));
  }

  async settle(game: AnyGame, count: number, rng: Rng): Promise<void> {
    for (let n = 0; n < count; n += 1) {
      const person = somebody(rng);
      const doc = newTable({ definition: game, preset: 'endless', seats: 2 }, [person, BOT], `neighbour ${n}`);
      const table = await this.#opened(this.#hall.make({ ...doc, id: randomId() }));
      await table.start(person.guest);
      this.#neighbours.push(new Neighbour(table, person));
    }
  }

  open({ id }: TableDoc): Promise<LiveTable> {
    return this.#opened(this.#hall.open(id));
  }

  async during(act: () => Promise<unknown>): Promise<Noticed> {
    const before = performance.now();
    this.#ticks.forget();
    this.#waits();
    await act();
    const lastedMs = performance.now() - before;
    await Promise.all(this.#neighbours.map((neighbour) => neighbour.nextAnswer())); // includes the players who were held up
    return { tickMs: this.#ticks.longestMs, waits: this.#waits(), lastedMs };
  }

  #waits(): number[] {
    return this.#neighbours.flatMap((neighbour) => neighbour.waits());
  }

  async leave(): Promise<void> {
    this.#ticks.stop();
    await this.#hall.stop();
  }

  async #opened(opening: ReturnType<Hall['open']>): Promise<LiveTable> {
    const opened = await opening;
    if (!opened.ok) throw new Error(opened.problem);
    return opened.table;
  }
}
