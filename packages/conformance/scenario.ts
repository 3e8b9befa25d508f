import {
  canonical,
  type GameDefinition,
  type GameTypes,
  type Refusal,
  type Rng,
  type Step,
  seatOf,
  seedFromWord,
  stepRng,
  toMillis,
} from '@tablee/kernel';

/** Plays positions of one game in its notation, for rule tests. Seats are letters; A is seat 0. */
export interface Scenario<G extends GameTypes> {
  /** Plays a legal command; throws if it is refused. */
  readonly play: <S extends G['state']>(
    state: S,
    letter: string,
    text: string,
    at?: number,
  ) => Step<G> & { readonly state: S };
  /** Plays the wake that is due, with the random numbers of step `step`. */
  readonly wake: <S extends G['state']>(state: S, step?: number) => Step<G> & { readonly state: S };
  /** The refusal on which `check` and `apply` agree; null if the command is accepted. Throws if they differ. */
  readonly refusalOf: (state: G['state'], letter: string, text: string, at?: number) => Refusal<G> | null;
  readonly isLegal: (state: G['state'], letter: string, text: string, at?: number) => boolean;
  /** Legal commands in notation, sorted. */
  readonly legalOf: (state: G['state'], letter: string, at?: number) => string[];
}

const SEED = seedFromWord('scenario');

function chance(step: number): Rng {
  return stepRng(SEED, step);
}

/** `now` is the default time of commands, for positions at a later match time. */
export function scenarioOf<G extends GameTypes>(
  definition: GameDefinition<G>,
  read: (text: string) => G['command'],
  now = 0,
): Scenario<G> {
  const refusalOf: Scenario<G>['refusalOf'] = (state, letter, text, at = now) => {
    const seat = seatOf(letter);
    const checked = definition.check(definition.view(state, seat), seat, read(text), toMillis(at));
    const verdict = definition.apply(state, seat, read(text), { at: toMillis(at), rng: chance(1) });
    const applied = verdict.ok ? null : verdict.refusal;
    if (canonical(checked) !== canonical(applied)) throw new Error(`check and apply disagree on ${text}`);
    return applied;
  };
  return {
    refusalOf,
    isLegal: (state, letter, text, at) => refusalOf(state, letter, text, at) === null,
    play<S extends G['state']>(state: S, letter: string, text: string, at = now) {
      const verdict = definition.apply(state, seatOf(letter), read(text), { at: toMillis(at), rng: chance(1) });
      if (!verdict.ok) throw new Error(`${text} is refused by ${canonical(verdict.refusal)}`);
      return verdict.step as Step<G> & { readonly state: S };
    },
    wake<S extends G['state']>(state: S, step = 2) {
      const due = definition.wakeAt(state);
      if (due === null) throw new Error('no wake is due');
      return definition.wake(state, { at: due, rng: chance(step) }) as Step<G> & { readonly state: S };
    },
    legalOf(state, letter, at = now) {
      const seat = seatOf(letter);
      const legal = [...definition.legal(definition.view(state, seat), seat, toMillis(at))];
      return legal.map((command) => definition.notation.command(command)).toSorted();
    },
  };
}
