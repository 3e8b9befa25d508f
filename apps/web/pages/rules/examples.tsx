import type { UiEntry } from '@tablee/games/catalog.ui';
import { type AnyClientRules, type GameTypes, seatOf, toMillis } from '@tablee/kernel';
import type { ExampleWords, GameExamples, RuleExample, RuleExamples, ShownExample } from '@tablee/table-ui';
import { type AnyWords, sayRefusal, speakerOf } from '@tablee/words';
import { type ReactNode, use, useMemo } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { openExamples, openRulesFor, openTable } from '../../parts/open-game.ts';
import { useSettings } from '../../settings/settings.ts';
import type { BriefOptions } from './brief-lines.ts';
import { DrawnTry } from './drawn-try.tsx';

/** The examples of a game, with its sentences. */
export interface ExampleBook {
  readonly examples: GameExamples<GameTypes, AnyWords>;
  readonly words: ExampleWords<AnyWords>;
  /** The sentence with which the rules refuse it; null if they do not. */
  readonly whyNot: (example: RuleExample<GameTypes>) => string | null;
}

/** The examples of a game for these options, or null if it has none. Suspends while they are loaded. */
export function useExamples(game: string, entry: UiEntry, options: BriefOptions): ExampleBook | null {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const { definition, words } = use(openRulesFor(game, entry, locale, options));
  const load = entry.table === null ? null : use(openTable(game, entry.table)).examples;
  const examples = load === null ? null : use(openExamples(game, load));
  return useMemo(() => {
    if (examples === null) return null;
    const nameOf = (seat: number): string => say('rules.example.player', { seat });
    return {
      examples,
      words: { say: speakerOf(words, locale), nameOf },
      whyNot: (example) => {
        const refusal = judge(definition, examples, example);
        return refusal === null ? null : sayRefusal(words, locale, refusal, nameOf);
      },
    };
  }, [examples, definition, words, locale, say]);
}

type RuleRefusal = Parameters<typeof sayRefusal>[2];

function judge(
  definition: AnyClientRules,
  { read }: GameExamples<GameTypes, AnyWords>,
  example: RuleExample<GameTypes>,
): RuleRefusal | null {
  const { view, command } = read(example);
  const verdict = definition.check(view, seatOf('A'), command, toMillis(0));
  return verdict === 'unknown' ? null : verdict;
}

type PairSide = keyof RuleExamples<GameTypes>;

interface RuleProps {
  readonly book: ExampleBook | null;
  readonly rule: string;
}

/** The examples of a rule: allowed and refused commands, and a figure. */
export function Examples({ book, rule }: RuleProps) {
  if (book === null || !hasExamples(book, rule)) return null;
  const pair = isListed(book, rule) ? pairOf(book, rule) : null;
  return (
    <div className="rule-examples">
      {pair !== null && <Example book={book} example={pair.legal} side="legal" />}
      {book.examples.allowed?.[rule]?.map((example) => (
        <Example key={`${example.position} ${example.command}`} book={book} example={example} side="legal" />
      ))}
      {pair !== null && <Example book={book} example={pair.illegal} side="illegal" />}
      <Figure book={book} rule={rule} />
    </div>
  );
}

/** True if the list of rules draws anything for the rule. */
export function hasExamples(book: ExampleBook | null, rule: string): boolean {
  if (book === null) return false;
  const { pairs, allowed, figures } = book.examples;
  return [isListed(book, rule) ? pairs : undefined, allowed, figures].some((rules) => rules?.[rule] !== undefined);
}

function isListed({ examples }: ExampleBook, rule: string): boolean {
  return examples.unlisted?.includes(rule) !== true;
}

/** The allowed or the refused example of a rule. */
export function PairExample({ book, rule, side }: RuleProps & { readonly side: PairSide }) {
  const pair = pairOf(book, rule);
  return book === null || pair === null ? null : <Example book={book} example={pair[side]} side={side} />;
}

function pairOf(book: ExampleBook | null, rule: string): RuleExamples<GameTypes> | null {
  return book?.examples.pairs[rule] ?? null;
}

interface ExampleProps {
  readonly book: ExampleBook;
  readonly example: RuleExample<GameTypes>;
  readonly side: PairSide;
}

function Example({ book: { examples, words, whyNot }, example, side }: ExampleProps) {
  const say = useSay();
  const shown = useMemo(
    (): ShownExample<GameTypes> => ({ ...examples.read(example), seat: seatOf('A') }),
    [examples, example],
  );
  return (
    <DrawnTry {...{ examples, words, shown }} verdict={side} label={`${say(`rules.example.${side}`)}.`}>
      {examples.tell(shown, words).tried} {whyNot(example)}
    </DrawnTry>
  );
}

function Figure({ book: { examples, words }, rule }: { readonly book: ExampleBook; readonly rule: string }): ReactNode {
  const Drawn = examples.figures?.[rule];
  if (Drawn === undefined) return null;
  return (
    <figure className="rule-figure">
      <Drawn {...words} />
    </figure>
  );
}
