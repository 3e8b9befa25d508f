import type { UiEntry } from '@tablee/games/catalog.ui';
import { type AnyGame, type GameTypes, seatOf, toMillis } from '@tablee/kernel';
import type { ExampleWords, GameExamples, RuleExample, RuleExamples } from '@tablee/table-ui';
import { type AnyWords, sayRefusal, speakerOf } from '@tablee/words';
import { Check, X } from 'lucide-react';
import { use, useMemo } from 'react';
import { useSay } from '../../locale/use-say.ts';
import { openRules, openTable } from '../../parts/open-game.ts';
import { useSettings } from '../../settings/settings.ts';

/** All that the examples of a game are drawn and told with. */
export interface ExampleBook {
  readonly examples: GameExamples<GameTypes, AnyWords>;
  readonly words: ExampleWords<AnyWords>;
  /** Why the rules refuse it, in words; null where they do not. */
  readonly whyNot: (example: RuleExample<GameTypes>) => string | null;
}

/** The examples of a game; null where it has none yet. Suspends while they are fetched. */
export function useExamples(game: string, entry: UiEntry): ExampleBook | null {
  const say = useSay();
  const locale = useSettings((settings) => settings.locale);
  const { definition, words } = use(openRules(game, entry));
  const examples = entry.table === null ? null : use(openTable(game, entry.table)).examples;
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

type Refused = Parameters<typeof sayRefusal>[2];

function judge(
  definition: AnyGame,
  { read }: GameExamples<GameTypes, AnyWords>,
  example: RuleExample<GameTypes>,
): Refused | null {
  const { view, command } = read(example);
  const verdict = definition.check(view, seatOf('A'), command, toMillis(0));
  return verdict === 'unknown' ? null : verdict;
}

type Side = keyof RuleExamples<GameTypes>;

interface ExamplePairProps {
  readonly book: ExampleBook | null;
  readonly rule: string;
  readonly first: Side;
}

/** What a rule allows and what it refuses, drawn; nothing where it has no examples. */
export function ExamplePair({ book, rule, first }: ExamplePairProps) {
  const pair = pairOf(book, rule);
  if (book === null || pair === null) return null;
  const second = first === 'legal' ? 'illegal' : 'legal';
  return (
    <div className="rule-examples">
      <Example book={book} example={pair[first]} side={first} />
      <Example book={book} example={pair[second]} side={second} />
    </div>
  );
}

export function pairOf(book: ExampleBook | null, rule: string): RuleExamples<GameTypes> | null {
  return book?.examples.pairs[rule] ?? null;
}

interface ExampleProps {
  readonly book: ExampleBook;
  readonly example: RuleExample<GameTypes>;
  readonly side: Side;
}

function Example({ book: { examples, words, whyNot }, example, side }: ExampleProps) {
  const say = useSay();
  const { Picture } = examples;
  const shown = useMemo(() => examples.read(example), [examples, example]);
  const { seen, tried } = examples.tell(shown, words);
  const Sign = side === 'legal' ? Check : X;
  return (
    <figure className="rule-example" data-side={side}>
      <div className="rule-picture" role="img" aria-label={seen}>
        <Picture {...shown} {...words} />
      </div>
      <figcaption>
        <span className="rule-verdict">
          <Sign size={17} strokeWidth={3.6} aria-hidden="true" />
        </span>
        <span>
          <b>{say(`rules.example.${side}`)}.</b> {tried} {whyNot(example)}
        </span>
      </figcaption>
    </figure>
  );
}
