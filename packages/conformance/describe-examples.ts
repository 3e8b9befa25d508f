import {
  arrangeSeats,
  defaultSeatOptions,
  type GameDefinition,
  type GameTypes,
  mostSeats,
  type OptionSpec,
  presetOptions,
  type Refusal,
  type Rule,
  seatOf,
  seedFromWord,
  stepRng,
  toMillis,
} from '@tablee/kernel';
import { describe, expect, it } from 'vitest';

interface Example {
  readonly position: string;
  readonly command: string;
}

/** The checkable part of the examples in the rules drawer. */
interface Examples<G extends GameTypes, E extends Example> {
  readonly pairs: Partial<Record<G['rule'], { readonly legal: E; readonly illegal: E }>>;
  readonly allowed?: Partial<Record<G['rule'], readonly E[]>>;
  readonly figures?: Partial<Record<G['rule'], unknown>>;
  readonly unlisted?: readonly G['rule'][];
  readonly read: (example: E) => { readonly view: G['view']; readonly command: G['command'] };
}

const SEAT = seatOf('A');
const NOW = toMillis(0);
const SEED = seedFromWord('examples');

/**
 * Tests of the drawn examples: each is a consistent position, and `check` agrees with the drawing. `tellWhyNot` returns
 * the sentence of a refusal in every language.
 */
export function describeExamples<G extends GameTypes, E extends Example>(
  definition: GameDefinition<G>,
  drawn: Examples<G, E>,
  tellWhyNot: (refusal: Refusal<G>) => readonly string[],
): void {
  const { pairs, allowed = {}, figures = {}, read } = drawn;
  describeRefused(definition, drawn, tellWhyNot);
  const { refusing, ofSeats } = rulesToDraw(definition);

  const verdictOn = (example: E): Refusal<G> | 'unknown' | null => {
    const { view, command } = read(example);
    return definition.check(view, SEAT, command, NOW);
  };

  describe(`the drawn examples of ${definition.id}`, () => {
    it('are there for every rule that can refuse, and for no other', () => {
      expect(Object.keys(pairs).toSorted()).toEqual(refusing.toSorted());
    });

    it.runIf(ofSeats.length > 0).each(ofSeats)('[%s] which seats it refuses is drawn: no command shows it', (rule) => {
      expect(Object.keys(figures)).toContain(rule);
    });

    it.each(refusing)('[%s] the legal example is accepted', (rule) => {
      expect(verdictOn(exampleOf(pairs, rule, 'legal'))).toBeNull();
    });

    it.each(refusing)('[%s] the examples read as they are written', (rule) => {
      for (const side of ['legal', 'illegal'] as const) {
        const example = exampleOf(pairs, rule, side);
        const { view, command } = read(example);
        expect(definition.notation.view(view)).toBe(example.position);
        expect(definition.notation.command(command)).toBe(example.command);
      }
    });

    it.runIf(Object.keys(allowed).length > 0).each(Object.entries<readonly E[] | undefined>(allowed))(
      '[%s] what else it allows is accepted, and reads as it is written',
      (_, examples = []) => {
        for (const example of examples) {
          const { view, command } = read(example);
          expect(verdictOn(example)).toBeNull();
          expect(definition.notation.view(view)).toBe(example.position);
          expect(definition.notation.command(command)).toBe(example.command);
        }
      },
    );

    it.runIf('imagine' in definition).each(refusing)('[%s] the examples are views of whole states', (rule) => {
      for (const side of ['legal', 'illegal'] as const) {
        const { view, command } = read(exampleOf(pairs, rule, side));
        const rng = stepRng(SEED, 1);
        const state = definition.imagine?.(view, SEAT, rng, null) as G['state'];
        expect(definition.view(state, SEAT)).toEqual(view);
        expect(definition.apply(state, SEAT, command, { at: NOW, rng }).ok).toBe(side === 'legal');
      }
    });
  });
}

/** Tests of the examples that are drawn as refused. */
function describeRefused<G extends GameTypes, E extends Example>(
  definition: GameDefinition<G>,
  { pairs, unlisted = [], read }: Examples<G, E>,
  tellWhyNot: (refusal: Refusal<G>) => readonly string[],
): void {
  describe(`the refused examples of ${definition.id}`, () => {
    it.each(rulesToDraw(definition).refusing)(
      '[%s] is refused by this very rule, with a sentence in each language',
      (rule) => {
        const { view, command } = read(exampleOf(pairs, rule, 'illegal'));
        const refusal = definition.check(view, SEAT, command, NOW);
        expect(refusal).toMatchObject({ rule });
        const sentences = refusal === null || refusal === 'unknown' ? [] : tellWhyNot(refusal);
        expect(sentences).not.toEqual([]);
        for (const sentence of sentences) expect(sentence).toMatch(/^(?!.*(?:[{}]|undefined)).*\p{L}.*[.!?…]$/su);
      },
    );

    it.each(rulesToDraw(definition).refusing)('[%s] is unlisted where it only shows that the match is over', (rule) => {
      const { view } = read(exampleOf(pairs, rule, 'illegal'));
      if (definition.result(view) !== null) expect(unlisted).toContain(rule);
    });
  });
}

/** Rules with refusals: by `check`, and by `arrange`. */
function rulesToDraw<G extends GameTypes>(
  definition: GameDefinition<G>,
): Readonly<Record<'refusing' | 'ofSeats', readonly G['rule'][]>> {
  const rules = Object.entries<Rule>(definition.rulebook).filter(([, { shows }]) => shows.includes('refusal'));
  const ofSeats = rulesOfSeats(definition);
  return { refusing: rules.map(([rule]) => rule as G['rule']).filter((rule) => !ofSeats.includes(rule)), ofSeats };
}

/** Rules that refuse a table at which every seat chooses the same option. */
function rulesOfSeats<G extends GameTypes>(definition: GameDefinition<G>): G['rule'][] {
  const refusals = Object.keys(definition.presets).flatMap((preset) => {
    const options = presetOptions(definition, preset) as G['options'];
    const seats = mostSeats(definition.seating(options));
    const plain = defaultSeatOptions(definition, seats);
    return Object.entries<OptionSpec>(definition.seatOptions).flatMap(([name, { choices }]) =>
      choices.flatMap((choice) => {
        const seatOptions = plain.map((usual) => ({ ...usual, [name]: choice }));
        const arranged = arrangeSeats(definition, { seats, options, seatOptions });
        return arranged.ok ? [] : [arranged.refusal.rule];
      }),
    );
  });
  return [...new Set(refusals)];
}

function exampleOf<G extends GameTypes, E extends Example>(
  pairs: Examples<G, E>['pairs'],
  rule: G['rule'],
  side: 'legal' | 'illegal',
): E {
  const pair = pairs[rule];
  if (pair === undefined) throw new Error(`no example of ${rule}`);
  return pair[side];
}
